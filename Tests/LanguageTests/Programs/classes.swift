// Classes: inheritance, overriding, initialisers, identity, deinit order, weak references.
class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "nobody") }
  func speak() -> String { "\(name) says \(sound)" }
  deinit { print("animal \(name) gone") }
}
class Dog: Animal {
  var tricks: [String] = []
  override var sound: String { "woof" }
  override init(name: String) {
    super.init(name: "dog " + name)
  }
  func learn(_ trick: String) -> Self {
    tricks.append(trick)
    return self
  }
  deinit { print("dog gone") }
}
do {
  let animals: [Animal] = [Animal(), Dog(name: "rex").learn("sit").learn("roll")]
  for animal in animals { print(animal.speak()) }
  if let dog = animals[1] as? Dog { print(dog.tricks, dog is Animal) }
  print(animals[0] === animals[0], animals[0] === animals[1])
}
class Node {
  var value: Int
  var next: Node?
  weak var previous: Node?
  init(_ value: Int) { self.value = value }
  deinit { print("node \(value)") }
}
do {
  let first = Node(1)
  let second = Node(2)
  first.next = second
  second.previous = first
  print(second.previous?.value ?? 0, first.next?.value ?? 0)
}
class Account {
  private(set) var balance = 0 {
    didSet { changes += 1 }
  }
  var changes = 0
  func deposit(_ n: Int) { balance += n }
}
let account = Account()
account.deposit(5)
account.deposit(7)
print(account.balance, account.changes)
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter {
  func greet() -> String { "hello \(name)" }
  func shout() -> String { greet().uppercased() }
}
struct Person: Greeter { let name: String }
final class Robot: Greeter {
  let name = "r2"
  func greet() -> String { "beep" }
}
let greeters: [any Greeter] = [Person(name: "ann"), Robot()]
for g in greeters { print(g.greet(), g.shout()) }
class Shape { class var sides: Int { 0 }; static func make() -> String { "sides \(sides)" } }
print(Shape.make())
