enum Planet: Int, CaseIterable { case mercury = 1, venus, earth = 5, mars }
print(Planet.allCases.map(\.rawValue), Planet(rawValue: 6) ?? .earth, Planet(rawValue: 3) as Any)
enum Code: String { case ok, notFound = "404", other }
print(Code.ok.rawValue, Code(rawValue: "404")!, Code.other)
enum Grade: Character, CaseIterable { case a = "A", b = "B" }
print(Grade(rawValue: "B")!, Grade.a.rawValue)
enum Ratio: Double { case half = 0.5, one = 1 }
print(Ratio.half.rawValue + Ratio.one.rawValue)
enum Level: Int, Comparable, CaseIterable {
  case low, medium, high
  static func < (l: Level, r: Level) -> Bool { l.rawValue < r.rawValue }
  var next: Level? { Level(rawValue: rawValue + 1) }
  static var random: Level { .medium }
}
print(Level.low < .high, Level.allCases.max()!, Level.high.next as Any, Level.low.next!)
enum Size: Comparable { case small, medium, large(Int) }
print(Size.small < .large(1), Size.large(1) < .large(2), [Size.large(3), .small, .medium].sorted())
enum Flag: UInt8 { case a = 0b1, b = 0x10, c = 255 }
print(Flag.c.rawValue, Flag(rawValue: 16)!)
enum Negative: Int { case minus = -1, zero, one }
print(Negative.zero.rawValue, Negative(rawValue: -1)!)
enum Weekday: String, CaseIterable, Identifiable, CustomStringConvertible {
  case mon, tue, wed
  var id: Self { self }
  var description: String { rawValue.capitalized }
  var isMidweek: Bool { self == .wed }
  subscript(offset: Int) -> Weekday { Self.allCases[(Self.allCases.firstIndex(of: self)! + offset) % 3] }
}
extension String { var capitalized: String { prefix(1).uppercased() + dropFirst() } }
print(Weekday.allCases, Weekday.mon[4], Weekday.tue.id, Weekday.allCases.filter(\.isMidweek))
enum Empty {}
enum Op: CaseIterable {
  case plus, minus
  var apply: (Int, Int) -> Int { switch self { case .plus: (+); case .minus: (-) } }
}
print(Op.allCases.map { $0.apply(5, 3) })
print("\(Planet.earth) \(Code.ok)", Set([Level.low, .low, .high]).count)
switch Planet.venus { case .mercury, .venus: print("inner"); default: print("outer") }
let byLevel: [Level: String] = [.low: "l", .high: "h"]
print(byLevel[.low]!, byLevel[.medium, default: "none"])
