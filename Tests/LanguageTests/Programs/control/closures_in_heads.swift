// Trailing closures after arguments, in the heads of statements.
func pick(_ a: [String], by choose: (String) -> Bool) -> [String] { a.filter(choose) }
struct Words {
  let all: [String]
  init(_ a: [String], change: (String) -> String) { all = a.map(change) }
  subscript(i: Int, change: (String) -> String) -> String { change(all[i]) }
}
let words = ["b", "a", "ab"]
for w in pick(words) { $0 != "b" }.reversed() { print(w) }
for (key, group) in Dictionary(grouping: words) { $0.count }.mapValues(\.count).sorted(by: { $0.key < $1.key }) {
  print(key, group)
}
for w in Words(words) { $0 + "!" }.all where w.count > 2 { print(w) }
if let first = pick(words) { $0.count > 1 }.first { print(first) }
if pick(words) { $0.isEmpty }.isEmpty, [4, 1].reduce(into: 0) { $0 += $1 } == 5 { print("none") }
switch pick(words) { $0 > "a" }.count {
case 2: print("two")
default: print("other")
}
var left = words
while !pick(left) { $0 == "a" }.isEmpty { left.removeLast() }
print(left)
guard let last = ["x": 1].merging(["x": 2]) { $0 + $1 }.values.first else { fatalError() }
print(last)
