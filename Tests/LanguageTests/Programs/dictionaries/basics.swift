var d = ["one": 1, "two": 2]
d["three"] = 3
d["two"] = nil
print(d.count, d["one"]!, d["two"] as Any, d["x", default: 9], d.isEmpty, d.keys.sorted(), d.values.sorted())
d["one", default: 0] += 10
d["four", default: 4] += 1
print(d.sorted { $0.key < $1.key })
print(d.updateValue(7, forKey: "one") as Any, d.updateValue(8, forKey: "new") as Any, d.removeValue(forKey: "new") as Any, d.removeValue(forKey: "?") as Any)
for (k, v) in d.sorted(by: { $0.value < $1.value }) { print(k, v, terminator: " ") }
print()
let m = d.mapValues { $0 * 2 }, f = d.filter { $0.value > 4 }
print(m.sorted { $0.key < $1.key }, f.sorted { $0.key < $1.key }, type(of: f))
print(d.compactMapValues { $0 > 4 ? "\($0)" : nil }.sorted { $0.key < $1.key })
var merged = ["a": 1, "b": 2].merging(["b": 20, "c": 30]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key })
merged.merge(["a": 100]) { _, new in new }
merged.merge([("z", 26)]) { old, _ in old }
print(merged.sorted { $0.key < $1.key })
let g = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(g["a"]!, g["b"]!, g["c"] as Any)
let u = Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1, 2]))
print(u["x"]!, u["y"]!)
let un = Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: { max($0, $1) })
print(un)
print(["a": 1] == ["a": 1], ["a": 1] != ["a": 2], [1: "x"], [Int: Int](), [:] as [String: Int])
print(d.contains { $0.value == 7 }, d.allSatisfy { $0.value > 0 }, d.first { $0.key == "one" }!, d.min { $0.value < $1.value }!.key, d.max { $0.value < $1.value }!.value)
print(d.map { $0.key }.sorted(), d.reduce(0) { $0 + $1.value }, d.keys.contains("one"), d.values.contains(7))
var nested = ["k": ["a": [1]]]
nested["k"]?["a"]?.append(2)
nested["k", default: [:]]["b", default: []].append(3)
nested["q"]?["a"]?.append(9)
print(nested["k"]!["a"]!, nested["k"]!["b"]!, nested["q"] as Any)
var optional: [String: Int?] = ["a": 1]
optional["b"] = .some(nil)
print(optional.count, optional["b"] as Any, optional["c"] as Any)
optional["a"] = nil
print(optional)
var counts: [Character: Int] = [:]
for ch in "mississippi" { counts[ch, default: 0] += 1 }
print(counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
if let i = d.index(forKey: "one") { print(d[i].key, d[i].value, d[i]); d.remove(at: i) }
print(d["one"] as Any, d.randomElement() != nil)
d.removeAll()
print(d, d.isEmpty, d.first as Any)
enum K: Hashable { case a, b(Int) }
var ek: [K: String] = [.a: "A", .b(1): "B1"]
ek[.b(2)] = "B2"
print(ek[.a]!, ek[.b(2)]!, ek[.b(3)] as Any, ek.keys.count)
struct Pt: Hashable { var x, y: Int }
var pk = [Pt(x: 1, y: 2): "p"]
pk[Pt(x: 1, y: 2)]! += "!"
print(pk, pk[Pt(x: 0, y: 0)] ?? "none")
for (i, e) in ["only": 1].enumerated() { print(i, e, e.key) }
let lookup: [Int: (String, Bool)] = [1: ("a", true)]
print(lookup[1]!.0, lookup[1]?.1 as Any, lookup)
var arr = ["x": [3, 1, 2]]
arr["x"]!.sort()
arr["x"]![0] = 10
print(arr, arr["x"]?.first as Any, arr["y"]?.count as Any)
d["back"] = 1
d.reserveCapacity(10)
print(d.popFirst()!, d.popFirst() as Any)
print(Array(["a": 1].keys), Array(["a": 1].values), ["a": 1].keys, ["a": 1].values)
