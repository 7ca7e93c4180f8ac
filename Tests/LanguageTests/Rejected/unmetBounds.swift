struct Pen {}
protocol Tool {}
func use<T: Equatable>(_ value: T) {}
func order<T>(_ value: T) where T: Comparable {}
func take(_ tool: some Tool) {}
struct Box<Content: Hashable> {
  init(_ content: Content) {}
  func label<Name: Hashable>(_ name: Name) {}
  static func made<Name: Hashable>(of name: Name) {}
}
class Bench<T: Tool> { init(tool: T) {} }
enum Drawer<T: Tool> { case full(T) }
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
use(Pen())
order(Pen())
take(Pen())
use({ 1 })
use((1, 2))
_ = Box(Pen())
Box(1).label(Pen())
Box<Int>.made(of: Pen())
_ = Bench(tool: Pen())
_ = Drawer.full(Pen())
print(["a"].total())
print([Pen()].sorted())
_ = Set([Pen()])
print(max(Pen(), Pen()))
