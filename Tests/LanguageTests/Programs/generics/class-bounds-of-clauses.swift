// `where C: Base & P`: what is known of a parameter by a clause, also that it is an object of a
// class.
class Base {
  var title = "base" { didSet { print(title) } }
}
protocol Child: AnyObject { init() }
class Item: Base, Child { required override init() {} }
class Holder<C> where C: Child & Base {
  private(set) lazy var child = C()
  var base: Base { child }
  var title: String { child.title }
}
class Bound<C: Child & Base> {
  let child = C()
  var base: Base { child }
}
class Both<C> where C: Child, C: Base {
  let child = C()
  var base: Base { return child }
}
func base<C>(_ c: C) -> Base where C: Base & Child { c }
func other<C: Base>(_ c: C) -> Base where C: Child { c }
protocol Source {
  associatedtype Made: Base & Child
  var made: Made { get }
}
extension Source {
  var base: Base { made }
  func rename() { made.title = "renamed" }
}
extension Source where Made: Item {
  var item: Item { made }
}
struct Items: Source { let made = Item() }
Holder<Item>().base.title = "Hello"
print(Holder<Item>().title, Bound<Item>().base.title, Both<Item>().base.title)
print(base(Item()).title, other(Item()).title, Items().base.title, Items().item.title)
Items().rename()
