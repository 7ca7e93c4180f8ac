class Animal {
  class var kind: String { "animal" }
  static var made = 0
  required init() { Self.made += 1 }
  class func make() -> Self { Self() }
  func copy() -> Self { Self() }
  func describe() -> String { "\(Self.kind) \(Self.self) \(Self.made)" }
  static func both() -> String { Self.kind + " " + kind }
  var next: Animal { Self.make() }
}
class Dog: Animal {
  override class var kind: String { "dog" }
  func bark() -> String { Self.kind + " barks" }
}
final class Puppy: Dog {
  override class var kind: String { "puppy" }
}
print(Dog().describe(), Animal().describe(), Dog.both(), Animal.both(), Puppy().bark())
print(type(of: Dog().copy()), type(of: Puppy.make()), type(of: Dog().next), Animal.made)
class Vehicle {
  class var kind: String { "vehicle" }
  let speed: Double
  init(speed: Double = 10) { self.speed = speed }
  convenience init?(text: String) {
    guard let speed = Double(text) else { return nil }
    self.init(speed: speed)
  }
  func move() -> String { "\(Self.kind) at \(speed)" }
}
class Car: Vehicle { override class var kind: String { "car" } }
print(Car(text: "77")?.move() ?? "none", Car(text: "x") == nil, Vehicle(text: "5")!.move())
