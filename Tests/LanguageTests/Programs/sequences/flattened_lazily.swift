// Lazily flattened collections are collections, and opaque results may be made of them.
print(type(of: [[1], [2]].lazy.joined()), type(of: [1].lazy.flatMap { [$0] }))
let flat = [1, 0, 2, 3].lazy.flatMap { Array(repeating: $0, count: $0) }
print(flat.count, flat.isEmpty, flat.contains(3), flat.first!, flat.last!, Array(flat))
print(Array(flat.prefix(4)), Array(flat.reversed()), Array(flat.dropFirst(2)))
var index = flat.startIndex
index = flat.index(after: index)
index = flat.index(index, offsetBy: 2)
print(flat[index], flat.distance(from: flat.startIndex, to: flat.endIndex))
print(flat[index] == flat[flat.index(before: flat.endIndex)], index < flat.endIndex)
print(flat.firstIndex(of: 2) == flat.index(after: flat.startIndex))
for number in (1...).lazy.flatMap({ [$0, -$0] }).prefix(5) { print(number, terminator: " ") }
print(Array((1...).lazy.map { [$0, $0] }.joined().prefix(3)))
print((1...3).lazy.flatMap { $0...4 }.map { $0 * 2 }.filter { $0 > 4 }.reduce(0, +))
print(Array([[Int]]().lazy.joined()), [[], [1]].lazy.joined().first ?? 0)

struct Board {
  var rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
  func box(_ row: Int) -> some Collection<Int> {
    (0..<2).lazy.flatMap { offset in rows[row + offset][0..<2] }
  }
  func column(_ index: Int) -> some Collection<Int> { rows.lazy.map { $0[index] } }
  func beyond(_ limit: Int) -> some Sequence<Int> {
    rows.lazy.filter { $0[0] > limit }.flatMap { $0 }
  }
}
let board = Board()
print(Array(board.box(1)), board.box(0).count, Array(board.column(2)), Array(board.beyond(3)))
