// A local function may use variables that its block declares further down, as long as they are
// there when it is first called; they hide others of the same name.
let total = "global"

func count() -> Int {
  func sum() -> Int { x + y }
  func raise(_ n: Int) {
    x += n
    step()
  }
  func step() { y += 1 }
  var x = 1
  var y = 10
  raise(5)
  return sum()
}
print(count())

func visited() -> [Int] {
  func visit(_ n: Int) {
    guard n > 0 else { return }
    seen.append(n)
    visit(n - 1)
  }
  let depth = 3
  var seen = [Int]()
  visit(depth)
  return seen
}
print(visited())

struct Report {
  let name = "member"
  func show() {
    func line() -> String { "\(name) \(total) \(first) \(second)" }
    let name = "local"
    let total = 2
    let (first, second) = (3, 4)
    print(line(), name)
  }
}
Report().show()

final class Clock {
  var now = 0
  func run() {
    func tick() { now += interval }
    let interval = 4
    tick()
    tick()
    print(now)
  }
}
Clock().run()

do {
  func shout() -> String { text + "!" }
  let text = "late"
  print(shout())
}
if count() > 1 {
  func twice() -> Int { q * 2 }
  let q = 21
  print(twice())
}
print(
  [1, 2].map { n -> Int in
    func scaled() -> Int { n * factor }
    let factor = 3
    return scaled()
  })

// What is used before stays where it is.
func early() -> [String] {
  var lines = [String]()
  func note(_ text: String) { lines.append(text + suffix()) }
  func suffix() -> String { "." }
  note("a")
  let suffixes = lines.count
  note("b\(suffixes)")
  return lines
}
print(early())
