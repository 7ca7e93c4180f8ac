// A closure of one expression may return a tuple whose parts are called otherwise, where the
// result's type is inferred from around it.
struct Tally<Item: Hashable>: Sequence {
  private var counts: [Item: Int] = [:]
  init(_ items: [Item]) { for item in items { counts[item, default: 0] += 1 } }
  func makeIterator() -> AnyIterator<(item: Item, times: Int)> {
    var pairs = counts.makeIterator()
    return AnyIterator { pairs.next() }
  }
}
for (item, times) in Tally(["a", "b", "a"]).sorted(by: { $0.item < $1.item }) { print(item, times) }
print(Tally([7]).map { $0.times }, Tally([7]).first { _ in true }!)

struct Lazily<Value> {
  let make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
}
let point: (x: Int, y: Int) = (1, 2)
func size() -> Lazily<(width: Int, height: Int)> { Lazily { point } }
print(size().make().width, size().make())
func sizes(_ points: [(x: Int, y: Int)]) -> [(width: Int, height: Int)] { points.map { $0 } }
print(sizes([point, (3, 4)]))
