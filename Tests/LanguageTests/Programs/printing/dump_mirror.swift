struct P { var x = 1; var y: String? = "s"; var z: [Int] = [1, 2] }
class C { var a = 1; let p = P() }
class D: C { var q: Int? }
enum E { case a, b(Int), c(x: Int, y: String) }
dump(1); dump("s"); dump([1, 2]); dump(["k": 1]); dump((1, "a")); dump((x: 1, y: 2)); dump(nil as Int?); dump(Optional(3)); dump(Set([1])); dump(1.5); dump(true)
dump(P()); dump(E.a); dump(E.b(1)); dump(E.c(x: 1, y: "q")); dump([P(x: 2, y: nil, z: [])]); dump([[1], []]); dump(1...3); dump([Optional(1), nil])
print(dump(5) + 1)
dump(P(), name: "p", maxDepth: 1)
for value in [P(), [1, 2], ["k": 1], (1, b: 2), E.b(1), E.c(x: 1, y: "z"), Optional(1) as Any, 5, D()] as [Any] {
  let m = Mirror(reflecting: value)
  print(m.displayStyle.map { "\($0)" } ?? "nil", m.children.count, m.subjectType, m.children.map { "\($0.label ?? "_"):\($0.value)" })
}
let m = Mirror(reflecting: D())
print(m.superclassMirror!.children.map { $0.label! }, m.superclassMirror!.superclassMirror == nil, m.description)
for case let (label?, value) in Mirror(reflecting: P()).children { print(label, value) }
extension P { var fields: [String: Any] { Dictionary(uniqueKeysWithValues: Mirror(reflecting: self).children.map { ($0.label!, $0.value) }) } }
print(P().fields.keys.sorted(), P().fields["x"] as! Int)
struct Custom: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["one": 1, "two": "2"]) } }
print(Mirror(reflecting: Custom()).children.map { $0.label! })
