enum Kw: String { case inout_, self_ }
enum Tok { case word(String), kw(Kw), paren }
struct Spec {
  var test: (Tok) -> Bool
  static func keyword(_ k: Kw) -> Spec {
    Spec {
      if case .kw(let o) = $0 { return o == k }; return false
    }
  }
  static var identifier: Spec {
    Spec {
      if case .word = $0 { return true }; return false
    }
  }
  static var leftParen: Spec {
    Spec {
      if case .paren = $0 { return true }; return false
    }
  }
  static func ~= (spec: Spec, tok: Tok) -> Bool { spec.test(tok) }
  static func ~= (spec: Spec, lex: Lexeme) -> Bool { spec.test(lex.tok) }
}
struct Lexeme {
  var tok: Tok
  var shown: String {
    switch self {
    case .keyword(.self_): return "self"
    case .keyword(.inout_), .leftParen: return "in or paren"
    case .identifier: return "id"
    default: return "?"
    }
  }
}
print(Lexeme(tok: .kw(.self_)).shown, Lexeme(tok: .paren).shown, Lexeme(tok: .word("a")).shown)
if case Spec.keyword(.inout_) = Lexeme(tok: .kw(.inout_)) { print("yes") }
enum R { case ok(Unicode.Scalar), no }
func g(_ r: R) -> String {
  switch r {
  case .ok(Unicode.Scalar("a")): "a";
  case .ok: "other";
  case .no: "no"
  }
}
print(g(.ok("a")), g(.ok("b")), g(.no))
enum Nothing {}
struct Holder { let n: Nothing?; var s: String { guard let n else { return "none" }; switch n {} } }
print(Holder(n: nil).s)
func never(_ n: Nothing) -> Int { switch n {} }
struct Item: Equatable { var n: Int }
func look(_ a: [Item]) -> [Item] { [.init(n: 1)] + [.init(n: 2)] + a }
func make(_ a: [Item]) -> [Item] { a + [.init(n: 3)] + [.init(n: 4)] }
print(look([]).count, make([]).count)
struct Bag: Collection {
  var items: [Int]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
  func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { items[i] }
}
let b1 = Bag(items: [1, 2, 3]), b2 = Bag(items: [9, 2, 3])
print(
  b1.suffix(2) == b2.suffix(2), b1.dropLast() == b2.dropLast(),
  [1, 2, 3].suffix(2) != Array([2, 3]))
func outer(_ x: Int) -> String {
  func note(_ s: String, at n: Int) -> String { "\(s)@\(n)" }
  func note(_ s: String) -> String { note(s, at: x) }
  func note(_ i: Int) -> String { note("i\(i)") }
  return note("a") + note("b", at: 2) + note(7)
}
print(outer(5))
