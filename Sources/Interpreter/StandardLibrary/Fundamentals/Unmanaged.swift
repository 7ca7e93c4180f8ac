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

  /// An object with a row of elements behind it.
  static let managedBuffer = LibraryEntry(
    "ManagedBuffer.swift",
    """
    /// An object with a header and room for elements.
    class ManagedBuffer<Header, Element> {
      let __header: __Memory<Header>
      var __elements: __Memory<Element>
      let capacity: Int
      required init(__capacity: Int) {
        let (noHeader, noElement): (Header?, Element?) = (nil, nil)
        __header = __Memory<Header>([noHeader])
        __elements = __Memory<Element>(Array(repeating: noElement, count: __capacity))
        capacity = __capacity
      }
      class func create(
        minimumCapacity: Int,
        makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
      ) rethrows -> ManagedBuffer<Header, Element> {
        let made = self.init(__capacity: minimumCapacity)
        made.__header.write(0, try factory(made))
        return made
      }
      var header: Header {
        get { __header.read(0) }
        set { __header.write(0, newValue) }
      }
      func withUnsafeMutablePointerToHeader<R>(
        _ body: (UnsafeMutablePointer<Header>) throws -> R
      ) rethrows -> R {
        try body(UnsafeMutablePointer(__memory: __header, __offset: 0))
      }
      func withUnsafeMutablePointerToElements<R>(
        _ body: (UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        try body(UnsafeMutablePointer(__memory: __elements, __offset: 0))
      }
      func withUnsafeMutablePointers<R>(
        _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
      ) rethrows -> R {
        try body(
          UnsafeMutablePointer(__memory: __header, __offset: 0),
          UnsafeMutablePointer(__memory: __elements, __offset: 0))
      }
    }
    """)
}
