protocol Makeable { init(); var tag: String { get } }
class Base: Makeable {
  var tag: String
  required init() { tag = "base" }
  init(tag: String) { self.tag = tag }
  class func make() -> Self { self.init() }
  func copy() -> Self { type(of: self).init() }
}
class Derived: Base {
  var extra = 1
  required init() {
    super.init()
    tag = "derived"
  }
}
final class Leaf: Derived {
  let id: Int
  required init() { id = 9; super.init(); tag = "leaf\(id)" }
}
func build<T: Makeable>(_ type: T.Type) -> T { type.init() }
let types: [Base.Type] = [Base.self, Derived.self, Leaf.self]
for type in types { print(type, type.init().tag, type.make().tag) }
print(build(Derived.self).extra, build(Leaf.self).id)
let x: Base = Leaf()
print(x.copy().tag, type(of: x.copy()))
let made: Leaf = Leaf.make()
print(made.id)
let any: any Makeable.Type = Derived.self
print(any.init().tag)
func several<T: Makeable>(_ count: Int) -> [T] { (0..<count).map { _ in T() } }
let list: [Derived] = several(2)
print(list.map(\.tag))
