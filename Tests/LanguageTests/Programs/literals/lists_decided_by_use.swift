// Lists of literals whose elements are decided by what is made of the list.

func pick(_ index: Int) -> Double { return [0.5, 1, 2][index] }
func sign(_ isOn: Bool) -> Character { isOn ? "#" : ["-", "."].first! }
func grade(_ points: Int) -> Character {
  switch points {
  case 90...: "A"
  default: ["B", "C", "D"][min(2, (89 - points) / 10)]
  }
}
func show(_ value: UInt16) { print(type(of: value), value) }

let index = 1
let byte: UInt8 = [1, 2, 3][index]
let third: Double = [1, 2, 3].last!
let sum: Double = [1, 2, 3].reduce(0, +)
let largest: Double = [3, 1, 2].max()!
let maybe: Int? = ["a": 1]["a"]
print(pick(1), sign(true), sign(false), [95, 85, 10].map(grade))
print(byte, third, sum, largest, maybe as Any)
print([1, 10, 100][index] as UInt, ["a": 1]["a"]! as Double)
show([4, 5][index])

let average: Double = [1, 2, 3].reduce(0, +) / 3
let scale = 2.5
print(average, 2.0 * [1, 2, 3][1], scale * [1, 2][0], [1, 2, 3].reduce(0, +) / scale)
print([1, 2].max()! + 0.5, 2 * [1.5, 2][0], [1, 2].max()! + 5, [1, 2].max()! > 1.5)

let letter: Character = "e"
let small: UInt8 = 3
print(["a", "e"].contains(letter), ["a", "e"].firstIndex(of: letter) as Any)
print([1, 3, 3].lastIndex(of: small) as Any)
let sigil: Character = "*"
if let power = ["+": 1, "*": 2][sigil], power > 1 { print("power", power) }
print(["+": 1, "*": 2][sigil, default: 0], ["+": 1][sigil] ?? 7)
print([1: "a", 2: "b"][small, default: "?"])
let weight: Double = ["a": 1, "e": 2][letter]!
print(weight)

// Lists that a closure makes, where the call says what they hold.
print(String((0..<3).map { _ in "." }), String((0..<3).map { $0 == 1 ? "Q" : "." }))
var text = "<"
text.append(contentsOf: (0..<3).map { $0 % 2 == 0 ? "a" : "b" })
print(text)
print(String(decoding: [72, 105], as: UTF8.self))
print(String(decoding: [72, 200], as: Unicode.ASCII.self))
print(String(decoding: [72, 0x1F600], as: UTF32.self))
