// What is wanted of a chain tells the type whose static member begins it.
struct P<I, O> { let run: (inout I) -> O?
  func map<N>(_ f: @escaping (O) -> N) -> P<I, N> { .init { i in self.run(&i).map(f) } }
  static func one(_ ps: [Self]) -> Self { .init { i in for p in ps { if let m = p.run(&i) { return m } }; return nil } }
  static func one(_ ps: Self...) -> Self { one(ps) }
}
extension P where I: Collection, I.SubSequence == I, O == Void, I.Element: Equatable {
  static func prefix(_ p: I.SubSequence) -> Self { Self { i in guard i.starts(with: p) else { return nil }; i = i.dropFirst(p.count); return () } }
}
extension P where I == Substring, O == Substring {
  static func prefix(upTo p: Substring) -> Self { Self { i in i } }
}
let a: P<Substring, Double> = P.prefix("N").map { 1 }
let c: P<Substring, Double> = P.prefix("N").map { _ in 1 }
let b = P<Substring, Double>.one(P.prefix("N").map { 1 }, P.prefix("S").map { -1 })
var s = "Sx"[...]
print(b.run(&s) as Any, s, a.run(&s) as Any, c.run(&s) as Any)
struct Pn { var age: Int; var name: String }
struct K<P, V> { let path: KeyPath<P, V>; let of: [P]
  init(path: KeyPath<P, V>, of: [P]) { self.path = path; self.of = of } 
  func all() -> [V] { of.map { $0[keyPath: path] } } }
let k = K(path: \.age, of: [Pn(age: 3, name: "x")])
print(k.all(), type(of: k), K(path: \.name.count, of: [Pn(age: 3, name: "xyz")]).all())
