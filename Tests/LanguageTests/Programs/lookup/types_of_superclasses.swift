// A name in a class means a type that a superclass declares before one of the file.

struct Kind { let n = 1 }

class Base {
  struct Kind: OptionSet {
    let rawValue: Int
    static let a = Kind(rawValue: 1)
    static let none: Kind = []
  }
  enum Mode { case x, y }
  typealias Number = Int
}

class Sub: Base {
  var kind: Kind = .a
  func sum(_ other: Kind = .none) -> Number { other.rawValue + kind.rawValue }
  func mode() -> Mode {
    let mode: Mode = .y
    return mode
  }
  func both() -> [Kind] { [Kind.a, Kind(rawValue: 4)] }
}

class Deep: Sub {
  struct Inside { let kind: Kind }
  var mine = Mode.x
}

print(Sub().sum(), Sub().mode(), Sub().both().map { $0.rawValue })
print(Deep().mine, Deep().sum(.a), Deep.Inside(kind: .a).kind.rawValue)
print(Kind().n, Sub.Kind.a.rawValue, Sub.Mode.x)
