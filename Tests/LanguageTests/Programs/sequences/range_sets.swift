var s = RangeSet([1..<5, 10..<15])
print(s, s.isEmpty, s.contains(3), s.contains(7), Array(s.ranges))
s.insert(contentsOf: 4..<11); print(s)
s.remove(contentsOf: 6..<8); print(s)
let t = RangeSet(0..<7)
print(s.union(t), s.intersection(t), s.symmetricDifference(t), s.subtracting(t))
print(
  s.isSubset(of: RangeSet(0..<100)), s.isDisjoint(RangeSet(50..<60)), s == s,
  RangeSet<Int>().isEmpty)
let a = [5, 1, 8, 2, 9, 3, 8]
let evens = a.indices(where: { $0 % 2 == 0 })
print(evens, a[evens].map { $0 }, Array(a[evens]), a[evens].count)
print(a.indices(of: 8), a.removingSubranges(evens).map { $0 })
var b = a; b.removeSubranges(evens); print(b)
var c = a; let moved = c.moveSubranges(evens, to: c.startIndex); print(c, moved)
var str = "The rain in Spain stays mainly"
let vowels = str.indices(where: { "aeiou".contains($0) })
print(vowels.ranges.count, String(str[vowels]))
str.removeSubranges(vowels); print(str)
print(String("Hello, World".removingSubranges("Hello, World".indices(of: "l"))))
for r in evens.ranges { print(r.lowerBound, r.upperBound) }
var i = a.startIndex
a.formIndex(&i, offsetBy: 3); print(i)
print(a.formIndex(&i, offsetBy: 10, limitedBy: a.endIndex), i)
var si = str.startIndex; str.formIndex(&si, offsetBy: 2); print(str[si])
let d = a; print(d[evens].max()!, d[evens].first!, d[evens].last!, d[evens].isEmpty)
let name: String? = nil
let age: Int? = 5
print("Hello \(name, default: "nobody"), \(age, default: "?")")
var set: Set<Int> = [1]
func add<T: SetAlgebra>(_ a: inout T, _ b: T) {
  a.formUnion(b); a.formIntersection(b); a.formSymmetricDifference(T())
}
add(&set, [2, 3]); print(set.sorted())
let diff = [1, 2, 3, 4].difference(from: [1, 3, 2, 5])
print(
  diff.inverse().count, diff.inferringMoves().map { "\($0)" },
  [1, 2, 3, 4].applying(diff.inverse()) as Any)
print(Double(sign: .minus, exponentBitPattern: 1023, significandBitPattern: 0))
print(Duration.seconds(2).attoseconds, MemoryLayout<(Int8, Int)>.size)
var arr = [3, 1, 2]
print(
  arr.withContiguousMutableStorageIfAvailable { p -> Int in
    p[0] = 9; return p.count
  } as Any, arr)
print("héllo".utf8CString.count, Array("abc".utf8CString))
"abc".withCString { print(String(cString: $0)) }
var sub = "hello world".prefix(5)
print(sub.withUTF8 { $0.count })
print(Slice(base: a, bounds: 1..<4).map { $0 * 2 })
var h1 = Hasher(); h1.combine(1);
print(
  h1.finalize()
    == {
      var h = Hasher(); h.combine(1); return h.finalize()
    }())
let flat = [[1, 2], [3]].joined(separator: [0, 0])
print(Array(flat), flat.map { $0 }, ["a", "b"].joined(separator: "-"))
