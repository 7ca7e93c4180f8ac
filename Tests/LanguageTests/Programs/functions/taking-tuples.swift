// A function of several parameters where one of a single, open parameter is wanted (SE-0110).
struct Factory {
  func keep<Made, Given>(
    _ type: Made.Type, _ make: @escaping (Given) -> Any
  ) -> (make: Any, given: Any.Type) {
    (make, Given.self)
  }

  func keepTwo<Made, A>(
    _ type: Made.Type, _ make: @escaping (Int, A) -> Made
  ) -> (make: Any, given: Any.Type) {
    keep(type, make)
  }
}

let kept = Factory().keepTwo(String.self) { (number: Int, part: Double) in "\(number) \(part)" }
print(kept.given, (kept.make as? ((Int, Double)) -> Any)?((3, 4.5)) ?? "none")

func apply<T, R>(_ function: (T) -> R, _ value: T) -> R { function(value) }
func add(_ first: Int, _ second: Int) -> Int { first + second }
print(apply(add, (1, 2)), [(1, 2), (3, 4)].map(add), zip([1], [2]).map(+))
