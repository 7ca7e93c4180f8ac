// Types that say their hash as they did before `hash(into:)`.
struct Old: Hashable {
  let n: Int
  var hashValue: Int { n % 3 }
  static func == (a: Old, b: Old) -> Bool { a.n % 3 == b.n % 3 }
}
print(Set((1...7).map { Old(n: $0) }).count)
final class Key: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  var hashValue: Int { return name.count }
  static func == (a: Key, b: Key) -> Bool { a.name.count == b.name.count }
}
var counts = [Key("a"): 1, Key("bb"): 2]
counts[Key("c")] = 3
print(counts.count, counts[Key("zz")] as Any, counts[Key("x")] as Any, Key("xyz").hashValue)
struct Same<A>: Hashable {
  let value: A
  static func == (a: Same, b: Same) -> Bool { true }
  var hashValue: Int { 1 }
}
print(Set([-1, 0, 1].map(Same.init)).count)
enum Half: Hashable {
  case number(Int), none
  var hashValue: Int { if case .number(let n) = self { n / 2 } else { -1 } }
  static func == (a: Half, b: Half) -> Bool { a.hashValue == b.hashValue }
}
print(Set([Half.number(2), .number(3), .number(4), .none, .none]).count)
