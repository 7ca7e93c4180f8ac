var log: [String] = []
func run(_ n: Int = 2, times f: (Int) -> Void) { for i in 0..<n { f(i) } }
run { log.append("a\($0)") }; run(1) { _ in log.append("b") }; print(log)
let add = { (a: Int, b: Int) -> Int in a + b }, curry = { (a: Int) in { (b: Int) in a * b } }
print(add(1, 2), curry(3)(4), [1, 2].map(curry(5)), { $0 + 1 }(4))
func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = counter(), c2 = counter(); print(c1(), c1(), c2(), c1())
var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; print(fs.map { $0() })
var x = 1; let cap = { [x] in x }, live = { x }; x = 9; print(cap(), live())
func later(_ f: @escaping () -> Void) -> () -> Void { f }; later { print("later") }()
func auto(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String = "def") -> String { c() ? "yes" : m() }; print(auto(1 > 2), auto(true), auto(false, "x"))
func vari(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }; print(vari(1, 2, 3), vari(), vari(4, 5, sep: "-"))
func io(_ a: inout Int, by k: Int = 1) { a += k }; io(&x); io(&x, by: 10); print(x)
func multi() -> (min: Int, max: Int, Int) { (1, 9, 5) }; let (lo, hi, _) = multi(); print(lo, hi, multi().max, multi().2)
func outer() -> Int { func inner(_ n: Int) -> Int { n < 2 ? 1 : n * inner(n - 1) }; return inner(5) }; print(outer())
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]; print(ops["+"]!(1, 2), ops["-"]!(5, 3), ops["max"]!(4, 7))
struct Btn { var action: () -> Void = {}; var onTap: ((String) -> Void)? }; var btn = Btn(); btn.onTap?("no"); btn.onTap = { print("tap", $0) }; btn.onTap?("yes"); btn.action()
let sorted = ["bb", "a", "ccc"].sorted { a, b in a.count > b.count }; print(sorted, sorted.map(\.count), sorted.map { $0.first! })
defer { print("deferred top") }
func d() { defer { print("d1") }; defer { print("d2") }; print("body"); for i in 0..<2 { defer { print("loop", i) }; if i == 0 { continue }; print("in", i) } }; d()
enum E: Error { case a(Int), b }; func t(_ n: Int) throws -> Int { if n == 0 { throw E.b }; if n < 0 { throw E.a(n) }; return n }
for n in [1, 0, -5] { do { print(try t(n)) } catch E.a(let k) where k < -3 { print("a", k) } catch let e as E { print("e", e) } catch { print("?") } }
print((try? t(0)) as Any, try! t(3), (try? t(2)).map { $0 + 1 } ?? -1)
func re<T>(_ f: () throws -> T) rethrows -> T { try f() }; print(re { 5 }, (try? re { try t(0) }) as Any)
let r: Result<Int, E> = .failure(.b); switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }; print((try? r.get()) as Any, r.map { $0 + 1 }, Result { try t(4) })
guard let v = Int("5"), v > 3, case let w = v * 2 else { fatalError() }; print(v, w)
if let a = Int("1"), let b = Int("x") { print(a, b) } else { print("no") }
let opt: Int? = 3; if let opt { print(opt) }; if case .some(let o) = opt, o > 2 { print("big") }; switch opt { case 3?: print("three"); case .none: print("none"); default: print("other") }
switch (1, "x", true) { case (0, _, _): print("zero"); case (1, let s, true) where s.count == 1: print("one", s); default: print("def") }
switch 7 { case let n where n % 2 == 0: print("even"); case 1, 3, 5, 7: print("odd small"); fallthrough; case 100: print("fell"); default: break }
let anyv: [Any] = [1, "s", 2.5, [1], (1, 2), nil as Int? as Any, E.b]; for a in anyv { switch a { case let i as Int: print("int", i); case is String: print("str"); case let d as Double where d > 2: print("dbl"); case let arr as [Int]: print("arr", arr.count); case let (p, q) as (Int, Int): print("tup", p + q); case let e as E: print("err", e); default: print("?") } }
label: do { if x > 0 { break label }; print("never") }
var i = 0; while true { i += 1; if i % 2 == 0 { continue }; if i > 5 { break } }; print(i)
let val = if x > 5 { "big" } else { "small" }, sw = switch i { case 7: "seven"; default: "?" }; print(val, sw)
print([3, 1, 2].sorted(by: <), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(+), ["a", "b"].enumerated().map { i, s in "\(i)\(s)" }, [(1, "a")].map { n, s in "\(n)\(s)" })
typealias Handler = (Int, String) -> Bool; let hnd: Handler = { $0 == $1.count }; print(hnd(2, "ab"), type(of: hnd))
let kp = \String.count, kp2: KeyPath<[Int], Int> = \.[0]; print("abc"[keyPath: kp], [7][keyPath: kp2], ["x", "yy"].map(\.count), [[1, 2]].map(\.first!))
