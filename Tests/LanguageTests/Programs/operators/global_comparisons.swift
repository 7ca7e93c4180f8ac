// Operators declared outside of a type are its witnesses too, also for generic types.
class Step<State>: Comparable {
  let state: State
  let cost: Double
  init(_ state: State, cost: Double) { (self.state, self.cost) = (state, cost) }
}
func < <State>(left: Step<State>, right: Step<State>) -> Bool { left.cost < right.cost }
func == <State>(left: Step<State>, right: Step<State>) -> Bool { left === right }
final class Leap<State>: Step<State> {}

struct Pair<Key: Hashable, Value>: Comparable, Hashable {
  let key: Key
  let rank: Int
  let value: Value
  func hash(into hasher: inout Hasher) { hasher.combine(rank) }
}
func < <K, V>(left: Pair<K, V>, right: Pair<K, V>) -> Bool { left.rank < right.rank }
func == <K, V>(left: Pair<K, V>, right: Pair<K, V>) -> Bool { left.rank == right.rank }

protocol Ranked: Comparable { var rank: Int { get } }
func < <R: Ranked>(left: R, right: R) -> Bool { left.rank < right.rank }
func == <R: Ranked>(left: R, right: R) -> Bool { left.rank == right.rank }
struct Card: Ranked { let rank: Int, name: String }
enum Medal: Int, Ranked { case gold, silver; var rank: Int { -rawValue } }

func order<T: Comparable>(_ a: T, _ b: T) -> [Bool] { [a < b, a > b, a <= b, a >= b, a == b] }
let (near, far) = (Step("near", cost: 1), Leap("far", cost: 2))
print(order(near, far), [far, near].min()!.state, [far, near].sorted().map(\.state))
print(order(Pair(key: 1, rank: 2, value: "x"), Pair(key: 2, rank: 2, value: "y")))
print([Pair(key: "b", rank: 5, value: 1), Pair(key: "a", rank: 1, value: 2)].max()!.key)
print(Set([Pair(key: 1, rank: 2, value: 0), Pair(key: 9, rank: 2, value: 0)]).count)
print(order(Card(rank: 3, name: "x"), Card(rank: 4, name: "y")), order(Medal.gold, .silver))

struct Heap<T: Comparable> {
  private var items: [T] = []
  private let isBefore: (T, T) -> Bool
  init(ascending: Bool) { isBefore = ascending ? { $0 > $1 } : { $0 < $1 } }
  mutating func push(_ item: T) {
    items.append(item)
    items.sort(by: isBefore)
  }
  mutating func pop() -> T? { items.popLast() }
}
var heap = Heap<Step<String>>(ascending: true)
for (index, cost) in [4.0, 2, 3].enumerated() { heap.push(Step("s\(index)", cost: cost)) }
while let step = heap.pop() { print(step.state, step.cost) }
