// Appending an interpolation to every kind of place, short and long, with what it appends to inside.
struct Log {
  var text = ""
  var lines: [String] = ["", "b"]
  mutating func note(_ number: Int, _ name: String) { text += "\(number):\(name);" }
}

final class Page {
  var title = "page"
  static var all = "all:"
}

var log = Log()
for number in [0, -1, 7, 10, 99, -100, Int.max, Int.min] { log.note(number, "n\(number)") }
print(log.text)

log.lines[1] += "\(log.lines.count)\(log.lines[1])"
print(log.lines)

let page = Page()
page.title += " \(1) of \(page.title)"
Page.all += "\(page.title)\(Page.all)"
print(page.title, Page.all)

var own = "ab"
own += "\(own)\(own.count)\(own)"
own += "\(own)"
print(own)

var counted: [String: String] = [:]
for key in ["x", "y", "x"] { counted[key, default: "-"] += "\(key)\(counted.count)" }
print(counted["x"] ?? "none", counted["y"] ?? "none")

var small = ""
let byte: Int8 = .min
let word: UInt64 = .max
small += "\(byte) \(word) \(UInt8(200)) \(Int16(-3))"
print(small)

var wide = "가"
let name = "🌿나무"
wide += "\(name)=\(3)é\(name)"
print(wide, wide.count)

var long = ""
let part = String(repeating: "0123456789", count: 12)
long += "\(part)12345678\(1)"
long += "\(part)\(part)\(long.count)"
print(long.count, long.suffix(12))

var optional: String? = "some"
optional? += " \(1)\("text")"
optional! += "\(2)"
print(optional ?? "none")

func grow(_ text: inout String, by count: Int) {
  for index in 0..<count { text += "\(index)," }
}
grow(&log.lines[0], by: 12)
print(log.lines[0])

var captured = "c"
let add = { (number: Int) in captured += "\(number)\(captured.count)" }
add(1)
add(2)
print(captured)
