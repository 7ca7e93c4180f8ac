// A tuple takes the labels of the type it becomes.
func plain() -> (first: Int, second: Int) { (1, 1) }
print(plain())
func later() -> (first: Int, second: Int) {
  let pair = (1, 1)
  return pair
}
print(later(), later().second)
func pair<T>(_ x: T) -> (first: T, second: Int) { (x, 1) }
print(pair("a"), [pair(2.5)], pair(true).first)
func same<T>(_ x: T) -> T { x }
print(same((a: 1, b: "x")))
let list: [(a: Int, b: Int)] = [(1, 2)]
print(list)
let unlabelled = (1, 2)
let labelled: (x: Int, y: Int) = unlabelled
let again: (Int, Int) = labelled
print(labelled, again)
struct Box<T> {
  var items: [(key: String, value: T)] = []
  func firstItem() -> (key: String, value: T)? { items.first }
}
let box = Box(items: [("k", 1), ("l", 2)])
print(box.items, box.firstItem()!, box)
func extremes<C: Collection>(_ c: C) -> (min: C.Element, max: C.Element)?
where C.Element: Comparable {
  guard let first = c.first else { return nil }
  var result = (min: first, max: first)
  for x in c {
    if x < result.min { result.min = x }
    if x > result.max { result.max = x }
  }
  return result
}
print(extremes([3, 1, 2])!, extremes([3, 1, 2]) as Any)
var table = [String: (played: Int, won: Int)]()
table["a"] = (1, 0)
table["a"]!.won += 1
print(table)
