func swapValues<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = 1, y = 2
swapValues(&x, &y)
print(x, y)
func largest<T: Comparable>(_ items: T..., default fallback: T) -> T { items.max() ?? fallback }
print(largest(1, 5, 3, default: 0), largest(default: "none"))
func pair<A, B>(_ a: A, _ b: B) -> (first: A, second: B) { (a, b) }
print(pair(1, "x").second, pair("a", [1]).first)
struct Cache<Key: Hashable, Value> {
  private var store: [Key: Value] = [:]
  mutating func value(for key: Key, make: (Key) throws -> Value) rethrows -> Value {
    if let v = store[key] { return v }
    let v = try make(key)
    store[key] = v
    return v
  }
  subscript(key: Key) -> Value? { store[key] }
}
var cache = Cache<String, Int>()
print(cache.value(for: "abc") { $0.count }, cache["abc"] ?? 0, cache["q"] as Any)
enum Result2<Success, Failure: Error> {
  case success(Success), failure(Failure)
  func map<T>(_ f: (Success) -> T) -> Result2<T, Failure> {
    switch self {
    case .success(let s): .success(f(s))
    case .failure(let e): .failure(e)
    }
  }
  func get() throws -> Success {
    switch self { case .success(let s): return s; case .failure(let e): throw e }
  }
}
struct Oops: Error { let code: Int }
let r: Result2<Int, Oops> = .success(4)
print(try r.map { $0 * 2 }.get(), try r.map(String.init).get() + "!")
let f: Result2<Int, Oops> = .failure(Oops(code: 3))
do { _ = try f.get() } catch let e as Oops { print("oops", e.code) }
class Box<T> { var value: T; init(_ v: T) { value = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
final class IntBox: Box<Int> { override init(_ v: Int) { super.init(v + 1) } ; var doubled: Int { value * 2 } }
print(Box("s").map { $0.count }.value, IntBox(4).doubled, IntBox(1).map { "\($0)" }.value)
func makeAdder<T: Numeric>(_ n: T) -> (T) -> T { { $0 + n } }
print(makeAdder(2)(3), makeAdder(0.5)(1))
func firstIndex<C: Collection>(of e: C.Element, in c: C) -> C.Index? where C.Element: Equatable { c.firstIndex(of: e) }
print(firstIndex(of: 3, in: [1, 2, 3])!)
func describe<T>(_ v: T) -> String { "\(T.self): \(v)" }
print(describe(1), describe("s"), describe([1]), describe(nil as Int?), describe((1, 2)))
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array where Element: Collection { func flat() -> [Element.Element] { flatMap { $0 } } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print([1, 2].total(), [[1], [2, 3]].flat(), (nil as String?).orEmpty, Optional("v").orEmpty)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (x: Int) in x + 1 }, { "<\($0)>" })(4))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: Int) in a + b }(1)(2))
struct Lens<Whole, Part> { let get: (Whole) -> Part; let set: (Part, Whole) -> Whole }
let lens = Lens<(Int, Int), Int>(get: { $0.0 }, set: { ($0, $1.1) })
print(lens.get((1, 2)), lens.set(9, (1, 2)))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same("a", "b"), same([1], [1]), same(Optional(1), nil))
