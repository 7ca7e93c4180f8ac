// Names that mean something else elsewhere: `init`, `self`, and that of a module.
struct Kind: Equatable {
  let rawValue: String
  static let `enum` = Kind(rawValue: "enum")
  static let `init` = Kind(rawValue: "init")
  static let `self` = Kind(rawValue: "self")
}
print(Kind.enum, Kind.`init`.rawValue)
let found: Kind = .`init`
print(found == Kind.`init`, found)

enum Word: String, Codable {
  case `init`, `deinit`, `self`
}
print(Word.`init`, Word.`init`.rawValue, Word(rawValue: "init") == .`init`)
switch Word.`init` {
case .`init`: print("made")
default: print("other")
}
print("\(Word.`init`)", String(describing: Word.`deinit`))

enum Graph {
  struct Swift {
    struct Extension { static let key = "extension" }
  }
  struct Symbol {
    static let own = Swift.Extension.key
    let kept: Swift.Extension?
  }
}
extension Graph {
  struct Relation {
    static let key = Swift.Extension.key
  }
}
print(Graph.Symbol.own, Graph.Relation.key, Graph.Symbol(kept: nil).kept == nil)

// An initialiser that always refuses says no `return`.
struct Key {
  let text: String
  init?(intValue: Int) { nil }
  init(text: String) { self.text = text }
}
class Refused { init?(unused: Int) { nil } }
print(Key(intValue: 3) == nil, Refused(unused: 1) == nil, Key(text: "a").text)

// The program's own module says which of two types of one name is meant.
protocol Span { var length: Int { get } }
protocol Tracer {
  associatedtype Span: main.Span
  func start() -> Span
}
extension Tracer {
  func length() -> Int { start().length }
  func startAny() -> any main.Span { start() }
}
struct Short: Span { let length = 2 }
struct Plain: Tracer {
  func start() -> Short { Short() }
}
print(Plain().length(), Plain().startAny().length)
