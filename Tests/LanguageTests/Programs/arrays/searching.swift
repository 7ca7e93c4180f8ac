let n = [4, 8, 15, 16, 23, 42, 8]
print(n.contains(15), n.contains { $0 > 40 }, n.contains(where: { $0 < 0 }))
print(n.firstIndex(of: 8) as Any, n.lastIndex(of: 8) as Any, n.firstIndex { $0 > 15 } as Any, n.lastIndex(where: { $0 < 0 }) as Any)
print(n.first { $0.isMultiple(of: 2) } as Any, n.first(where: { $0 > 100 }) as Any, n.last { $0 > 20 } as Any, n.last(where: { $0 > 100 }) as Any)
print(n.allSatisfy { $0 > 3 }, n.allSatisfy { $0 > 4 }, [Int]().allSatisfy { _ in false })
print(n.min()!, n.max()!, n.min(by: { $0 % 10 < $1 % 10 })!, n.max(by: { $0 % 10 < $1 % 10 })!, [Int]().min() as Any)
print(n.starts(with: [4, 8]), n.starts(with: [8]), n.elementsEqual([4]), n.elementsEqual(n.map { -$0 }, by: { $0 == -$1 }))
print(n.lexicographicallyPrecedes([4, 9]), n.lexicographicallyPrecedes([4]))
print(n.prefix(2), n.prefix(while: { $0 < 16 }), n.suffix(3), n.dropFirst(4), n.dropLast(5), n.drop(while: { $0 < 16 }))
print(n.prefix(upTo: 2), n.prefix(through: 2), n.suffix(from: 5))
print(n.split(separator: 8), n.split(separator: 8, maxSplits: 1), n.split(separator: 8, omittingEmptySubsequences: false), n.split { $0 % 2 == 1 })
print(n.index(after: 2), n.index(2, offsetBy: 3), n.index(2, offsetBy: 30, limitedBy: n.endIndex) as Any, n.distance(from: 1, to: 5))
print(n.sorted(), n.sorted(by: >), n.sorted { ($0 % 10, $0) < ($1 % 10, $1) })
print(n.filter { $0 > 10 }.map { "\($0)" }.joined(separator: "-"))
print(n.reduce(0, +), n.reduce(into: [Int: Int]()) { $0[$1 % 2, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(zip(n, n.dropFirst()).map { $1 - $0 }, Array(zip([1, 2, 3], "ab")))
var p = [9, 2, 7, 4, 5, 6]
let k = p.partition { $0 % 2 == 0 }
print(k, p[..<k].sorted(), p[k...].sorted())
print(n.randomElement() != nil, n.contains(n.randomElement()!), Set(n.shuffled()) == Set(n), [Int]().randomElement() as Any)
var shuffled = Array(1...20)
shuffled.shuffle()
print(shuffled.sorted() == Array(1...20))
print(n.firstRange(of: [16, 23]) as Any, n.ranges(of: [8]))
print(["b", "a"].sorted(), ["b", "B", "a"].sorted { $0.lowercased() < $1.lowercased() }, [2.5, -1].min()!)
print(n.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), n.enumerated().max { $0.element < $1.element }!)
print(n.flatMap { [$0, $0] }.count, n.compactMap { $0 > 20 ? "\($0)" : nil }, ["1", "x", "3"].compactMap(Int.init), ["1", "x"].map { Int($0) })
var chunks: [[Int]] = []
for start in stride(from: 0, to: n.count, by: 3) { chunks.append(Array(n[start..<min(start + 3, n.count)])) }
print(chunks)
struct P { var name: String; var age: Int }
let ps = [P(name: "Ann", age: 30), P(name: "Bob", age: 25), P(name: "Cy", age: 30)]
print(ps.sorted { $0.age < $1.age }.map(\.name), ps.map(\.age).max()!, ps.min { $0.name.count < $1.name.count }!.name, ps.first { $0.age == 30 }!.name)
print(Dictionary(grouping: ps, by: \.age).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key })
print([1, 2, 3].difference(from: [1, 3]).count, [3, 4].isEmpty, [1, 2, 3, 4].count { $0 % 2 == 0 })
