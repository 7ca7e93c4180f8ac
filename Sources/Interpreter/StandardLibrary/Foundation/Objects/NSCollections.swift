extension StandardLibrary {
  /// The arrays of Foundation that are objects.
  static let nsArray = LibraryEntry(
    "NSArray.swift",
    """
    /// An array of anything, as an object.
    class NSArray: NSObject, Sequence, ExpressibleByArrayLiteral {
      var __elements: [Any]
      override init() { self.__elements = [] }
      init(array: [Any]) { self.__elements = array }
      required init(arrayLiteral elements: Any...) { self.__elements = elements }
      static func __bridge(_ array: [Any]) -> NSArray { NSArray(array: array) }
      static func __bridged(_ value: Any) -> NSArray? {
        (value as? [Any]).map { NSArray(array: $0) }
      }
      var __unbridged: [Any] { __elements }
      var __asArray: [Any]? { __elements }

      var count: Int { __elements.count }
      var firstObject: Any? { __elements.first }
      var lastObject: Any? { __elements.last }
      func object(at index: Int) -> Any { __elements[index] }
      subscript(index: Int) -> Any { __elements[index] }
      func contains(_ anObject: Any) -> Bool { __position(anObject) != nil }
      /// The position of an object; `NSNotFound` if it is not there.
      func index(of anObject: Any) -> Int { __position(anObject) ?? NSNotFound }
      func makeIterator() -> IndexingIterator<[Any]> { __elements.makeIterator() }

      func __position(_ wanted: Any) -> Int? {
        guard let wanted = wanted as? AnyHashable else { return nil }
        return __elements.firstIndex { ($0 as? AnyHashable) == wanted }
      }
    }

    /// An array of anything, as an object that changes.
    class NSMutableArray: NSArray {
      override subscript(index: Int) -> Any {
        get { __elements[index] }
        set { __elements[index] = newValue }
      }
      func add(_ anObject: Any) { __elements.append(anObject) }
      func addObjects(from otherArray: [Any]) { __elements += otherArray }
      func insert(_ anObject: Any, at index: Int) { __elements.insert(anObject, at: index) }
      func replaceObject(at index: Int, with anObject: Any) { __elements[index] = anObject }
      func remove(_ anObject: Any) {
        guard let wanted = anObject as? AnyHashable else { return }
        __elements.removeAll { ($0 as? AnyHashable) == wanted }
      }
      func removeObject(at index: Int) { __elements.remove(at: index) }
      func removeLastObject() { __elements.removeLast() }
      func removeAllObjects() { __elements = [] }
    }
    """)

  /// The dictionaries of Foundation that are objects.
  static let nsDictionary = LibraryEntry(
    "NSDictionary.swift",
    """
    /// A dictionary of anything, as an object.
    class NSDictionary: NSObject, Sequence, ExpressibleByDictionaryLiteral {
      typealias Element = (key: Any, value: Any)
      var __pairs: [AnyHashable: Any]
      override init() { self.__pairs = [:] }
      init(dictionary: [AnyHashable: Any]) { self.__pairs = dictionary }
      required init(dictionaryLiteral elements: (Any, Any)...) {
        self.__pairs = [:]
        super.init()
        for (key, value) in elements { __pairs[__key(key)] = value }
      }
      static func __bridge(_ dictionary: [AnyHashable: Any]) -> NSDictionary {
        NSDictionary(dictionary: dictionary)
      }
      static func __bridged(_ value: Any) -> NSDictionary? {
        (value as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
      }
      var __unbridged: [AnyHashable: Any] { __pairs }
      var __asDictionary: [AnyHashable: Any]? { __pairs }

      var count: Int { __pairs.count }
      var allKeys: [Any] { __pairs.keys.map { $0.base } }
      var allValues: [Any] { __pairs.values.map { $0 } }
      func object(forKey aKey: Any) -> Any? { __pairs[__key(aKey)] }
      subscript(key: Any) -> Any? { __pairs[__key(key)] }
      func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> {
        __pairs.map { (key: $0.key.base, value: $0.value) }.makeIterator()
      }

      /// A text as an object is the key that the text is.
      func __key(_ key: Any) -> AnyHashable {
        if let text = key as? NSString { return AnyHashable(text.__text) }
        return key as? AnyHashable ?? AnyHashable(String(describing: key))
      }
    }

    /// A dictionary of anything, as an object that changes.
    class NSMutableDictionary: NSDictionary {
      override subscript(key: Any) -> Any? {
        get { __pairs[__key(key)] }
        set { __pairs[__key(key)] = newValue }
      }
      func setObject(_ anObject: Any, forKey aKey: Any) { __pairs[__key(aKey)] = anObject }
      func removeObject(forKey aKey: Any) { __pairs[__key(aKey)] = nil }
      func removeAllObjects() { __pairs = [:] }
    }
    """)
}
