// What observers of an implicitly unwrapped property are handed is implicitly unwrapped too, and a
// chain that ends in one ends in its optional.

func show(_ text: String) { print("show", text) }

class Model {
  var name: String! {
    willSet { if newValue != nil { show(newValue) } }
    didSet { if oldValue != nil { show(oldValue) } }
  }
  var title: String! = "t" {
    willSet(next) { show(next) }
    didSet(before) { show(before) }
  }
  unowned(unsafe) var next: Model?
  unowned var other: Model?
  init() {}
}

let model: Model? = Model()
model?.name = "a"
model?.name = "b"
model!.title = "u"
model?.name = nil
let chained = { model?.name }
print(chained() as Any, { [weak model] in model?.title }() as Any)
func takes(_ get: () -> String?) { print(get() as Any) }
takes(chained)
print(model!.next == nil, model!.other == nil)
model!.other = model
print(model!.other === model)
var local: String! = "x" { didSet { show(oldValue) } }
local = "y"

extension Model: Hashable {
  static func == (a: Model, b: Model) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
