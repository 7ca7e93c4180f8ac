// The last step of a builder is chosen by what is wanted of the body.
protocol N { var s: String { get } }
struct A: N { var s: String }
struct F { var c: [any N] }
@resultBuilder enum B {
  static func buildExpression(_ e: some N) -> [any N] { [e] }
  static func buildBlock(_ c: [any N]...) -> [any N] { c.flatMap { $0 } }
  static func buildOptional(_ c: [any N]?) -> [any N] { c ?? [] }
  static func buildFinalResult(_ c: [any N]) -> [any N] { c }
  static func buildFinalResult(_ c: [any N]) -> F { F(c: c) }
}
struct P { var x: Bool
  @B var body: F { A(s: "1"); if x { A(s: "2") } }
  @B var list: [any N] { A(s: "1"); if x { A(s: "2") } }
}
func make(@B _ b: () -> F) -> Int { b().c.count }
func list(@B _ b: () -> [any N]) -> Int { b().count }
print(P(x: true).body.c.count, P(x: false).list.count, make { A(s: "1") }, list { A(s: "a"); A(s: "b") })
