// Tuples that get their first value element by element.
struct Robot {
  var place: (x: Int, y: Int)
  let origin: (at: (Int, Int), name: String)
  init(_ numbers: [Int], name: String) {
    self.place.x = numbers[0]
    place.y = numbers[1]
    origin.at.0 = numbers[0]
    origin.at.1 = numbers[1]
    origin.name = name
  }
}
var robot = Robot([3, 4], name: "R")
robot.place.x += 10
print(robot, robot.origin.at)
class Machine {
  var span: (low: Double, high: Double)
  init(wide: Bool) {
    if wide {
      span.low = -1
      span.high = 1
    } else {
      span.low = 0
      span.high = 0.5
    }
  }
}
final class Engine: Machine {
  var parts: (String, [Int])
  override init(wide: Bool) {
    parts.0 = "p"
    parts.1 = [1]
    super.init(wide: wide)
    parts.1.append(2)
  }
}
print(Machine(wide: true).span, Engine(wide: false).span, Engine(wide: false).parts)
func nested(_ flag: Bool) -> (Int, (Int, String)) {
  var result: (Int, (Int, String))
  result.1.0 = 5
  if flag { result.0 = 1 } else { result.0 = 2 }
  result.1.1 = "s"
  return result
}
print(nested(true), nested(false))
var top: (a: Int, b: String)
top.a = 1
top.b = "x"
print(top)
