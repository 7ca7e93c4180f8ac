// `T.self(…)` makes what `T(…)` does.
class Parent {
  let name: String
  required init(name: String) { self.name = name }
}
class Child: Parent {
  weak var owner: AnyObject?
}
protocol Named { init(of owner: Owner) }
class Owner {}
struct Label: Named {
  init(of owner: Owner) { print("label of", type(of: owner)) }
}
final class Maker<P: Parent, N: Named>: Owner {
  private(set) lazy var label = N.self(of: self)
  func make(_ name: String) -> P { P.self(name: name) }
}
let maker = Maker<Child, Label>()
print(type(of: maker.make("a")), maker.make("b").name)
_ = maker.label
print(Int.self("12") as Any, String.self(5), Parent.self(name: "p").name)
