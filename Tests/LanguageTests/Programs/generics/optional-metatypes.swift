// A static member of Optional, reached through an existential metatype, knows what is wrapped.
protocol Holder {
  static var held: Any.Type { get }
  var content: Any? { get }
}

extension Optional: Holder {
  static var held: Any.Type { Wrapped.self }
  var content: Any? { self }
}

extension Array: Holder {
  static var held: Any.Type { Element.self }
  var content: Any? { first }
}

enum Theme: String { case dark, light }

func make<T: RawRepresentable>(_ type: T.Type, _ raw: Any) -> T? {
  (raw as? T.RawValue).flatMap { T(rawValue: $0) }
}

func describe<Value>(_ type: Value.Type) {
  guard let holder = type as? any Holder.Type else { return print(type, "holds nothing") }
  let held = holder.held
  print(type, "holds", held)
  if let raw = held as? any RawRepresentable.Type {
    let made = make(raw, "light")
    print(made as Any, made as? Value as Any)
  }
}

describe(Theme?.self)
describe([Theme].self)
describe(Int.self)
describe(Theme??.self)
print([1, 2].content as Any, [Int]().content as Any)
