enum Cmd { case move(x: Int, y: Int), say(String), quit, nested(Result<Int, Err>) }
struct Err: Error, Equatable { let code: Int }
func run(_ c: Cmd) -> String {
  switch c {
  case .move(x: 0, y: 0): "stay"
  case .move(let x, 0): "x \(x)"
  case .move(x: let x, y: let y) where x == y: "diag \(x)"
  case let .move(x, y): "move \(x),\(y)"
  case .say(let s) where s.isEmpty: "silent"
  case .say("hi"): "greeting"
  case .say(let s): "say \(s)"
  case .nested(.success(let v)): "ok \(v)"
  case .nested(.failure(let e)): "err \(e.code)"
  case .quit: "quit"
  }
}
let commands: [Cmd] = [.move(x: 0, y: 0), .move(x: 3, y: 0), .move(x: 2, y: 2), .move(x: 1, y: 5), .say(""), .say("hi"), .say("yo"), .quit, .nested(.success(4)), .nested(.failure(Err(code: 7)))]
for c in commands { print(run(c)) }
func classify(_ n: Int) -> String {
  switch n {
  case ..<0: return "neg"
  case 0: return "zero"
  case 1, 2, 3: return "small"
  case 4...10: return "mid"
  case let big where big % 2 == 0: return "even \(big)"
  case _: return "odd"
  }
}
print([-5, 0, 2, 7, 20, 21].map(classify))
func tuple(_ p: (Int, String?)) -> String {
  switch p {
  case (0, nil): return "zero nil"
  case (let n, let s?) where n > 5: return "big \(s)"
  case (_, .some("x")): return "x"
  case (1...3, _): return "range"
  case (let n, .none): return "n\(n)"
  default: return "other"
  }
}
print(tuple((0, nil)), tuple((9, "q")), tuple((4, "x")), tuple((2, "z")), tuple((7, nil)), tuple((5, "w")))
let values: [Any] = [1, "two", 3.5, [1, 2], (1, 2), nil as Int? as Any, { 1 }, Err(code: 2), true]
for v in values {
  switch v {
  case 1 as Int: print("one")
  case let i as Int: print("int", i)
  case let s as String: print("string", s)
  case is Double: print("double")
  case let a as [Int]: print("array", a.count)
  case let (x, y) as (Int, Int): print("pair", x + y)
  case let e as Error: print("error", e)
  case let b as Bool: print("bool", b)
  case is () -> Int: print("closure")
  default: print("something")
  }
}
let optionals: [Int?] = [1, nil, 3]
for case let x? in optionals { print("some", x) }
for case .some(let x) in optionals where x > 1 { print("big", x) }
if case let x? = optionals[0], x == 1 { print("first is 1") }
if case 1...5 = 3 { print("in range") }
guard case .some(let third) = optionals[2] else { fatalError() }
print(third)
let point = (x: 1, y: -1)
switch point {
case (let x, let y) where x == -y: print("anti", x)
default: break
}
switch "abc" { case "a"..."b": print("a-b"); case let s where s.hasPrefix("ab"): print("prefix \(s)"); default: print("none") }
switch (1, 2) { case (1, 1), (2, 2): print("same"); case (let a, 2), (2, let a): print("has two", a); default: print("no") }
switch 5 { case let x: print(x) }
switch Character("e") { case "a", "e", "i", "o", "u": print("vowel"); default: print("consonant") }
var found: Int?
while case nil = found { found = 3 }
print(found!)
switch 3 { case 3: print("three"); fallthrough; case 4: print("four"); case 5: print("five"); default: print("d") }
