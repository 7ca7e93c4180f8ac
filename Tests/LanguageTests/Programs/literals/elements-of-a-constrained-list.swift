// A list written in place before a member that only lists of one type of element have.
protocol Shape { var sides: Int { get } }
class Figure { let name = "figure" }
class Triangle: Figure, Shape { let sides = 3 }
class Square: Figure, Shape { let sides = 4 }

extension [any Shape] {
  func corners() -> Int { reduce(0) { $0 + $1.sides } }
  var most: Int { map(\.sides).max() ?? 0 }
}
extension Array where Element == Any { var kinds: String { map { "\(type(of: $0))" }.joined(separator: " ") } }
extension Array where Element == Int? { var known: Int { compactMap { $0 }.count } }
extension Array where Element == Double { func mean() -> Double { reduce(0, +) / Double(count) } }
extension Dictionary where Key == String, Value == Any {
  func names() -> [String] { keys.sorted() }
}
extension Sequence where Element == Character { var text: String { String(self) } }

print([Triangle(), Square()].corners(), [Triangle(), Square()].most)
print([1, "a", 2.5].kinds, [1, 2].kinds)
print([1, nil].known, [1, 2].known, [4, 2, 1].mean(), [4, 2, 0.5].mean())
print(["b": 1, "a": "x"].names(), ["b": 1].names())
print(["a", "b"].text, ["a", "b"].joined(), [1, 2].count, [Triangle(), Square()][0].name)
