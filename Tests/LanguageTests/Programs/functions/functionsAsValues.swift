import Foundation
struct KeySortComparator<T, K: Comparable>: CustomStringConvertible {
  let key: KeyPath<T, K>; let up: Bool
  init(_ key: KeyPath<T, K>) { self.key = key; up = true }
  init(key: KeyPath<T, K>, up: Bool) { self.key = key; self.up = up }
  func less(_ a: T, _ b: T) -> Bool {
    up ? a[keyPath: key] < b[keyPath: key] : a[keyPath: key] > b[keyPath: key]
  }
  var description: String { "KSC<\(T.self), \(K.self)>" }
}
struct P { var name: String; var age: Int }
enum Outer<E> {
  struct Wrap<F>: CustomStringConvertible {
    let e: E; let f: F; init(e: E, f: F) { self.e = e; self.f = f }
    static func make(_ f: F) -> String { "\(E.self) \(F.self) \(f)" }
    var description: String { "Wrap(\(e), \(f))" }
  }
  case one(E), none
  static func only(_ e: E) -> Outer<E> { .one(e) }
}
func build<A, B>(_ xs: [A], _ f: (A) -> B) -> [B] { xs.map(f) }
extension Sequence {
  func wrapped<R>(_ make: (Element) -> R) -> [R] { map(make) }
  func boxed() -> [Outer<Element>] { map(Outer.one) }
  func boxed2() -> [Outer<Element>] { map(Outer<Element>.only) }
  func comps<T, K>() -> [KeySortComparator<T, K>] where Element == KeyPath<T, K> {
    lazy.map(KeySortComparator.init).map { $0 }
  }
}
let keys: [KeyPath<P, Int>] = [\.age]
print(keys.comps())
print(Array(keys.lazy.map(KeySortComparator.init)))
print(keys.map(KeySortComparator.init(_:)))
print([1, 2].boxed(), ["a"].boxed2())
print([1, 2].map(Outer<String>.Wrap<Int>.make))
print(zip(["a", "b"], [1, 2]).map(Outer<String>.Wrap<Int>.init))
print(zip(["a", "b"], [1, 2]).map(Outer.Wrap.init(e:f:)))
print(
  build([1, 2], Outer.only), build(["x"], Outer<String>.one), build([3], Optional.some),
  build([1, 2], String.init), build(["1", "x"], Int.init))
struct Pair<L, R> {
  var l: L; var r: R
  struct Inner<X> { let x: X; static func of(_ x: X) -> Inner { Inner(x: x) } }
  static func swap(_ p: Pair) -> Pair<R, L> { Pair<R, L>(l: p.r, r: p.l) }
  func mapL<Z>(_ f: (L) -> Z) -> Pair<Z, R> { .init(l: f(l), r: r) }
}
let ps = [Pair(l: 1, r: "a"), Pair(l: 2, r: "b")]
print(ps.map(Pair.swap))
print([1.5].map(Pair<Int, Int>.Inner.of).map(\.x))
print(zip([1], ["z"]).map(Pair.init(l:r:)), zip([1], ["z"]).map(Pair.init))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(P.init)("n")(3), curry(Pair<Int, Int>.init)(1)(2))
let mk: (String, Int) -> P = P.init
let mks: [(String, Int) -> P] = [P.init, P.init(name:age:), { P(name: $0 + "!", age: $1) }]
print(mks.map { $0("k", 1) }, mk("q", 9))
class Animal {
  let n: String; required init(_ n: String) { self.n = n };
  class func make(_ n: String) -> Self { self.init(n) }
  func speak(_ loud: Bool) -> String { n + (loud ? "!" : ".") }
}
class Dog: Animal { override func speak(_ loud: Bool) -> String { "woof " + super.speak(loud) } }
let types: [Animal.Type] = [Animal.self, Dog.self]
print(types.map { $0.init("x") }.map { $0.speak(true) }, ["a"].map(Dog.make).map { type(of: $0) })
let fs = types.map { $0.init }
print(fs.map { $0("z").speak(false) })
print([Animal("p"), Dog("q")].map(Animal.speak).map { $0(true) })
typealias Maker<T> = (T) -> Pair<T, T>
func pairUp<T>(_ x: T) -> Pair<T, T> { Pair(l: x, r: x) }
let mm: Maker<Int> = pairUp
print(mm(3), [1, 2].map(pairUp))
func generic<T: LosslessStringConvertible>(_ s: [String], _ t: T.Type) -> [T] {
  s.compactMap(T.init)
}
func generic2<T: LosslessStringConvertible>(_ s: [String]) -> [T] { s.compactMap { T($0) } }
print(generic(["1", "k", "2"], Int.self), generic2(["1.5"]) as [Double])
func raw<R: RawRepresentable>(_ xs: [R.RawValue]) -> [R] { xs.compactMap(R.init(rawValue:)) }
enum Suit: String { case a, b }
print(
  raw(["a", "q", "b"]) as [Suit], ["a", "k"].map(Suit.init(rawValue:)),
  ["a", "k"].compactMap(Suit.init))
