// Functions that take nothing where a `Void` is wanted, generic local functions as values, and
// functions that can never be called.

func run<Input, Output>(_ input: Input, _ body: (Input) -> Output) -> Output { body(input) }

struct Recipe<Input, Output> {
  let make: (Input) -> Output
  func callAsFunction(_ input: Input) -> Output { make(input) }
}

var count = 0
let next: () -> Int = {
  count += 1
  return count
}
print(run((), next), Recipe<Void, Int>(make: next)(()))

func apply(_ body: (Void) -> String) -> String { body(()) }
func name() -> String { "named" }
print(apply(name), apply { "closure" })

struct Counter {
  var value = 5
  func read() -> Int { value }
}
print(apply(Counter().value.description.lowercased), run((), Counter().read))

final class Registry<T> {
  private let recipe: Recipe<Void, T>
  init(_ factory: @escaping () -> T) { recipe = Recipe(make: factory) }
  var made: T { recipe(()) }
}
print(Registry { [1, 2] }.made, Registry(name).made)

func converter<R>(to value: R) -> (String) -> R {
  func convert<A>(_ text: String) -> A {
    print("converting \(text) to \(A.self)")
    return value as! A
  }
  return convert
}
print(converter(to: 3)("x"), converter(to: ["y"])("z"))

func pick() -> (Int, Int) -> Bool {
  func less<C: Comparable>(_ a: C, _ b: C) -> Bool { a < b }
  return less
}
print([3, 1, 2].sorted(by: pick()))

struct Path<Root, Value> { let embed: (Value) -> Root }

extension Path where Value == Never {
  static var never: Path {
    func absurd<A>(_ never: Never) -> A {}
    return Path(embed: absurd)
  }

  static var `self`: String { "a member called self" }
}

enum Empty {}
func describe(_ empty: Empty, _ number: Int) -> String {}
print(Path<Int, Never>.never.embed as Any is (Never) -> Int, Path<Int, Never>.`self`)
