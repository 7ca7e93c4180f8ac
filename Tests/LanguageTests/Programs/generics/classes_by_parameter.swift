class Unit0 { let s: String; required init(symbol: String) { s = symbol } }
class Len: Unit0 {}
func make<U: Unit0>(_ t: U.Type) -> U { U(symbol: "x") }
func make2<U: Unit0>(_ t: U.Type) -> U { t.init(symbol: "x") }
func make3<U: Unit0>(_ t: U.Type) -> U { U.init(symbol: "x") }
print(type(of: make(Len.self)), type(of: make2(Len.self)), type(of: make3(Len.self)))
struct Measure<U: Unit0> {
  let unit: U
  init(unit: U) { self.unit = unit }
}
extension Measure {
  init(text: String) { self.init(unit: U(symbol: text)) }
}
print(type(of: Measure<Len>(text: "a").unit), Measure<Len>(text: "b").unit.s)
