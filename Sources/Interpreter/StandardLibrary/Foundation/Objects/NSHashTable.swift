extension StandardLibrary {
  /// Collections of objects that do not keep them alive.
  static let nsHashTable = LibraryEntry(
    "NSHashTable.swift",
    """
    /// How collections hold and compare their objects.
    struct NSPointerFunctions {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let strongMemory = Options([])
        static let weakMemory = Options(rawValue: 5)
        static let objectPersonality = Options([])
        static let objectPointerPersonality = Options(rawValue: 512)
        static let copyIn = Options(rawValue: 65536)
      }
    }
    typealias NSHashTableOptions = NSPointerFunctions.Options
    typealias NSMapTableOptions = NSPointerFunctions.Options

    /// A place for an object that may not keep it alive.
    final class __ObjectPlace {
      let _strong: AnyObject?
      weak var _weak: AnyObject?
      init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        self._strong = options.contains(.weakMemory) ? nil : object
        self._weak = object
      }
      var object: AnyObject? { _strong ?? _weak }
      func holds(_ other: AnyObject) -> Bool {
        if let object = object as? AnyHashable, let other = other as? AnyHashable {
          return object == other
        }
        return object === other
      }
    }

    /// A set of objects, which may be weak.
    class NSHashTable<ObjectType: AnyObject>: NSObject {
      let _options: NSPointerFunctions.Options
      var _places: [__ObjectPlace] = []
      init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
        self._options = options
        super.init()
      }
      static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
      var _living: [AnyObject] { _places.compactMap { $0.object } }
      var allObjects: [ObjectType] { _living.compactMap { $0 as? ObjectType } }
      var anyObject: ObjectType? { allObjects.first }
      var count: Int { _living.count }
      var setRepresentation: Set<AnyHashable> { Set(_living.compactMap { $0 as? AnyHashable }) }
      func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
      func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return _places.first { $0.holds(object) }?.object as? ObjectType
      }
      func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        _places.removeAll { $0.object == nil }
        _places.append(__ObjectPlace(object, _options))
      }
      func remove(_ object: ObjectType?) {
        guard let object else { return }
        _places.removeAll { $0.holds(object) }
      }
      func removeAllObjects() { _places = [] }
      func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
      }
      func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
      }
      func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
      }
      func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
      }
    }

    /// Objects by other objects, of which either may be weak.
    class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
      let _keyOptions: NSPointerFunctions.Options
      let _valueOptions: NSPointerFunctions.Options
      var _entries: [(key: __ObjectPlace, value: __ObjectPlace)] = []
      init(
        keyOptions: NSPointerFunctions.Options = .strongMemory,
        valueOptions: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0
      ) {
        self._keyOptions = keyOptions
        self._valueOptions = valueOptions
        super.init()
      }
      static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
      static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
      }
      static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
      }
      static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
      }
      func _drop() { _entries.removeAll { $0.key.object == nil || $0.value.object == nil } }
      var count: Int {
        _drop()
        return _entries.count
      }
      func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return _entries.first { $0.key.holds(aKey) }?.value.object as? ObjectType
      }
      func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        _drop()
        _entries.append(
          (key: __ObjectPlace(aKey, _keyOptions), value: __ObjectPlace(anObject, _valueOptions)))
      }
      func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        _entries.removeAll { $0.key.holds(aKey) }
      }
      func removeAllObjects() { _entries = [] }
      var _keys: [KeyType] { _entries.compactMap { $0.key.object as? KeyType } }
      var _values: [ObjectType] { _entries.compactMap { $0.value.object as? ObjectType } }
      func keyEnumerator() -> NSEnumerator { NSEnumerator(_keys) }
      func objectEnumerator() -> NSEnumerator? { NSEnumerator(_values) }
      func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for key in _keys {
          if let name = key as? AnyHashable { result[name] = object(forKey: key) }
        }
        return result
      }
    }
    """)
}
