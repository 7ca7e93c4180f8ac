print(UInt64.max.multipliedFullWidth(by: 3), UInt8(200).dividingFullWidth((1, 44)))
print(UInt32.max.multipliedFullWidth(by: UInt32.max), (-5 as Int8).multipliedFullWidth(by: 100))
print(Int.min.multipliedFullWidth(by: 2), Int64.max.multipliedFullWidth(by: -4))
print(UInt.max.dividingFullWidth((high: 1, low: 0)), UInt16(10).dividingFullWidth((0, 95)))
let small: Int8 = 5
print(numericCast(small) as Int64, numericCast(300) as UInt16)
struct Steps: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var steps = Steps(state: 42)
print((0..<6).map { _ in UInt8.random(in: 1...6, using: &steps) })
print((0..<4).map { _ in Int16.random(in: -500..<500, using: &steps) })
print((0..<4).map { _ in Int.random(in: 0..<10, using: &steps) })
print(UInt8.random(in: 0...255, using: &steps), Int8.random(in: .min ... .max, using: &steps))
print([3, 1, 2].reduce(0, &+), [1, 2, 4].reduce(0, |), [7, 5].reduce(0, ^))
let nan = -Double.nan
print(nan, nan.description, "\(nan)", [nan], Float.nan, -Float.nan)
