struct Thermostat {
  var log: [String] = []
  var target = 20 {
    willSet { log.append("will \(target)->\(newValue)") }
    didSet {
      log.append("did \(oldValue)->\(target)")
      if target > 30 { target = 30 }
    }
  }
  var name: String = "t" {
    didSet(previous) { print("name", previous, name) }
  }
  var history: [Int] = [] { didSet { print("history", history) } }
}
var t = Thermostat()
t.target = 25
t.target += 10
print(t.target)
t.log.forEach { print($0) }
t.name += "x"
t.history.append(1)
t.history.append(2)
t.history[0] = 9
struct Nested { var inner = Thermostat() { didSet { print("inner changed") } } }
var n = Nested()
n.inner.name = "q"
n.inner.target = 1
class Model {
  var items = [1, 2] { didSet { count = items.count } }
  private(set) var count = 0
  var total: Int { get { items.reduce(0, +) } set { items = [newValue] } }
  init() { items = [3]; print("in init", count) }
}
let m = Model()
m.items.append(4)
print(m.count, m.total)
m.total = 8
print(m.items, m.count)
func change(_ x: inout Int) { x += 1; print("in change") }
change(&t.target)
print(t.target)
var global = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
global = 2
global += 5
func local() {
  var x = 0 { didSet { print("local", oldValue, x) } }
  x = 3
  x += 1
}
local()
