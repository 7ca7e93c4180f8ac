// Where a function is wanted, the method is meant, not the property of the same name.
final class Register {
  private var marks: [String: Set<Int>] = ["Ann": [2, 1], "Bo": [3]]
  var unit = 3
  static let label = "pupils"
  static func label(_ count: Int) -> String { "\(count) \(label)" }

  func marks(of name: String) -> [Int] { marks[name, default: []].sorted() }
  func unit(_ name: String) -> String { "\(name)\(unit)" }
  func all() -> [Int] { marks.keys.sorted().flatMap(marks(of:)) + ["Ann"].flatMap(marks) }
}
let register = Register()
print(["Ann", "Bo", "Cy"].flatMap(register.marks), register.all())
let named: (String) -> String = register.unit
var later: ((String) -> String)?
later = register.unit
print(named("m"), later!("k"), register.unit, ["x"].map(register.unit))
print([1, 2].map(Register.label), Register.label)
