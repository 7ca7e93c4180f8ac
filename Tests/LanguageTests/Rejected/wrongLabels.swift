// What is wrong with the labels of a call is said of all of them at once.
struct Robot {
  func go(to place: Int) {}
  func turn(left: Int, right: Int) {}
  func run(times: Int, action: () -> Void) {}
  subscript(at index: Int) -> Int { index }
}

func add(_ a: Int, to b: Int) -> Int { a + b }

func use(_ robot: Robot) {
  robot.go(3)
  robot.go(at: 3)
  robot.turn(1, right: 2)
  robot.turn(1, 2)
  robot.turn(left: 1, rihgt: 2)
  robot.run(1) {}
  robot.run(count: 1) {}
  print(robot[2])
  print(add(1, 2))
  print(add(a: 1, to: 2))
  print(add(a: 1, 2))
}
