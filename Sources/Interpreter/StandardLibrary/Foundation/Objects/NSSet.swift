extension StandardLibrary {
  /// The sets of Foundation that are objects; their members keep the order of adding.
  static let nsSet = LibraryEntry(
    "NSSet.swift",
    """
    /// Distinct objects.
    class NSSet: NSObject, Sequence, ExpressibleByArrayLiteral {
      var __members: [AnyHashable] = []
      override init() { super.init() }
      init(array: [Any]) {
        super.init()
        for object in array { __insert(object) }
      }
      required init(arrayLiteral elements: Any...) {
        super.init()
        for object in elements { __insert(object) }
      }
      convenience init(objects elements: Any...) { self.init(array: elements) }
      convenience init(object: Any) { self.init(array: [object]) }
      convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      static func __bridge(_ set: Set<AnyHashable>) -> NSSet { NSSet(set: set) }
      var __unbridged: Set<AnyHashable> { Set(__members) }

      func __key(_ object: Any) -> AnyHashable {
        object as? AnyHashable ?? AnyHashable("\\(object)")
      }
      func __insert(_ object: Any) {
        let key = __key(object)
        if !__members.contains(key) { __members.append(key) }
      }
      var count: Int { __members.count }
      var allObjects: [Any] { __members.map { $0.base } }
      func anyObject() -> Any? { __members.first?.base }
      func contains(_ anObject: Any) -> Bool { __members.contains(__key(anObject)) }
      func member(_ object: Any) -> Any? {
        let key = __key(object)
        return __members.first { $0 == key }?.base
      }
      func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(allObjects) }
      func intersects(_ otherSet: Set<AnyHashable>) -> Bool {
        __members.contains { otherSet.contains($0) }
      }
      func isSubset(of otherSet: Set<AnyHashable>) -> Bool {
        __members.allSatisfy { otherSet.contains($0) }
      }
      func isEqual(to otherSet: Set<AnyHashable>) -> Bool { Set(__members) == otherSet }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSet else { return false }
        return Set(__members) == Set(other.__members)
      }
      override var hash: Int { count }
      func adding(_ anObject: Any) -> Set<AnyHashable> { Set(__members).union([__key(anObject)]) }
      func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable> {
        Set(__members).union(other)
      }
      func addingObjects(from other: [Any]) -> Set<AnyHashable> {
        Set(__members).union(other.map { __key($0) })
      }
      func objects(
        passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool
      ) -> Set<AnyHashable> {
        let stop = __stopFlag()
        return Set(__members.filter { predicate($0.base, stop) })
      }
      func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = __stopFlag()
        for member in __members where !stop.pointee.boolValue { block(member.base, stop) }
      }
      func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
        Set(__members.filter { predicate.evaluate(with: $0.base) })
      }
      func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        NSArray(array: allObjects).sortedArray(using: sortDescriptors)
      }
      func copy() -> Any { self }
      func mutableCopy() -> Any { NSMutableSet(array: allObjects) }
      override var description: String {
        "{(" + __members.map { "\\n    \\($0.base)" }.joined(separator: ",") + "\\n)}"
      }
    }

    /// Distinct objects that come and go.
    class NSMutableSet: NSSet {
      convenience init(capacity numItems: Int) { self.init(array: []) }
      func add(_ object: Any) { __insert(object) }
      func addObjects(from array: [Any]) {
        for object in array { __insert(object) }
      }
      func remove(_ object: Any) {
        let key = __key(object)
        __members.removeAll { $0 == key }
      }
      func removeAllObjects() { __members = [] }
      func union(_ otherSet: Set<AnyHashable>) {
        for member in otherSet { __insert(member.base) }
      }
      func intersect(_ otherSet: Set<AnyHashable>) {
        __members = __members.filter { otherSet.contains($0) }
      }
      func minus(_ otherSet: Set<AnyHashable>) {
        __members = __members.filter { !otherSet.contains($0) }
      }
      func setSet(_ otherSet: Set<AnyHashable>) { __members = Array(otherSet) }
      func filter(using predicate: NSPredicate) {
        __members = __members.filter { predicate.evaluate(with: $0.base) }
      }
    }
    """)

  /// Distinct objects in the order of adding.
  static let nsOrderedSet = LibraryEntry(
    "NSOrderedSet.swift",
    """
    /// Distinct objects in an order.
    class NSOrderedSet: NSObject, Sequence, ExpressibleByArrayLiteral {
      var __members: [AnyHashable] = []
      override init() { super.init() }
      init(array: [Any]) {
        super.init()
        for object in array { __insert(object, __members.count) }
      }
      required init(arrayLiteral elements: Any...) {
        super.init()
        for object in elements { __insert(object, __members.count) }
      }
      convenience init(objects elements: Any...) { self.init(array: elements) }
      convenience init(object: Any) { self.init(array: [object]) }
      convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      convenience init(orderedSet set: NSOrderedSet) { self.init(array: set.array) }

      func __key(_ object: Any) -> AnyHashable {
        object as? AnyHashable ?? AnyHashable("\\(object)")
      }
      func __insert(_ object: Any, _ index: Int) {
        let key = __key(object)
        if !__members.contains(key) { __members.insert(key, at: index) }
      }
      var count: Int { __members.count }
      var array: [Any] { __members.map { $0.base } }
      var set: Set<AnyHashable> { Set(__members) }
      var firstObject: Any? { __members.first?.base }
      var lastObject: Any? { __members.last?.base }
      var reversed: NSOrderedSet { NSOrderedSet(array: array.reversed()) }
      subscript(idx: Int) -> Any { __members[idx].base }
      func object(at idx: Int) -> Any { __members[idx].base }
      func objects(at indexes: IndexSet) -> [Any] { indexes.map { __members[$0].base } }
      func index(of object: Any) -> Int { __members.firstIndex(of: __key(object)) ?? NSNotFound }
      func contains(_ object: Any) -> Bool { __members.contains(__key(object)) }
      func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
      func intersects(_ other: NSOrderedSet) -> Bool {
        __members.contains { other.__members.contains($0) }
      }
      func intersectsSet(_ set: Set<AnyHashable>) -> Bool {
        __members.contains { set.contains($0) }
      }
      func isSubset(of other: NSOrderedSet) -> Bool {
        __members.allSatisfy { other.__members.contains($0) }
      }
      func isSubset(of set: Set<AnyHashable>) -> Bool { __members.allSatisfy { set.contains($0) } }
      func isEqual(to other: NSOrderedSet) -> Bool { __members == other.__members }
      override func isEqual(_ object: Any?) -> Bool {
        (object as? NSOrderedSet)?.__members == __members
      }
      override var hash: Int { count }
      func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        NSArray(array: array).enumerateObjects(block)
      }
      func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
        array.sorted { cmptr($0, $1) == .orderedAscending }
      }
      func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        NSArray(array: array).sortedArray(using: sortDescriptors)
      }
      func filtered(using predicate: NSPredicate) -> NSOrderedSet {
        NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
      }
      func copy() -> Any { self }
      func mutableCopy() -> Any { NSMutableOrderedSet(array: array) }
    }

    /// Distinct objects in an order that changes.
    class NSMutableOrderedSet: NSOrderedSet {
      convenience init(capacity numItems: Int) { self.init(array: []) }
      override subscript(idx: Int) -> Any {
        get { __members[idx].base }
        set { replaceObject(at: idx, with: newValue) }
      }
      func add(_ object: Any) { __insert(object, __members.count) }
      func addObjects(from array: [Any]) {
        for object in array { add(object) }
      }
      func insert(_ object: Any, at idx: Int) { __insert(object, idx) }
      func remove(_ object: Any) {
        let key = __key(object)
        __members.removeAll { $0 == key }
      }
      func removeObject(at idx: Int) { __members.remove(at: idx) }
      func removeObjects(in range: NSRange) {
        __members.removeSubrange(range.location..<range.upperBound)
      }
      func removeObjects(in array: [Any]) {
        for object in array { remove(object) }
      }
      func removeAllObjects() { __members = [] }
      func replaceObject(at idx: Int, with object: Any) {
        let key = __key(object)
        if !__members.contains(key) || __members[idx] == key { __members[idx] = key }
      }
      func setObject(_ obj: Any, at idx: Int) {
        if idx == count { add(obj) } else { replaceObject(at: idx, with: obj) }
      }
      func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { __members.swapAt(idx1, idx2) }
      func moveObjects(at indexes: IndexSet, to idx: Int) {
        let moved = indexes.map { __members[$0] }
        __members.remove(atOffsets: indexes)
        __members.insert(contentsOf: moved, at: idx)
      }
      func union(_ other: NSOrderedSet) {
        for object in other.array { add(object) }
      }
      func unionSet(_ other: Set<AnyHashable>) {
        for member in other { add(member.base) }
      }
      func intersect(_ other: NSOrderedSet) {
        __members = __members.filter { other.__members.contains($0) }
      }
      func intersectSet(_ other: Set<AnyHashable>) {
        __members = __members.filter { other.contains($0) }
      }
      func minus(_ other: NSOrderedSet) {
        __members = __members.filter { !other.__members.contains($0) }
      }
      func minusSet(_ other: Set<AnyHashable>) {
        __members = __members.filter { !other.contains($0) }
      }
      func sort(comparator cmptr: (Any, Any) -> ComparisonResult) {
        __members.sort { cmptr($0.base, $1.base) == .orderedAscending }
      }
    }
    """)
}
