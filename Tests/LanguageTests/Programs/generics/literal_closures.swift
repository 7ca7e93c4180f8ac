// What a closure with nothing but a literal returns is decided by the other arguments.
func cheapest<Node: Hashable, Cost: Numeric & Comparable>(
  from start: Node, estimate: (Node) -> Cost, roads: (Node) -> [(Node, Cost)]
) -> (Node, Cost)? {
  roads(start).map { ($0.0, $0.1 + estimate($0.0)) }.min { $0.1 < $1.1 }
}
let roads: [String: [(String, Double)]] = ["a": [("b", 1.5), ("c", 0.25)]]
print(cheapest(from: "a", estimate: { _ in 0 }, roads: { roads[$0] ?? [] })!)
print(cheapest(from: 1, estimate: { _ in 2 }, roads: { [($0 + 1, 5), ($0 + 2, 4)] })!)

func choose<T>(_ first: () -> T, _ second: () -> T, _ takesFirst: Bool) -> T {
  takesFirst ? first() : second()
}
let half: Float = 0.5
print(choose({ 1 }, { 2 }, true), choose({ half }, { 4 }, false))
func fold<S, R: Numeric>(_ list: [S], start: () -> R, step: (R, S) -> R) -> R {
  list.reduce(start(), step)
}
print(fold([1.5, 2], start: { 0 }, step: { $0 + $1 }), fold(["a", "bb"], start: { 10 }) { $0 - $1.count })
