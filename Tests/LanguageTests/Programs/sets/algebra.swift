var s: Set = [3, 1, 2, 3]
print(s.count, s.sorted(), s.contains(2), s.isEmpty, s.insert(4), s.insert(1), s.remove(9) as Any, s.remove(3) as Any)
print(s.insert(4).inserted, s.insert(5).memberAfterInsert, s.sorted())
let a: Set<Int> = [1, 2, 3, 4], b = Set([3, 4, 5])
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: 1...9), Set([1, 2]).isStrictSubset(of: a), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a == Set([4, 3, 2, 1]), a.isStrictSuperset(of: a))
var c = a
c.formUnion([10])
c.formIntersection([1, 10, 11])
c.subtract([1])
c.formSymmetricDifference([7, 10])
print(c, c.first!, c.update(with: 7) as Any, c.update(with: 8) as Any)
print(a.map { $0 * 2 }.sorted(), a.filter { $0 > 2 }.sorted(), type(of: a.filter { $0 > 2 }), a.reduce(0, +), a.min()!, a.max()!)
print(Set("hello").sorted(), Set(["a"]), Set<String>(), Set([Optional(1)]))
for x in a.sorted(by: >) { print(x, terminator: " ") }
print()
c.removeAll()
print(c, c.isEmpty, c.popFirst() as Any)
let words = ["a", "b", "a", "c", "b"]
var seen = Set<String>()
print(words.filter { seen.insert($0).inserted }, seen.count)
let sets: Set<Set<Int>> = [[1, 2], [2, 1], []]
print(sets.count, sets.contains([]), sets.contains([2, 1]))
struct P: Hashable { var id: Int; var n: String
  static func == (l: P, r: P) -> Bool { l.id == r.id }
  func hash(into h: inout Hasher) { h.combine(id) } }
var ps: Set<P> = [P(id: 1, n: "a"), P(id: 1, n: "b")]
print(ps.count, ps.contains(P(id: 1, n: "z")), ps.update(with: P(id: 1, n: "new")) as Any, ps.first!)
if let i = ps.firstIndex(where: { $0.id == 1 }) { print(ps.remove(at: i).n) }
print(ps.isEmpty, a.contains { $0 == 3 }, a.allSatisfy { $0 > 0 }, a.sorted().prefix(2), a.randomElement() != nil)
print(Set([1, 2]).isDisjoint(with: Set([3])), Set([1]).hashValue == Set([1]).hashValue, a.subtracting([1, 2, 3]))
print(Array(Set([5])), Set(1...3).count, Set([1, 2, 3].lazy.map { $0 % 2 }).count)
