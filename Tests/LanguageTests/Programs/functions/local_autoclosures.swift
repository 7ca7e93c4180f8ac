// Autoclosure parameters of local functions.
func outer() {
  var log: [String] = []
  func twice(_ value: @autoclosure () -> Int, if isWanted: Bool) -> Int {
    isWanted ? value() + value() : 0
  }
  func first(_ left: Int?, or right: @autoclosure () throws -> Int) rethrows -> Int {
    if let left { return left }
    return try right()
  }
  func noted(_ n: Int) -> Int {
    log.append("noted \(n)")
    return n
  }
  print(twice(noted(2), if: true), twice(noted(3), if: false))
  print(first(nil, or: noted(4)), first(5, or: noted(6)))
  print(log)
}
outer()
