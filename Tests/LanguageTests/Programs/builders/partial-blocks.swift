@resultBuilder
struct Digits {
  static func buildBlock(_ digits: Int...) -> Int { digits.reduce(0, +) }
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@Digits func number() -> Int {
  1
  2
  3
}
print(number())
struct Code {
  let make: () -> Int
  init(@Digits make: @escaping () -> Int) { self.make = make }
}
print(Code { 7; 8 }.make(), Code { 4 }.make())
func pairs(_ name: String?) -> [String] {
  func list(_ pairs: KeyValuePairs<String, String>) -> [String] { pairs.map { $0.key + $0.value } }
  return list(name.map { ["class": $0] } ?? [:])
}
print(pairs("x"), pairs(nil))
