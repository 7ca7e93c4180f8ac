extension StandardLibrary {
  /// Objects as addresses, and objects with memory of their own behind them.
  static let unmanaged = LibraryEntry(
    "Unmanaged.swift",
    """
    /// What the address of an object points to.
    final class __ObjectStorage: __Storage {
      unowned let object: AnyObject
      init(_ object: AnyObject) {
        self.object = object
        super.init(address: Int(bitPattern: ObjectIdentifier(object)))
      }
    }
    /// The objects that were handed over to nobody in particular.
    enum __Retained {
      static var objects: [AnyObject] = []
    }

    /// A reference that does not count, or counts by hand.
    struct Unmanaged<Instance: AnyObject> {
      let __storage: __ObjectStorage
      init(__object: Instance) { self.__storage = __ObjectStorage(__object) }
      var __object: Instance { __storage.object as! Instance }
      static func passUnretained(_ value: Instance) -> Unmanaged<Instance> {
        Unmanaged(__object: value)
      }
      static func passRetained(_ value: Instance) -> Unmanaged<Instance> {
        Unmanaged(__object: value).retain()
      }
      static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance> {
        guard let storage = value.__block.storage as? __ObjectStorage,
          let object = storage.object as? Instance
        else { fatalError("a pointer that is not the address of such an object") }
        return Unmanaged(__object: object)
      }
      func toOpaque() -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(__block: __Block(__storage), __offset: 0)
      }
      func takeUnretainedValue() -> Instance { __object }
      func _withUnsafeGuaranteedRef<Result>(
        _ body: (Instance) throws -> Result
      ) rethrows -> Result {
        try body(__object)
      }
      func takeRetainedValue() -> Instance {
        let value = __object
        release()
        return value
      }
      @discardableResult
      func retain() -> Unmanaged<Instance> {
        __Retained.objects.append(__object)
        return self
      }
      func release() {
        if let i = __Retained.objects.lastIndex(where: { $0 === __object }) {
          __Retained.objects.remove(at: i)
        }
      }
    }
    """)
}
