outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 0
loop: while true {
  n += 1
  switch n {
  case 1: continue loop
  case 5: break loop
  default: break
  }
  print("n", n)
}
repeat { n -= 2 } while n > 0
print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for i in stride(from: 0, through: 1, by: 0.5) { print(i, terminator: " ") }
print()
func check(_ x: Int?) -> String {
  guard let x else { return "nil" }
  guard x > 0, x < 100 else { return "range" }
  defer { print("leaving \(x)") }
  if x % 2 == 0 { return "even" }
  do {
    defer { print("inner") }
    if x == 7 { return "seven" }
  }
  return "odd"
}
print(check(nil), check(200), check(4), check(7), check(9))
func deferred() {
  defer { print("first") }
  defer { print("second") }
  for i in 0..<2 { defer { print("loop", i) }; print("body", i) }
  print("end")
}
deferred()
let grade = 85
let letter = if grade >= 90 { "A" } else if grade >= 80 { "B" } else { "C" }
let size: Double = switch grade { case 0..<50: 1; case 50...: 2.5; default: 0 }
print(letter, size)
let text: String? = if grade > 100 { nil } else { "ok" }
print(text ?? "none")
func describe(_ n: Int) -> String { if n < 0 { "neg" } else { switch n { case 0: "zero"; default: "pos" } } }
print(describe(-1), describe(0), describe(1))
let closure = { (x: Int) -> String in if x > 0 { "p" } else { "n" } }
print(closure(1), [1, -1].map { if $0 > 0 { "+" } else { "-" } })
done: do {
  if grade > 50 { break done }
  print("never")
}
if grade > 80 && grade < 90 || grade == 0, let t = text, t.count == 2 { print("combined", t) }
var items = [1, 2, 3, 4, 5, 6]
while let last = items.popLast(), last > 3 { print(last, terminator: ",") }
print(items)
for (index, (a, b)) in zip([1, 2], ["x", "y"]).enumerated() { print(index, a, b) }
for (key, value) in ["k": 1] { print(key, value) }
for x in [3, 1, 2].sorted() where x != 2 { print(x) }
let value = Optional(5)
if let value, value > 3 { print("shadow", value) }
if var v = value { v += 1; print(v) }
func never() -> Never { fatalError("no") }
func pick(_ ok: Bool) -> Int { if ok { return 1 } else { never() } }
print(pick(true))
let x = (n < 0 ? "neg" : n == 0 ? "zero" : "pos")
print(x, n > -5 ? 1 : 2.5)
#if DEBUG && os(Windows)
print("windows")
#else
print("other")
#endif
if #available(iOS 15, macOS 12, *) { print("available") } else { print("old") }
func nested(_ depth: Int) -> Int {
  func inner(_ d: Int) -> Int { d == 0 ? depth : inner(d - 1) + 1 }
  return inner(depth)
}
print(nested(3))
