// Packs of optionals that are handed on, by themselves and after other values.
func unwrapped<each V>(_ values: repeat (each V)?) -> (repeat each V)? {
  for value in repeat each values { if value == nil { return nil } }
  return (repeat (each values)!)
}
let a: Int? = 1
let b: String? = "b"
extension Optional {
  func with<each V>(_ others: repeat (each V)?) -> (Wrapped, repeat each V)? {
    unwrapped(self, repeat each others)
  }
  func only<each V>(_ others: repeat Optional<each V>) -> (repeat each V)? {
    unwrapped(repeat each others)
  }
}
func first<T, each V>(_ first: T?, _ others: repeat (each V)?) -> (T, repeat each V)? {
  unwrapped(first, repeat each others)
}
print(unwrapped(a, b) as Any, a.with(b) as Any, a.only(b, a) as Any)
print(first(a, b, a) as Any, first(a, b, nil as Int?) as Any)

struct Missing: Error {}
extension Optional {
  func required() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
  func combined<each Rs>(_ others: repeat (each Rs)?) -> (Wrapped, repeat each Rs)? {
    Optionals.combine(self, repeat each others)
  }
}
enum Optionals {
  static func combine<each Ts>(_ values: repeat (each Ts)?) -> (repeat each Ts)? {
    do {
      return (repeat try (each values).required())
    } catch {
      return nil
    }
  }
}
print(a.combined(b, 2.5 as Double?) as Any, a.combined(nil as Int?) as Any)
func firsts<each T>(_ lists: repeat [each T]) -> (repeat (each T)?) { (repeat (each lists).first) }
print(firsts([1, 2], ["a"], [Bool]()))
func again<each T>(_ values: repeat each T) -> (Int, repeat each T) { both(0, repeat each values) }
func both<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
print(again("x", 2.5), again())
