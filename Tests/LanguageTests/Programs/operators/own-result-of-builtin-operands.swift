// An operator of the program's that takes texts or numbers and makes something else of them.

struct Path: Equatable {
  var path: String
  init(_ path: String) { self.path = path }
}
func + (lhs: Path, rhs: Path) -> Path { lhs.path + rhs.path }
func + (lhs: Path, rhs: String) -> Path { lhs.path + rhs }
func + (lhs: String, rhs: String) -> Path { Path([lhs, rhs].joined(separator: "/")) }

struct Money { var cents: Int }
func * (lhs: Int, rhs: Int) -> Money { Money(cents: lhs &* rhs) }

let text = "a" + "b"
let path: Path = "a" + "b"
let (left, right) = ("l", "r")
let maybe: Path? = left + right
print(text, path, (Path("x") + "y").path, (Path("x") + Path("z")).path, maybe!)
let (amount, price) = (3, 5)
let money: Money = amount * price
let plain = amount * price
print(money, plain)
func spend(_ money: Money) -> Int { money.cents }
print(spend(amount * 2))
