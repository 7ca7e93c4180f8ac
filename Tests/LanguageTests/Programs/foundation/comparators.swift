import Foundation
struct P: Equatable { var name: String; var age: Int; var score: Double; var nick: String? }
let ps = [
  P(name: "bob", age: 3, score: 1.5, nick: nil), P(name: "Al", age: 3, score: 2.5, nick: "x"),
  P(name: "al", age: 1, score: 0.5, nick: "b"), P(name: "Item 10", age: 2, score: 3, nick: nil),
  P(name: "Item 9", age: 2, score: 3, nick: "a"),
]
func names(_ p: [P]) -> String { p.map(\.name).joined(separator: ",") }
print(names(ps.sorted(using: KeyPathComparator(\.age))))
print(names(ps.sorted(using: KeyPathComparator(\.age, order: .reverse))))
print(
  names(
    ps.sorted(using: [KeyPathComparator(\P.age), KeyPathComparator(\P.score, order: .reverse)])))
print(names(ps.sorted(using: SortDescriptor(\.name, comparator: .lexical))))
print(names(ps.sorted(using: KeyPathComparator(\.nick))))
print(names(ps.sorted(using: KeyPathComparator(\.nick, order: .reverse))))
print(
  ["b", "A", "a10", "a9"].sorted(using: String.Comparator(options: [.caseInsensitive, .numeric])))
print([3, 1, 2].sorted(using: ComparableComparator(order: .reverse)))
var order = [KeyPathComparator(\P.name)]
order[0].order = .reverse
print(names(ps.sorted(using: order)), order[0].keyPath == \P.name, order[0].order)
struct LenComparator: SortComparator {
  var order: SortOrder = .forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let r: ComparisonResult =
      a.count < b.count ? .orderedAscending : a.count > b.count ? .orderedDescending : .orderedSame
    return order == .forward
      ? r
      : (r == .orderedAscending
        ? .orderedDescending : r == .orderedDescending ? .orderedAscending : .orderedSame)
  }
}
print(
  ["ccc", "a", "bb"].sorted(using: LenComparator()),
  ["ccc", "a", "bb"].sorted(using: LenComparator(order: .reverse)))
print(names(ps.sorted(using: KeyPathComparator(\.name, comparator: LenComparator()))))
var m = ps; m.sort(using: SortDescriptor(\.score)); print(names(m))
m.sort(using: [KeyPathComparator(\.age), .init(\.name)]); print(names(m))
print(
  SortDescriptor(\P.age).compare(ps[0], ps[2]).rawValue,
  SortDescriptor(\P.age, order: .reverse).order)
let cmp: [any SortComparator<String>] = [LenComparator(), String.Comparator(options: .numeric)]
print(cmp.map { $0.compare("a10", "a9").rawValue })
func sort<T, C: SortComparator>(_ x: [T], by c: C) -> [T] where C.Compared == T {
  x.sorted(using: c)
}
print(names(sort(ps, by: KeyPathComparator(\.age))))
extension Sequence {
  func sorted<K: Comparable>(by key: KeyPath<Element, K>, _ o: SortOrder = .forward) -> [Element] {
    sorted(using: KeyPathComparator(key, order: o))
  }
}
print(names(ps.sorted(by: \.name)), names(ps.sorted(by: \.age, .reverse)))
