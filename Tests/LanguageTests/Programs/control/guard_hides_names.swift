// What a guard binds may hide a name of the same block.
func half(_ text: String) -> String {
  let number = Int(text)
  let before = { number.map(String.init) ?? "none" }
  guard let number else { return "no number: \(before())" }
  guard let number = Optional(Double(number) / 2), number > 1 else { return "small" }
  return "\(number), was \(before())"
}
print(half("9"), half("x"), half("1"))

enum Shape { case dot, circle(Int), box(Int, Int) }
func area(_ shape: Shape?) -> Int {
  guard let shape else { return -1 }
  guard case .box(let width, let height) = shape else {
    guard case let .circle(width) = shape else { return 0 }
    return width * 3
  }
  guard let width = Optional(width), case let height? = Optional(height) else { return 1 }
  return width * height
}
print(area(.box(2, 3)), area(.circle(4)), area(.dot), area(nil))

let top: Int? = 3
guard let top else { fatalError() }
print(top + 1)
