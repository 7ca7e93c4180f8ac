// What can be strided through is ordered by its distances.
struct Day: Strideable, CustomStringConvertible {
  var number: Int
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by days: Int) -> Day { Day(number: number + days) }
  var description: String { "d\(number)" }
}
let week = Day(number: 1)...Day(number: 4)
print(week.count, Array(week), week.contains(Day(number: 2)), week.lowerBound < week.upperBound)
print([Day(number: 3), Day(number: 1)].sorted(), max(Day(number: 3), Day(number: 5)))
for day in stride(from: Day(number: 0), to: Day(number: 10), by: 4) { print(day, terminator: " ") }
for day in Day(number: 7)..<Day(number: 9) { print(day, terminator: " ") }
print(week.clamped(to: Day(number: 2)...Day(number: 9)))
