// How many elements there are at least is asked of the sequence itself, also by generic code.
struct Countdown: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? {
    defer { left -= 1 }
    return left > 0 ? left : nil
  }
}
struct Known: Sequence {
  let count: Int
  var underestimatedCount: Int { count }
  func makeIterator() -> Countdown { Countdown(left: count) }
}
func least<S: Sequence>(_ sequence: S) -> Int { sequence.underestimatedCount }
print(least([1, 2]), least("abc"), least(1...4), least(["a": 1]), least(Set([5])))
print(least(Countdown(left: 3)), least(Known(count: 3)), least(Known(count: 2).lazy))
print(least([1, 2, 3].lazy), least([1, 2].lazy.map { $0 * 2 }), least(Known(count: 4).lazy.map { $0 }))
print(least(stride(from: 0, to: 4, by: 2)), least(stride(from: 0, through: 4, by: 2)))
print(least(zip([1, 2], "abc")))
print([1, 2].underestimatedCount, Countdown(left: 1).underestimatedCount, "xy".lazy.underestimatedCount)
let erased: any Sequence = Known(count: 5)
print(erased.underestimatedCount)
