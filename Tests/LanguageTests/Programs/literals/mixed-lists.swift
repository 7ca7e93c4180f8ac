// Lists where anything will do hold what has no type in common.
func count(_ list: [Any?]) -> Int {
  list.reduce(0) { sum, element in
    guard let element else { return sum }
    return sum + ((element as? [Any?]).map(count) ?? 1)
  }
}
print(count([0, 2, [[2, 3], 8, [[[50]]]], -2, nil, [nil, 1]]), count([nil, [nil]]))
print(count(["a", ["b", nil, 2.5]]))
let pairs: [Any] = [[1, "a"], ["b": [2, "c"]], (1, true)]
print(pairs.count, (pairs[0] as! [Any]).count)
var text = "4539 3195"
text.replace(" ", with: "")
print(text, text.replacing("5", with: "-"))
print([String: (played: Int, won: Int)]().isEmpty, [(a: Int, b: String)]().count)
