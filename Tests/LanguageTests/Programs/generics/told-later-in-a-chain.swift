// What a value is made of may only be told by a method that is called on it.
struct Box<T> {
  var items: [T] = []
  func adding(_ item: T) -> Box { Box(items: items + [item]) }
  func counted() -> Box<T> { self }
  static func make() -> Box { Box() }
}
let word = "x"
print(type(of: Box().adding(word)), type(of: Box().adding(1).adding(2)))
let words = Box().adding("x").adding("y")
print(type(of: words), words.items)
print(type(of: Box.make().adding(word)), type(of: Box(items: []).adding(1.5)))

class Keeper<T> {
  var items: [T] = []
  func add(_ item: T) -> Self {
    items.append(item)
    return self
  }
  func plus(_ item: T) -> Keeper { add(item) }
}
print(type(of: Keeper().add(1).plus(2)))
let keeper = Keeper().add("a").add("b")
print(type(of: keeper), keeper.items)
let fraction: Double? = Box().adding(1).adding(2).items.first
print(fraction as Any)
