// The cases of an optional: as functions, and before those of what it wraps.
let f = Int?.some
print(f(3) as Any, [1, 2].map(Int?.some), Int?.none as Any)
let xs: [Int?] = [1, 2].map(Int?.some)
struct G<V> { let v: V
  func m<N>(_ f: @escaping (V) -> N) -> G<N> { G<N>(v: f(v)) }
  var opt: G<V?> { pick((1, G<V?>(v: Value?.none)), (2, self.m(V?.some))) }
  typealias Value = V
  func pick<T>(_ a: (Int, T)...) -> T { a.last!.1 }
}
print(G(v: 1).opt)
enum L { case none, null, num(Double) }
var d: [String: L] = ["a": .num(1), "b": .none]
if case .some = d["a"] { print("some") }
if case .some(.none) = d["b"] { print("some none") }
if case .none = d["c"] { print("nothing") }
if case .null? = d["c"] { print("?") }
switch d["b"] { case .some(let l): print(l); case .none: print("nil") }
switch d["c"] { case .num(let x)?: print(x); case .none: print("nil2"); default: print("def") }
