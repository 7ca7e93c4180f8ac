struct R: RawRepresentable { var rawValue: Int; var extra = 0; init(rawValue: Int) { self.rawValue = rawValue } ; init(_ r: Int, _ e: Int) { rawValue = r; extra = e } }
print(R(1, 2) == R(1, 3), R(1,2) != R(1,3), R(1, 2) == R(2, 2))
enum K: RawRepresentable { case a(Int), b
 init?(rawValue: String) { return nil }
 var rawValue: String { "k" } }
print(K.a(1) == K.b)
func same<T: RawRepresentable>(_ x: T, _ y: T) -> Bool where T.RawValue: Equatable { x == y }
print(same(R(1, 2), R(1, 3)))
struct Tag: RawRepresentable, Equatable { let rawValue: String; var extra = 0
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ r: String, _ e: Int) { rawValue = r; extra = e } }
print(Tag("a", 1) == Tag("a", 2), Tag("a", 1) != Tag("a", 2), [Tag("a", 1)].contains(Tag("a", 2)))
struct Key: RawRepresentable, Hashable { let rawValue: String; var extra = 0
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ r: String, _ e: Int) { rawValue = r; extra = e } }
print(Key("a", 1) == Key("a", 2), Set([Key("a", 1), Key("a", 2)]).count)
enum Mode: RawRepresentable, Hashable {
  case plain, scaled(Int)
  init?(rawValue: String) { return nil }
  var rawValue: String { "mode" }
}
print(Mode.plain == .scaled(2), Set([Mode.plain, .scaled(1), .scaled(2)]).count)
