// What an operator of the program makes of named values has a type by itself, and a call whose
// generic arguments are open is told by the only operator that takes the other operand.
precedencegroup Application { associativity: left }
infix operator <^>: Application
infix operator <*>: Application
infix operator <*: Application
infix operator *>: Application

struct Parser<A> {
  let parse: (Substring) -> (A, Substring)?

  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> {
    .init { self.parse($0).map { (f($0.0), $0.1) } }
  }
  func followed<B>(by other: Parser<B>) -> Parser<(A, B)> {
    .init { input in
      guard let (a, rest) = self.parse(input), let (b, end) = other.parse(rest) else { return nil }
      return ((a, b), end)
    }
  }
}

func <^> <A, B>(f: @escaping (A) -> B, p: Parser<A>) -> Parser<B> { p.map(f) }
func <*> <A, B>(f: Parser<(A) -> B>, p: Parser<A>) -> Parser<B> {
  f.followed(by: p).map { f, x in f(x) }
}
func <* <A, B>(p: Parser<A>, q: Parser<B>) -> Parser<A> { { x in { _ in x } } <^> p <*> q }
func *> <A, B>(p: Parser<A>, q: Parser<B>) -> Parser<B> { { _ in { x in x } } <^> p <*> q }

func tuple<A, B>(_ a: A) -> (B) -> (A, B) { { b in (a, b) } }
func tuple<A, B, C>(_ a: A) -> (B) -> (C) -> (A, B, C) { { b in { c in (a, b, c) } } }
func curry<A, B, C, R>(_ f: @escaping (A, B, C) -> R) -> (A) -> (B) -> (C) -> R {
  { a in { b in { c in f(a, b, c) } } }
}

func char(_ c: Character) -> Parser<Character> {
  Parser { $0.first == c ? (c, $0.dropFirst()) : nil }
}
let digits = Parser<Int> { input in
  let digits = input.prefix(while: \.isNumber)
  return Int(digits).map { ($0, input.dropFirst(digits.count)) }
}
let comma = char(",")

let pair = tuple <^> (digits <* comma) <*> (digits <* comma)
print(pair.parse("12,34,rest") as Any)
struct RGB { var r: Int, g: Int, b: Int }
let rgb = curry(RGB.init) <^> digits <*> (comma *> digits) <*> (comma *> digits)
print(rgb.parse("1,2,3!") as Any)

struct Tagged<Tag, Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
enum Id {}
struct User {
  let id: Tagged<User, Tagged<Id, Int>>
  let name: Tagged<User, String>
}
func pure<A, B>(_ x: B) -> Tagged<A, B> { Tagged(x) }
func deep<A, B, C>(_ x: C) -> Tagged<A, Tagged<B, C>> { pure(pure(x)) }
func <*> <A, B>(f: ((A) -> B)?, x: A?) -> B? { f.flatMap { f in x.map(f) } }
let create = { (id: Tagged<User, Tagged<Id, Int>>) in
  { (name: Tagged<User, String>) in User(id: id, name: name) }
}
let ann = create <*> deep(1) <*> pure("Ann")
print(ann as Any)

func <^> <A, B>(f: (A) -> B, list: [A]) -> [B] { list.map(f) }
func <*> <A, B>(functions: [(A) -> B], list: [A]) -> [B] {
  functions.flatMap { f in list.map { f($0) } }
}
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
let sums = add <^> [1, 2] <*> [10, 20]
print(sums)
infix operator **: MultiplicationPrecedence
func ** (base: Double, exponent: Int) -> Double { (0..<exponent).reduce(1) { r, _ in r * base } }
let half = 0.5
print(half ** 3, 2 ** 3)
