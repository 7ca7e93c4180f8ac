var a = [5, 3, 8, 1]
a.append(7)
a += [2, 2]
a.append(contentsOf: 10...12)
a.insert(99, at: 0)
a.insert(contentsOf: [41, 42], at: 2)
print(a, a.count, a.isEmpty, a.first!, a.last!, a.capacity >= a.count)
print(a.remove(at: 1), a.removeLast(), a.removeFirst(), a)
a.removeFirst(2)
a.removeLast(1)
print(a)
a.removeAll(where: { $0 == 2 })
print(a)
a.removeSubrange(0..<2)
print(a)
a.replaceSubrange(0...0, with: [1, 2, 3])
print(a)
a.swapAt(0, a.count - 1)
print(a, a.indices, a.startIndex, a.endIndex)
a[1...2] = [20, 30, 40]
print(a)
a[0] += 100
a[a.count - 1] *= 2
print(a)
a.reverse()
print(a)
a.sort()
print(a)
a.sort(by: >)
print(a)
print(a.popLast() as Any, a)
a.removeAll()
print(a, a.popLast() as Any, a.first as Any, a.last as Any)
let zeros = Array(repeating: 0, count: 3)
let nested = Array(repeating: Array(repeating: "x", count: 2), count: 2)
print(zeros, nested, [Int](), [String]().isEmpty)
print(Array("héy"), Array(1...4), Array(stride(from: 0, to: 10, by: 3)), Array([1: 2]))
print([1, 2] == [1, 2], [1, 2] != [2, 1], [1, 2].elementsEqual(1...2))
print([1, 2] + [3] + Array([4, 5]))
let slice = [10, 20, 30, 40, 50][1..<4]
print(slice, slice.startIndex, slice.endIndex, slice.count, slice[2], slice.first!, Array(slice))
print(slice.indices, slice.firstIndex(of: 30)!, slice.dropFirst().startIndex, slice.dropLast())
var m = slice
m[1] = 21
m.append(60)
print(m, slice, m.prefix(2), m.suffix(1), m[2...], m[..<3], m[...1])
var grid = [[1, 2], [3, 4]]
grid[0][1] = 9
grid[1].append(5)
print(grid, grid.flatMap { $0 }, grid.map { $0.count }, Array(grid.joined()), Array(grid.joined(separator: [0])))
for (i, v) in grid.enumerated() { print(i, v, terminator: "; ") }
print()
let c = ContiguousArray([1, 2, 3])
print(c, c.map { $0 * 2 }, c.count, c[1])
var opt: [Int?] = [1, nil, 3]
print(opt, opt.compactMap { $0 }, opt[1] as Any, opt.contains(nil), opt.first as Any)
opt[1] = 2
print(opt, opt.map { $0! })
print([1, 2, 3].reversed().map { $0 }, type(of: [1, 2].reversed()), [3, 1].reversed().first!)
print(["a": [1]].description, [[1], []].debugDescription)
