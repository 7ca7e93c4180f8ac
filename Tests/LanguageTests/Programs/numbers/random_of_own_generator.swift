// Numbers drawn from a generator of one's own are those that Swift draws.
struct Steps: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var steps = Steps(state: 42)
print((1...3).map { _ in Double.random(in: -10...10, using: &steps) })
print((1...3).map { _ in Double.random(in: 0..<1, using: &steps) })
print((1...3).map { _ in Float.random(in: 0...1, using: &steps) })
print((1...3).map { _ in Float.random(in: 5..<6, using: &steps) })
print((1...3).map { _ in Int.random(in: 1...6, using: &steps) }, Bool.random(using: &steps))
print([1, 2, 3, 4].shuffled(using: &steps), "abc".randomElement(using: &steps)!)
