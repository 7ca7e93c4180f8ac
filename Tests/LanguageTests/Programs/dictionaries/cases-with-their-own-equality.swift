enum Mode: RawRepresentable, Hashable {
  case plain, scaled(Int)
  init?(rawValue: String) { return nil }
  var rawValue: String { "mode" }
}
print(Set([Mode.scaled(1), .scaled(2)]).count, Set([Mode.plain, .scaled(1)]).count, Mode.plain.hashValue == Mode.scaled(1).hashValue)
enum Letter: Hashable { case a, b, other
  static func == (l: Letter, r: Letter) -> Bool { l.key == r.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
  var key: Int { switch self { case .other: 3 default: 1 } } }
print(Set([Letter.a, .b, .other]).count, [Letter.a: 1][.b] ?? 0)
