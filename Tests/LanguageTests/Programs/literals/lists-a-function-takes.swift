// A list of numbers holds what the function takes that is handed over.
func half(_ number: Float) -> Float { number / 2 }
func root(_ number: Double) -> Double { number.squareRoot() }
func byte(_ number: UInt8) -> String { "byte \(number)" }
print([4, 9].map(half))
print([4, 9].map(root), [4, 9.5].map(half))
print([1, 2].map(byte), [1, 2].map(String.init))
func count<C: Collection>(_ element: C.Element, in all: C) -> Int where C.Element: Equatable {
  all.filter { $0 == element }.count
}
print(count(nil, in: [1, nil]), count(.max, in: [1, 2, .max]))
enum Distance {
  static func of(_ x: Double, _ y: Double) -> String { "two numbers" }
  static func of<C: Collection>(_ x: C, _ y: Double) -> String where C.Element == Double {
    "list and number"
  }
  static func of<C: Collection>(_ x: Double, _ y: C) -> String where C.Element == Double {
    "number and list"
  }
  static func of<C: Collection, D: Collection>(_ x: C, _ y: D) -> String
  where C.Element == Double, D.Element == Double { "two lists" }
}
print(Distance.of([1.0, 4], 2), Distance.of(1, [2, 3]))
print(Distance.of([1, 2], [3, 4.5]), Distance.of(1, 2))
func pick<C: Collection>(_ element: C.Element, _ all: C) -> String { "element" }
func pick<C: Collection>(_ first: C, _ second: C) -> String { "two" }
print(pick([1.0, 2.0], [3.0, 4.0]), pick(1.0, [3.0, 4.0]))
