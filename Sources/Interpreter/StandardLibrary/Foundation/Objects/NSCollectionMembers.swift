extension StandardLibrary {
  /// What programs ask arrays that are objects for.
  static let nsArrayMembers = LibraryEntry(
    "NSArray+Members.swift",
    """
    extension NSArray {
      convenience init(objects elements: Any...) { self.init(array: elements) }
      convenience init(object anObject: Any) { self.init(array: [anObject]) }
      convenience init(array: [Any], copyItems: Bool) { self.init(array: array) }
      func adding(_ anObject: Any) -> [Any] { __elements + [anObject] }
      func addingObjects(from otherArray: [Any]) -> [Any] { __elements + otherArray }
      func componentsJoined(by separator: String) -> String {
        __elements.map { "\\($0)" }.joined(separator: separator)
      }
      func isEqual(to otherArray: [Any]) -> Bool {
        count == otherArray.count
          && zip(__elements, otherArray).allSatisfy { ($0 as? AnyHashable) == ($1 as? AnyHashable) }
      }
      func subarray(with range: NSRange) -> [Any] {
        Array(__elements[range.location..<range.upperBound])
      }
      func objects(at indexes: IndexSet) -> [Any] { indexes.map { __elements[$0] } }
      func firstObjectCommon(with otherArray: [Any]) -> Any? {
        let others = NSArray(array: otherArray)
        return __elements.first { others.contains($0) }
      }
      func indexOfObjectIdentical(to anObject: Any) -> Int {
        let wanted = anObject as AnyObject
        return __elements.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
      }
      func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = __stopFlag()
        for (index, element) in __elements.enumerated() where !stop.pointee.boolValue {
          block(element, index, stop)
        }
      }
      func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let stop = __stopFlag()
        var pairs = Array(__elements.enumerated())
        if opts.contains(.reverse) { pairs.reverse() }
        for (index, element) in pairs where !stop.pointee.boolValue { block(element, index, stop) }
      }
      func indexOfObject(
        passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> Int {
        indexesOfObjects(passingTest: predicate).first ?? NSNotFound
      }
      func indexesOfObjects(
        passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> IndexSet {
        let stop = __stopFlag()
        var found = IndexSet()
        for (index, element) in __elements.enumerated() where !stop.pointee.boolValue {
          if predicate(element, index, stop) { found.insert(index) }
        }
        return found
      }
      func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        __elements.sorted { cmptr($0, $1) == .orderedAscending }
      }
      func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        __elements.sorted { left, right in
          for descriptor in sortDescriptors {
            let order = descriptor.compare(left, to: right)
            if order != .orderedSame { return order == .orderedAscending }
          }
          return false
        }
      }
      func filtered(using predicate: NSPredicate) -> [Any] {
        __elements.filter { predicate.evaluate(with: $0) }
      }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(__elements) }
      func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(__elements.reversed()) }
      func copy() -> Any { self }
      func mutableCopy() -> Any { NSMutableArray(array: __elements) }
    }

    extension NSMutableArray {
      convenience init(capacity numItems: Int) { self.init(array: []) }
      func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { __elements.swapAt(idx1, idx2) }
      func removeObject(identicalTo anObject: Any) {
        let wanted = anObject as AnyObject
        __elements.removeAll { ($0 as AnyObject) === wanted }
      }
      func removeObjects(in otherArray: [Any]) {
        for object in otherArray { remove(object) }
      }
      func removeObjects(in range: NSRange) {
        __elements.removeSubrange(range.location..<range.upperBound)
      }
      func removeObjects(at indexes: IndexSet) { __elements.remove(atOffsets: indexes) }
      func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        __elements.replaceSubrange(range.location..<range.upperBound, with: otherArray)
      }
      func insert(_ objects: [Any], at indexes: IndexSet) {
        for (object, index) in zip(objects, indexes) { __elements.insert(object, at: index) }
      }
      func setArray(_ otherArray: [Any]) { __elements = otherArray }
      func sort(comparator cmptr: (Any, Any) -> ComparisonResult) {
        __elements = sortedArray(comparator: cmptr)
      }
      func sort(using sortDescriptors: [NSSortDescriptor]) {
        __elements = sortedArray(using: sortDescriptors)
      }
      func filter(using predicate: NSPredicate) { __elements = filtered(using: predicate) }
    }

    /// How a collection is gone through.
    struct NSEnumerationOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let concurrent = NSEnumerationOptions(rawValue: 1)
      static let reverse = NSEnumerationOptions(rawValue: 2)
    }

    /// Hands over objects one by one.
    class NSEnumerator: NSObject, Sequence, IteratorProtocol {
      typealias Element = Any
      var __rest: [Any]
      init(_ objects: [Any]) {
        self.__rest = objects
        super.init()
      }
      func nextObject() -> Any? { __rest.isEmpty ? nil : __rest.removeFirst() }
      func next() -> Any? { nextObject() }
      var allObjects: [Any] {
        let left = __rest
        __rest = []
        return left
      }
    }
    """)

  /// What programs ask dictionaries that are objects for.
  static let nsDictionaryMembers = LibraryEntry(
    "NSDictionary+Members.swift",
    """
    extension NSDictionary {
      convenience init(object: Any, forKey key: Any) {
        self.init(dictionary: [:])
        __pairs[__key(key)] = object
      }
      convenience init(objects: [Any], forKeys keys: [Any]) {
        self.init(dictionary: [:])
        for (object, key) in zip(objects, keys) { __pairs[__key(key)] = object }
      }
      func value(forKey key: String) -> Any? { __pairs[AnyHashable(key)] }
      func allKeys(for anObject: Any) -> [Any] {
        let wanted = anObject as? AnyHashable
        return __pairs.filter { ($0.value as? AnyHashable) == wanted }.map { $0.key.base }
      }
      func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
        count == otherDictionary.count
          && __pairs.allSatisfy {
            ($0.value as? AnyHashable) == (otherDictionary[$0.key] as? AnyHashable)
          }
      }
      func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any] {
        keys.map { object(forKey: $0) ?? marker }
      }
      func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = __stopFlag()
        for (key, value) in __pairs where !stop.pointee.boolValue { block(key.base, value, stop) }
      }
      func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        __pairs.sorted { cmptr($0.value, $1.value) == .orderedAscending }.map { $0.key.base }
      }
      func keysOfEntries(
        passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> Set<AnyHashable> {
        let stop = __stopFlag()
        return Set(__pairs.filter { predicate($0.key.base, $0.value, stop) }.map { $0.key })
      }
      func keyEnumerator() -> NSEnumerator { NSEnumerator(allKeys) }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(allValues) }
      func copy() -> Any { self }
      func mutableCopy() -> Any { NSMutableDictionary(dictionary: __pairs) }
    }

    extension NSMutableDictionary {
      convenience init(capacity numItems: Int) { self.init(dictionary: [:]) }
      func addEntries(from otherDictionary: [AnyHashable: Any]) {
        for (key, value) in otherDictionary { __pairs[key] = value }
      }
      func removeObjects(forKeys keyArray: [Any]) {
        for key in keyArray { __pairs[__key(key)] = nil }
      }
      func setDictionary(_ otherDictionary: [AnyHashable: Any]) { __pairs = otherDictionary }
      func setValue(_ value: Any?, forKey key: String) { __pairs[AnyHashable(key)] = value }
    }
    """)
}
