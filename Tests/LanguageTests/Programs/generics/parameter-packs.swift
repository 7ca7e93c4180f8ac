// The packs of a function with `repeat` and `each`.
func printAll<each T>(_ value: repeat each T) {
  repeat print(each value)
}
printAll(1, "a", 2.5)
func tuple<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
let t = tuple(1, "b", true)
print(t)
func describe<each T: CustomStringConvertible>(_ item: repeat each T) -> [String] {
  var out: [String] = []
  repeat out.append((each item).description)
  return out
}
print(describe(1, true, "x"))
func pairUp<each A, each B>(_ a: (repeat each A), _ b: (repeat each B)) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
print(pairUp((1, 2), ("a", "b")))
struct Holder<each T> {
  let values: (repeat each T)
  init(_ v: repeat each T) { values = (repeat each v) }
  func count() -> Int { var n = 0; for _ in repeat each values { n += 1 }; return n }
}
print(Holder(1, "two", 3.0).count())
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for (a, b) in repeat (each l, each r) { if a != b { return false } }
  return true
}
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (2, "a")))
func types<each T>(_ t: repeat (each T).Type) { repeat print(each t) }
types(Int.self, String.self)
func sizes<each T>(_ v: repeat each T) -> Int { var c = 0; _ = (repeat (each v, c += 1)); return c }
print(sizes(1, 2, 3))
func mapAll<each T, R>(_ v: repeat each T, transform: (Any) -> R) -> [R] { var r: [R] = []; repeat r.append(transform(each v)); return r }
print(mapAll(1, "x", transform: { "\($0)" }))
func forward<each T>(_ value: repeat each T) { printAll(0, repeat each value, "end") }
forward("x", 2)
func count<each T>(_ value: repeat each T) -> Int {
  var total = 0
  for _ in repeat each value { total += 1 }
  return total
}
print(count(), count(1), count(1, "a", [2]))
