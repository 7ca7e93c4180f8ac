struct Vector {
  var x: Int
  var y: Int
}
final class Body {
  var place = Vector(x: 0, y: 0)
  var speed: Vector
  init(speed: Vector) { self.speed = speed }
  func move() {
    place.x = (place.x + speed.x) % 10_007
    place.y = (place.y + speed.y) % 10_009
  }
}
func simulate(_ rounds: Int) -> Int {
  let bodies = (1...10).map { Body(speed: Vector(x: $0, y: 3 * $0)) }
  for _ in 0..<rounds {
    for body in bodies { body.move() }
  }
  return bodies.reduce(0) { $0 + $1.place.x + $1.place.y }
}
print(simulate(60_000))
