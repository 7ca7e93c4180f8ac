func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2(), c1())
var funcs: [() -> Int] = []
for i in 0..<3 { funcs.append { i * i } }
print(funcs.map { $0() })
var shared = 0
let inc = { shared += 1 }
inc(); inc()
print(shared)
let captured = { [shared] in shared }
shared = 100
print(captured(), shared)
let sorted = ["bb", "a", "ccc"].sorted { $0.count > $1.count }
print(sorted, sorted.map { s in s.uppercased() }.filter { $0 != "A" })
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(add(1)(2))
let compute = { (a: Int, b: Int) -> Int in
  let t = a * b
  return t + 1
}
print(compute(3, 4))
func escape(_ f: @escaping () -> Void) { stored.append(f) }
var stored: [() -> Void] = []
escape { print("stored") }
stored.forEach { $0() }
class Button { var onTap: ((String) -> Void)?; var name = "b"; func tap() { onTap?(name) } }
let b = Button()
b.tap()
b.onTap = { print("tapped", $0) }
b.tap()
var fib: (Int) -> Int = { _ in 0 }
fib = { $0 < 2 ? $0 : fib($0 - 1) + fib($0 - 2) }
print(fib(10))
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
let square = memoize { (x: Int) -> Int in print("computing", x); return x * x }
print(square(4), square(4))
let pairs = [("a", 1), ("b", 2)]
print(pairs.map { name, value in "\(name)\(value)" }, pairs.map { $0.0 }, pairs.reduce(0) { $0 + $1.1 })
print([1: "x"].map { key, value in "\(key)\(value)" }, ["k": 2].mapValues { $0 * 2 })
let optionalClosure: ((Int) -> Int)? = { $0 + 1 }
print(optionalClosure?(4) ?? 0, optionalClosure.map { $0(1) } ?? 0)
print([3, 1, 2].sorted(by: <), [1, 2, 3].map(String.init), ["1", "2"].compactMap { Int($0) }.reduce(1, *))
let lazyValue = { () -> Int in print("made"); return 7 }()
print(lazyValue)
func take(_ f: (Int, Int) -> Bool) -> Bool { f(1, 2) }
print(take(<), take { a, b in a == b }, take { _, _ in true })
struct S { var v = 1; mutating func change() { let f = { (x: inout S) in x.v += 10 }; f(&self) } }
var s = S()
s.change()
print(s.v)
let nested = { (n: Int) in { (m: Int) in { n * m } } }
print(nested(3)(4)())
enum Op { case add((Int, Int) -> Int), neg((Int) -> Int) }
let ops: [Op] = [.add { $0 + $1 }, .neg { -$0 }, .add(-)]
for op in ops { switch op { case .add(let f): print(f(5, 3)); case .neg(let f): print(f(5)) } }
func pipeline(_ fs: ((Int) -> Int)...) -> (Int) -> Int { { x in fs.reduce(x) { $1($0) } } }
print(pipeline({ $0 + 1 }, { $0 * 10 }, abs)(4))
let dict: [String: (Double) -> Double] = ["half": { $0 / 2 }, "neg": { -$0 }]
print(dict["half"]!(5), dict["neg"]?(2) ?? 0)
typealias Handler = (Result<Int, Never>) -> Void
let handler: Handler = { result in if case .success(let v) = result { print("got", v) } }
handler(.success(3))
print({ $0 + $1 }(1, 2), { "no args" }())
let multi: (Int) -> String = {
  switch $0 {
  case 0: return "zero"
  default:
    let text = "n\($0)"
    return text
  }
}
print(multi(0), multi(5))
