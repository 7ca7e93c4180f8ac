// Implicit members under generic operators, told by the result that is wanted.
precedencegroup LinkPrecedence { associativity: left }
infix operator ~>: LinkPrecedence
infix operator <~>: LinkPrecedence
struct Route<Stop: Hashable> {
  var stops: [(stop: Stop, isTwoWay: Bool)]
  var text: String { stops.map { "\($0.stop)\($0.isTwoWay ? "*" : "")" }.joined(separator: " ") }
}
func ~> <Stop>(lhs: Stop, rhs: Stop) -> Route<Stop> { Route(stops: [(lhs, false), (rhs, false)]) }
func ~> <Stop>(lhs: Route<Stop>, rhs: Stop) -> Route<Stop> {
  Route(stops: lhs.stops + [(rhs, false)])
}
func <~> <Stop>(lhs: Stop, rhs: Stop) -> Route<Stop> { Route(stops: [(lhs, true), (rhs, true)]) }
func <~> <Stop>(lhs: Route<Stop>, rhs: Stop) -> Route<Stop> {
  Route(stops: lhs.stops + [(rhs, true)])
}
enum Town { case rome, pisa, bari, oslo }
let route: Route<Town> = .rome ~> .pisa <~> .bari ~> .oslo
print(route.text)
func pair() -> Route<Town> { .oslo <~> .rome }
print(pair().text)

// An operator of one's own called `??`, of operands that are no optionals.
struct Reader<Output> {
  let read: (inout Substring) -> Output?
  func callAsFunction(_ text: Substring) -> (Output?, Substring) {
    var rest = text
    let found = read(&rest)
    return (found, rest)
  }
  func map<New>(_ change: @escaping (Output) -> New) -> Reader<New> {
    Reader<New> { text in read(&text).map(change) }
  }
  func then<New>(_ next: @escaping (Output) -> Reader<New>) -> Reader<New> {
    Reader<New> { text in
      let before = text
      if let first = read(&text), let second = next(first).read(&text) { return second }
      text = before
      return nil
    }
  }
  static func of(_ value: Output) -> Reader { Reader { _ in value } }
  static func ?? (first: Reader, second: Reader) -> Reader {
    Reader { text in
      let before = text
      if let found = first.read(&text) { return found }
      text = before
      return second.read(&text)
    }
  }
}
func one(_ wanted: Character) -> Reader<Character> {
  Reader { text in text.first == wanted ? text.removeFirst() : nil }
}
protocol Shown { var shown: String { get } }
struct Leaf: Shown { let name: Character; var shown: String { String(name) } }
struct Branch: Shown { let parts: [any Shown]; var shown: String { "(" + parts.map(\.shown).joined() + ")" } }
func leaf() -> Reader<any Shown> { one("a").map { Leaf(name: $0) } ?? one("b").map { Leaf(name: $0) } }
func tree() -> Reader<any Shown> {
  leaf().then { first in
    one("+").then { _ in tree().map { Branch(parts: [first, $0]) } } ?? .of(first)
  }
}
func many(_ reader: Reader<Character>) -> Reader<[Character]> { some(reader) ?? Reader.of([]) }
func some(_ reader: Reader<Character>) -> Reader<[Character]> {
  reader.then { first in many(reader).map { [first] + $0 } }
}
print(tree()("a+b+a!").0?.shown ?? "nothing", tree()("c").0?.shown ?? "nothing")
print(many(one("x"))("xxxy"), many(one("x"))("y"))
let missing: Int? = nil
print(missing ?? 3)
