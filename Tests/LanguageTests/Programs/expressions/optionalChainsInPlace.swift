// in-place mutation through optional chains
struct Stats {
  var hits = 0; var tags: [String] = []; var inner: Inner? = Inner()
  mutating func bump() { hits += 1 }
  mutating func bump(by n: Int) -> Int { hits += n; return hits }
}
struct Inner { var value = 1; var list: [Int]? = [1]; var map: [String: Int] = ["z": 1] }
final class Node {
  var name: String; var next: Node?; var stats: Stats? = Stats(); var kids: [Node]? = []
  init(_ n: String, _ next: Node? = nil) { name = n; self.next = next }
}

var copy = ["a": 1, "b": 2]
copy["a"]? += 10
copy["z"]? += 10
print(copy.sorted { $0.key < $1.key })
let r: ()? = copy["a"]? += 5
print(r as Any, (copy["q"]? += 1) as Any)

var lists: [String: [Int]] = ["x": [1]]
lists["x"]?.append(2)
lists["y"]?.append(2)
lists["y", default: []].append(3)
lists["y", default: []].append(contentsOf: [4, 5])
lists["y"]?[0] *= 7
lists["x"]?[0] = 9
print(lists.sorted { $0.key < $1.key })
let removed = lists["y"]?.removeLast()
print(removed as Any, lists["q"]?.removeLast() as Any)
if lists["x"]?.append(77) != nil { print("appended") }
if lists["nope"]?.append(77) == nil { print("not there") }

var stats: [String: Stats] = ["s": Stats()]
stats["s"]?.bump()
stats["s"]?.hits += 4
stats["s"]?.tags.append("t")
stats["s"]?.inner?.value += 1
stats["s"]?.inner?.list?.append(8)
stats["s"]?.inner?.list?[0] += 41
stats["s"]?.inner?.map["z"]? += 2
stats["s"]?.inner?.map["w", default: 100] -= 1
stats["none"]?.inner?.map["w", default: 100] -= 1
print(stats["s"]!.hits, stats["s"]!.tags, stats["s"]!.inner!.value, stats["s"]!.inner!.list!)
print(stats["s"]!.inner!.map.sorted { $0.key < $1.key }, stats.count)
print(stats["s"]?.bump(by: 3) as Any, stats["no"]?.bump(by: 3) as Any)
stats["s"]?.inner = nil
stats["s"]?.inner?.value = 5
print(stats["s"]?.inner as Any)

let n = Node("a", Node("b", Node("c")))
n.next?.next?.name += "!"
n.next?.next?.stats?.hits += 3
n.next?.next?.next?.stats?.hits += 3
n.next?.stats?.tags += ["k"]
n.kids?.append(Node("kid"))
n.kids?[0].name.append("?")
n.kids?.first?.stats?.bump()
print(
  n.next!.next!.name, n.next!.next!.stats!.hits, n.next!.stats!.tags, n.kids!.map(\.name),
  n.kids![0].stats!.hits)

// nested optionals
var nested: Int?? = .some(.some(3))
nested?? += 4
print(nested as Any)
var od: [String: Int?] = ["a": 1, "n": Optional<Int>.none]
od["a"]?? += 1
od["n"]?? += 1
od["a"]? = .some(12)
print(od["a"] as Any, od["n"] as Any, od["k"] as Any)
od["n"] = .some(5)
od["a"] = nil
print(od.count, od)
var deep: [String: [String: [Int]]] = [:]
deep["a", default: [:]]["b", default: []].append(1)
deep["a"]?["b"]?.append(2)
deep["a"]?["c"]?.append(3)
deep["a"]?["c", default: [9]].append(3)
deep["a"]?["b"]?[0] = 100
print(deep["a"]!["b"]!, deep["a"]!["c"]!)
deep["a"]?["b"] = nil
print(deep)
var opt: [Int]? = [3, 1, 2]
opt?.sort()
opt?[1] += 5
opt?.swapAt(0, 2)
print(opt!)
opt? += [1]
opt? = []
print(opt!)
opt = nil
opt? = [1]
print(opt as Any)
var os: String? = "ab"
os?.append("c"); os? += "d"; os?.removeFirst()
print(os!)
var t: (Int, [Int])? = (1, [2])
t?.0 += 1; t?.1.append(4)
print(t!)
