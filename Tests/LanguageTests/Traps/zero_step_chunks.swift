func chunk(_ a: [Int], _ n: Int) -> [[Int]] {
  stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) }
}
print(chunk([1, 2, 3], 2))
print(chunk([1, 2, 3], 0))
