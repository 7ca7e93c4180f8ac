struct Matrix: Equatable {
  let rows: Int, columns: Int
  private var grid: [Double]
  init(rows: Int, columns: Int, fill: Double = 0) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: fill, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get {
      precondition(row < rows && column < columns, "out of range")
      return grid[row * columns + column]
    }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { Array(grid[row * columns..<(row + 1) * columns]) }
  static subscript(identity n: Int) -> Matrix {
    var m = Matrix(rows: n, columns: n)
    for i in 0..<n { m[i, i] = 1 }
    return m
  }
}
var m = Matrix(rows: 2, columns: 3)
m[0, 1] = 4
m[1, 2] += 2.5
print(m[0, 1], m[row: 1], Matrix[identity: 2][row: 0])
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  subscript(wrapped index: Int) -> Element {
    get { self[(index % count + count) % count] }
    set { self[(index % count + count) % count] = newValue }
  }
}
var list = [1, 2, 3]
print(list[safe: 1] ?? 0, list[safe: 9] ?? -1, list[wrapped: -1])
list[wrapped: 4] = 20
print(list)
extension Dictionary where Value == Int {
  subscript(count key: Key) -> Int {
    get { self[key] ?? 0 }
    set { self[key] = newValue == 0 ? nil : newValue }
  }
}
var counts: [String: Int] = [:]
for w in ["a", "b", "a"] { counts[count: w] += 1 }
counts[count: "b"] -= 1
print(counts)
struct Settings {
  private var store: [String: Any] = [:]
  subscript<T>(key: String, default fallback: @autoclosure () -> T) -> T {
    get { store[key] as? T ?? fallback() }
    set { store[key] = newValue }
  }
}
var s = Settings()
s["n", default: 0] += 3
print(s["n", default: 0], s["m", default: "none"])
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> String {
    String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)])
  }
}
print("hello"[1], "hello"[1..<4])
