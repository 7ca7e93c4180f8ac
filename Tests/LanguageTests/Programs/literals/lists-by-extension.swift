extension Array where Element == Double {
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = self.sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
print([3, 1, 2].median!, [4, 1, 3, 2].median!, ([] as [Double]).median as Any)
func compose<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(compose(+)(2)(3), [1, 2].map(compose(*)(5)))
