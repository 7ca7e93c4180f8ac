extension StandardLibrary {
  /// A set that counts how often each member was added.
  static let countedSet = LibraryEntry(
    "NSCountedSet.swift",
    """
    /// Distinct objects and how often each was added.
    class NSCountedSet: NSObject, Sequence {
      var __counts: [AnyHashable: Int] = [:]
      override init() {}
      init(array: [Any]) {
        super.init()
        for object in array { add(object) }
      }
      convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      func add(_ object: Any) { __counts[__key(object), default: 0] += 1 }
      func remove(_ object: Any) {
        let key = __key(object)
        guard let count = __counts[key] else { return }
        __counts[key] = count > 1 ? count - 1 : nil
      }
      func count(for object: Any) -> Int { __counts[__key(object)] ?? 0 }
      func contains(_ anObject: Any) -> Bool { __counts[__key(anObject)] != nil }
      var count: Int { __counts.count }
      var allObjects: [Any] { __counts.keys.map { $0.base } }
      func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
      func __key(_ object: Any) -> AnyHashable {
        object as? AnyHashable ?? AnyHashable("\\(object)")
      }
    }
    """)
}
