@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Value> { range }
}
@propertyWrapper
struct Logged<T> {
  var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  private(set) var log: [String] = []
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
struct Trimmed {
  private var text = ""
  var wrappedValue: String { get { text } set { text = newValue.filter { $0 != " " } } }
  init() {}
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
final class Lazy<T> {
  private let make: () -> T
  private var made: T?
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T { if let made { return made }; let v = make(); made = v; return v }
}
func expensive() -> Int { print("expensive"); return 99 }
struct Player {
  @Clamped(0...100) var health = 150
  @Clamped(wrappedValue: 5, 1...10) var level: Int
  @Logged var score = 0
  @Trimmed var name: String
  @Trimmed var nick = " n i c k "
  @Lazy var cost = expensive()
}
var p = Player()
print(p.health, p.level, p.nick, p.name.isEmpty)
p.health -= 500
p.level = 40
p.score += 10
p.score = 30
p.name = " a b "
print(p.health, p.level, p.$health, p.$score.log, p.name)
print(p.cost, p.cost)
struct Custom { @Clamped(0...1) var ratio = 0.5; @Logged var n: Int; init(n: Int) { self.n = n; ratio = 3 } }
let c = Custom(n: 4)
print(c.n, c.ratio, c.$n.log)
struct Memberwise { @Logged var a: Int; @Clamped(0...9) var b = 3; @Trimmed var s = "" }
let m = Memberwise(a: 1, b: 20)
print(m.a, m.b, Memberwise(a: 2, s: "q q").s)
func local() {
  @Clamped(0...3) var x = 9
  print(x, $x)
  x = -4
  print(x)
}
local()
class Settings {
  @Logged var theme = "light"
  @Logged static var shared = 1
}
let s = Settings()
s.theme = "dark"
Settings.shared += 1
print(s.$theme.log, Settings.$shared.log, Settings.shared)
