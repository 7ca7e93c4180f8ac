// A type that is known only as some type of a protocol, and methods that change their arguments.
protocol Style {
  static func begin(_ text: inout String, columns: Int)
  static func end(_ text: inout String)
}
extension Style {
  static func end(_ text: inout String) { text += "|end" }
}
enum Styles {
  struct Plain: Style {
    static func begin(_ text: inout String, columns: Int) { text += "<plain \(columns)>" }
  }
  struct Boxed: Style {
    static func begin(_ text: inout String, columns: Int) {
      for _ in 0..<columns { text += "+--" }
    }
    static func end(_ text: inout String) { text = "[" + text + "]" }
  }
  static let plain = Plain.self
}

func table(style: Style.Type = Styles.plain) -> String {
  var text = "start: a text that is too long for a register "
  style.begin(&text, columns: 3)
  style.end(&text)
  return text
}
print(table())
print(table(style: Styles.Boxed.self))
let styles: [any Style.Type] = [Styles.Plain.self, Styles.Boxed.self]
var rows: [String] = []
for style in styles {
  var row = ""
  style.begin(&row, columns: rows.count + 1)
  style.end(&row)
  rows.append(row)
}
print(rows)

protocol Counter {
  func count(_ n: inout Int, by step: Int)
}
struct Twice: Counter {
  func count(_ n: inout Int, by step: Int) { n += 2 * step }
}
extension Twice: Style {
  static func begin(_ text: inout String, columns: Int) { text.append("twice") }
}
func useType(of value: any Counter & Style) {
  var (text, n) = ("", 1)
  type(of: value).begin(&text, columns: 0)
  value.count(&n, by: 4)
  print(text, n)
}
useType(of: Twice())
