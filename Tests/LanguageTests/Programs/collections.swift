// Arrays, dictionaries, sets, ranges, loops.
var array = [5, 3, 9]
array.append(contentsOf: [1, 7])
array.insert(0, at: 1)
array.remove(at: 0)
array.swapAt(0, 1)
print(array, array.count, array.max()!, array.min()!, array.contains(9))
print(array.firstIndex(of: 9) ?? -1, array.first { $0 > 4 } ?? 0, array[1...2], array.prefix(2))
array[0] = 100
array[1] += 5
print(array, array.reversed(), array.dropFirst(2), Array(array.suffix(2)))
array.removeAll { $0 > 50 }
array.sort()
print(array, array.isEmpty, array.indices, array.lastIndex(of: 7) as Any)
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, Array(stride(from: 0, to: 10, by: 3)))
print(stride(from: 5, through: 1, by: -2).map { $0 }, (1...3).reversed().map { $0 }, (0..<4).contains(4))
var matrix = [[1, 2], [3, 4]]
matrix[1][0] = 30
print(matrix, matrix.flatMap { $0 }, matrix.map { $0.reduce(0, +) })
var ages = ["bob": 3, "al": 5]
ages["cy"] = 7
ages["bob"] = nil
print(ages.count, ages["al"]!, ages.keys.sorted(), ages.values.sorted(), ages["zed", default: 1])
for (key, value) in ages.sorted(by: { $0.key < $1.key }) { print(key, value) }
let grouped = Dictionary(grouping: 1...6) { $0 % 3 }
print(grouped[0]!, grouped[1]!)
var set: Set<Int> = [3, 1, 3]
set.insert(2)
print(set.count, set.contains(1), set.sorted(), set.union([9]).count, set.intersection([1, 2]).sorted())
outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 3
repeat { n -= 1 } while n > 0
print(n, (1...5).filter { $0.isMultiple(of: 2) }, [1, 2, 3].allSatisfy { $0 > 0 })
print([3, 1, 2].sorted(by: { $0 > $1 }), ["b", "a"].min()!)
print([[1], [2, 3]].joined().map { $0 }, [1, 2] == [1, 2], ["a": 1] == ["a": 1], (1, "x") == (1, "x"))
let copy = array
array.append(1)
print(copy.count, array.count, array.first!, array.last!, [Int](repeating: 1, count: 2))
print((1...4).reduce(into: [:]) { $0[$1] = $1 * $1 }.count, [1, 2, 3].dropLast(), "abc".enumerated().map { $0.offset })
