// A range of nothing but implicit members is one of what it is used with.
enum Level: Int, Comparable {
  case low, mid, high
  static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
}

for level in [Level.low, .mid, .high] {
  print((.low ... .mid).contains(level), (.mid ..< .high).contains(level))
}

func isDigit(_ byte: UInt8) -> Bool {
  (.init(ascii: "0") ... .init(ascii: "9")).contains(byte)
}
print("a1b22".utf8.filter(isDigit).count)

let levels: [Level] = [.high, .low, .mid]
print(levels.filter { (.mid ... .high).contains($0) })
print(!((.low ... .low).contains(levels[0])))
