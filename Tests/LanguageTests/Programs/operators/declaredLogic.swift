// Operators of the program's own, among them logical ones of other values than `Bool`.
struct Rule<Value> {
  let name: String
  let holds: (Value) -> Bool
  static func && (left: Rule, right: Rule) -> Rule {
    Rule(name: "(\(left.name) and \(right.name))") { left.holds($0) && right.holds($0) }
  }
  static prefix func ! (rule: Rule) -> Rule { Rule(name: "not \(rule.name)") { !rule.holds($0) } }
}
func || <T>(left: Rule<T>, right: Rule<T>) -> Rule<T> {
  Rule(name: "(\(left.name) or \(right.name))") { left.holds($0) || right.holds($0) }
}
let even = Rule<Int>(name: "even") { $0 % 2 == 0 }
let big = Rule<Int>(name: "big") { $0 > 10 }
let rule = even && !big || big && !even
print(rule.name, [2, 3, 12, 13].map(rule.holds), true && rule.holds(2))

infix operator <> : AdditionPrecedence
infix operator >~ : MultiplicationPrecedence
struct Step<State, Action> {
  let run: (inout State, Action) -> Void
  static func <> (left: Step, right: Step) -> Step {
    Step { state, action in
      left.run(&state, action)
      right.run(&state, action)
    }
  }
  func lifted<Whole>(_ path: WritableKeyPath<Whole, State>) -> Step<Whole, Action> {
    Step<Whole, Action> { whole, action in run(&whole[keyPath: path], action) }
  }
  func keyed<Whole>(_ path: WritableKeyPath<Whole, [String: State]>, _ key: String)
    -> Step<Whole, Action>
  {
    Step<Whole, Action> { whole, action in
      guard whole[keyPath: path][key] != nil else { return }
      run(&whole[keyPath: path][key]!, action)
    }
  }
}
struct Box { var count = 1; var others = ["a": 10] }
let add = Step<Int, Int> { $0 += $1 }
let whole = add.lifted(\Box.count) <> add.keyed(\.others, "a") <> add.keyed(\.others, "b")
var box = Box()
whole.run(&box, 5)
print(box)

struct Parser<T> { let text: String }
func one(_ c: Character) -> Parser<Character> { Parser(text: "c\(c)") }
func one(_ s: String) -> Parser<String> { Parser(text: "s\(s)") }
func | <T>(left: Parser<T>, right: Parser<T>) -> Parser<T> {
  Parser(text: left.text + "|" + right.text)
}
func >~ <A, B>(left: Parser<A>, right: Parser<B>) -> Parser<B> {
  Parser(text: left.text + ">~" + right.text)
}
let parsed = one(Character("x")) >~ (one("ab") | one("")) >~ one(Character("y"))
print(type(of: parsed), parsed.text)
