enum Color { case red, green, custom(Int); static let brand = Color.custom(7); static func shade(_ n: Int) -> Color { .custom(n) } }
struct Style { var color: Color = .red; var width: Double = 1; static let bold = Style(width: 3); func with(_ c: Color) -> Style { var s = self; s.color = c; return s } }
func show(_ c: Color, _ s: Style = .bold) -> String { "\(c) \(s.width)" }
print(show(.green), show(.custom(3), .init(color: .red, width: 2)), show(.brand, .bold.with(.green)), show(.shade(4)))
let colors: [Color] = [.red, .custom(1), .brand]
print(colors.count, Style(color: .shade(2)).color)
let optional: Color? = .green
if optional == nil { print("nil") } else if case .green? = optional { print("green") }
let x = 3, half = Double(x) / 2, ratio = 1 / 3.0, big = 2 * x + 1
print(half, ratio, big, x * 2 - 1, -x, 7 / 2 * 2, 2.0 * 3)
let cond = true
let v1 = cond ? 1 : 2.5, v2 = cond ? nil : "x", v3 = cond ? [1] : [], v4: Double = cond ? 1 : 0
print(v1, v2 as Any, v3, v4)
let dict = ["a": [1, 2], "b": []], mixed: [String: Any] = ["n": 1, "s": "t"], sets: Set<String> = ["x"]
print(dict["a"]!.count, mixed.count, sets.contains("x"), dict["zz", default: [9]])
let arr = [1, 2, 3].map { Double($0) * 1.5 }, strs = (1...3).map { "\($0)" }, pairs = zip(1..., ["a", "b"]).map { "\($0)\($1)" }
print(arr, strs, pairs)
let result = [3, 1, 2].sorted { $0 > $1 }.filter { $0 != 2 }.map { $0 * 10 }.reduce(0) { $0 + $1 }
print(result)
let nestedMap = [[1, 2], [3]].map { $0.map { $0 + 1 } }, flat = [[1], [2, 3]].flatMap { $0 }, joined = [["a"], ["b"]].joined().map { $0 + "!" }
print(nestedMap, flat, joined)
let first = [1, 2, 3].first(where: { $0 > 1 }) ?? 0, total = [1.5, 2].reduce(0, +), maxName = ["aa", "b"].max { $0.count < $1.count } ?? ""
print(first, total, maxName)
let empty: [Int] = [], emptyDict: [String: Int] = [:], none: Int? = .none, some: Int? = .some(3)
print(empty, emptyDict, none as Any, some!)
func generic<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(generic(1, 2.5), generic("a", "b"), generic(nil, 3))
func pick<T: Comparable>(_ items: [T], by f: (T) -> Bool = { _ in true }) -> T? { items.filter(f).max() }
print(pick([1, 5, 3]) ?? 0, pick(["a", "c"]) { $0 != "c" } ?? "")
let closure: (Int, Int) -> Int = { a, b in let c = a * b; return c + 1 }
let chained = Optional(5).map { $0 * 2 }.flatMap { $0 > 5 ? "big \($0)" : nil } ?? "small"
print(closure(2, 3), chained)
var counts = [Character: Int]()
for ch in "hello" { counts[ch, default: 0] += 1 }
print(counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
let table: [(String, (Double) -> Double)] = [("sq", { $0 * $0 }), ("neg", { -$0 })]
for (name, f) in table { print(name, f(3)) }
let bits = 1 << 4 | 0b11, cmp = 3 < 4 && !(2 > 3) || false, str = "a" + "b" * 2, range = (0..<5).contains(3)
print(bits, cmp, str, range)
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
let matrix = (0..<2).map { r in (0..<3).map { c in r * 3 + c } }
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.filter { $0.isMultiple(of: 2) })
let opt: String? = "text"
print(opt?.count ?? 0, opt.map { $0.uppercased() } ?? "", (opt ?? "").isEmpty, opt?.first?.isLetter == true)
let lookup = [1: "one"][1]?.count ?? 0, idx = ["a", "b"].firstIndex(of: "b").map { $0 + 1 } ?? -1
print(lookup, idx)
let date = (year: 2020, month: 5), isLeap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
print(isLeap, max(1, 2.5), min(3, 2), abs(-4.5), Int(3.9), Double("2.5")! + 1)
