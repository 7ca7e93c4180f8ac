let name = "Grove", n = 3
print("Hello \(name), \(n + 1) \(n > 2 ? "many" : "few") \("nested \(n)")")
print(#"raw \(name) "quoted" \n"#, #"raw with \#(name)"#, ##"two # "# \##(n)"##)
let multi = """
  First line
    indented "quotes" and \(name)
  joined \
  line
  tab\tend

  last
  """
print(multi)
print("""
  a

    b
  """.count, "\u{1F600}\u{41}", "e\u{301}".count, "\\ \' \" \0".count)
print(#"""
  raw multi \(name) \#(n)
  """#)
struct Money: CustomStringConvertible { let cents: Int; var description: String { "$\(cents / 100).\(cents % 100)" } }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ m: Money) { appendLiteral("<\(m.cents)c>") }
  mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }
  mutating func appendInterpolation(_ s: String, repeated k: Int) { for _ in 0..<k { appendInterpolation(s) } }
  mutating func appendInterpolation<T>(list: [T], separator: String = ",") { appendLiteral(list.map { "\($0)" }.joined(separator: separator)) }
}
print("\(Money(cents: 250)) \(hex: 255) \("ab", repeated: 3) \(list: [1, 2, 3]) \(list: ["x"], separator: ";")", Money(cents: 120))
struct Path: ExpressibleByStringLiteral, ExpressibleByStringInterpolation { let s: String; init(stringLiteral v: String) { s = v } }
let p: Path = "a/\(n)/b"
print(p.s, (["x", "y"] as [Path]).map(\.s))
func open(_ p: Path) -> String { "open " + p.s }
print(open("lit"), open("i\(n)"))
struct Grid: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  var items: [String]
  init(arrayLiteral e: Int...) { items = e.map(String.init) }
  init(dictionaryLiteral e: (String, Int)...) { items = e.map { "\($0)=\($1)" } }
}
let g1: Grid = [1, 2], g2: Grid = ["a": 1, "b": 2], g3: Grid = []
print(g1.items, g2.items, g3.items)
struct Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let d: String; init(booleanLiteral v: Bool) { d = "b\(v)" }; init(nilLiteral: ()) { d = "nil" }; init(integerLiteral v: Int) { d = "i\(v)" }; init(floatLiteral v: Double) { d = "f\(v)" } }
let flags: [Flag] = [true, nil, 5, 2.5, -3]
print(flags.map(\.d))
print(0xFF, 0b1010, 0o17, 1_000_000, 1e3, 0x1p4, -0.5, 12.0, 1e-7, 1e16, 123456789.123)
print(UInt64.max, UInt64(18446744073709551615), 18446744073709551615 as UInt64, 1e19, 10000000000000000000 as Double, Int.min, -9223372036854775808)
print(Int8(-128), UInt8(200) &+ 100, Int64(1) << 40, Float(0.1), Double(Float(0.1)), 5 / 2, 5.0 / 2, 7 % -3)
let a: Float = 1, b: UInt8 = 255, c: Int? = 4, d: Double = 3
print(a, b, c as Any, d, [1, 2.5], (1, "x", 2.0))
let set: Set = [1, 2, 2], array: [Double] = [1, 2], empty = [String: [Int]]()
print(set.count, array, empty.isEmpty, [Int](), [[1], []], [1: ["a"]])
let optionalArray: [Int?] = [1, nil], nestedOpt: Int?? = 5
print(optionalArray, nestedOpt as Any, nestedOpt! ?? 0)
let ch: Character = "x", sub = "hello".dropFirst(2)
print(ch, sub, type(of: sub), ch.isLetter, String(ch) + sub)
print("a" < "b", "abc" == "ab" + "c", "-" * 5)
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
