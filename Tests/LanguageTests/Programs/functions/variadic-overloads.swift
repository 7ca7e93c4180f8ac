// A variadic parameter and an array are two overloads; a path to a reference's property writes
// through a constant.
protocol Named {}
struct Leaf: Named {}
struct Bundle<Item: Named> {
  init(_ items: [Item]) { print("array of", items.count) }
  init(_ items: Item...) { print("variadic", items.count) }
}
_ = Bundle([Leaf()])
_ = Bundle(Leaf(), Leaf())
final class Label { var text = "" }
func set<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, on root: Root, to value: Value) {
  root[keyPath: path] = value
}
let label = Label()
set(\.text, on: label, to: "written")
print(label.text)
