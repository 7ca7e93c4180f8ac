class Animal {
  var name: String { "animal" }
  var sound = "..."
  private var secret = 1
  init() { setup() }
  func setup() { print("setup Animal") }
  func speak() -> String { "\(name) says \(sound)" }
  func speak(times: Int) -> String { Array(repeating: speak(), count: times).joined(separator: "; ") }
  class var kind: String { "A" }
  static func describe() -> String { "kind \(kind)" }
  subscript(index: Int) -> Int { index }
  final func fixed() -> String { "fixed \(name)" }
  func reveal() -> Int { secret }
}
class Dog: Animal {
  override var name: String { "dog(" + super.name + ")" }
  override var sound: String {
    didSet { print("sound", oldValue, "->", sound) }
  }
  override func setup() {
    super.setup()
    print("setup Dog")
  }
  override func speak() -> String { super.speak() + "!" }
  override class var kind: String { "D" + super.kind }
  override subscript(index: Int) -> Int { super[index] * 10 }
}
class Puppy: Dog {
  var age = 1
  override func setup() {
    super.setup()
    print("setup Puppy", age)
  }
  override func speak() -> String { "tiny " + super.speak() }
}
let animals: [Animal] = [Animal(), Dog(), Puppy()]
for animal in animals {
  print(animal.speak(times: 2), animal[3], animal.fixed(), type(of: animal).kind, animal.reveal())
}
animals[1].sound = "woof"
print(animals[1].speak())
if let dog = animals[2] as? Dog { print("is dog", dog.name) }
print(animals[0] is Dog, animals[2] is Puppy)
for case let puppy as Puppy in animals { print("puppy", puppy.age) }
print(Puppy.kind, Puppy.describe())
let p1 = Puppy(), p2 = p1
print(p1 === p2, p1 === animals[0], p1 !== animals[1])
switch animals[1] {
case is Puppy: print("puppy")
case let dog as Dog: print("dog", dog.sound)
default: print("other")
}
print(animals.map { String(describing: type(of: $0)) })
