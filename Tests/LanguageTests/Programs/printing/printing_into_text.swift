// `print`, `debugPrint` and `dump` write into whatever takes text.
struct Log: TextOutputStream {
  private(set) var pieces: [String] = []
  mutating func write(_ string: String) { pieces.append(string) }
}
struct Point { var x = 1, name = "p" }

var text = ""
debugPrint("a", 1.5, ["k": "v"], separator: "|", terminator: ".", to: &text)
print("b", 2, to: &text)
debugPrint(Point(), to: &text)
dump(Point(), to: &text, name: "point", indent: 2)
print(text)

var log = Log()
debugPrint("x", "y", to: &log)
dump([1, 2], to: &log, maxDepth: 0)
print(log.pieces.joined())
