struct Report {
  let rows: [Int]
  lazy var total: Int = {
    print("computing total")
    return rows.reduce(0, +)
  }()
  lazy var average = Double(total) / Double(rows.count)
  init(_ rows: [Int]) { self.rows = rows }
}
var r = Report([1, 2, 3])
print("made")
print(r.average)
print(r.total, r.average)
class Cache {
  lazy var table: [String: Int] = makeTable()
  var made = 0
  func makeTable() -> [String: Int] { made += 1; return ["a": 1] }
  lazy var name: String = "n\(made)"
}
let c = Cache()
c.table["b"] = 2
print(c.table.count, c.made, c.name)
c.name = "z"
print(c.name)
enum Constants {
  static let big: Int = { print("big made"); return 1 << 20 }()
  static var counter = 0
  static func next() -> Int { counter += 1; return counter }
}
print("before")
print(Constants.big, Constants.big)
print(Constants.next(), Constants.next())
struct Config {
  static var shared = Config()
  var level = 1
  static var doubled: Int { get { shared.level * 2 } set { shared.level = newValue / 2 } }
}
Config.shared.level = 4
Config.doubled += 2
print(Config.shared.level, Config.doubled)
