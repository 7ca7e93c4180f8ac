// What a stream is handed, values that write themselves, and how positions in text look.
import Foundation

struct Log: TextOutputStream {
  var parts: [String] = []
  mutating func write(_ string: String) { parts.append(string) }
}

struct Stamp: TextOutputStreamable {
  let day: Int
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("day ")
    target.write(String(day))
  }
}

struct Named: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}

var log = Log()
func show() {
  print(log.parts)
  log.parts = []
}
print("a", 1, to: &log)
show()
print(to: &log)
show()
print([1, 2], ["k": 1], separator: "-", terminator: "!", to: &log)
show()
print(true, 1.5, Character("c"), 1...3, to: &log)
show()
debugPrint("q", 1, to: &log)
show()
"abc".write(to: &log)
Substring("de").write(to: &log)
Character("f").write(to: &log)
show()
print(Stamp(day: 3), "\(Stamp(day: 4))", String(describing: Stamp(day: 5)))
print(Named())
debugPrint(Named())
print([Stamp(day: 6)].map { "\($0)" })

let text = "a😄b"
print(text.startIndex, text.endIndex, text.index(after: text.startIndex))
print(text.firstIndex(of: "b") as Any, text.startIndex..<text.endIndex)
print(text.indices.map { "\($0)" }, [text.startIndex])
