// Which operand is wrong is told by what is wanted of the operation.
let start = 3
let price = 9.99
let byte: UInt8 = 3
let share: Float = 2
let total: Double = start * price
let whole: Int = price * start
let sum: Int = byte + start
let other: Int = start + byte
let product: Double = share * price
let smaller: Float = share * price
func take(_ amount: Double) {}
take(start * price)
take(price * (start + 1))
struct Box {
  var width: Int
  var height: Double
  var area: Double { width * height }
  var isBig: Bool { width * height > 10 }
}
let optional: Double? = start * price
let list: [Double] = [start * price]
let chosen: Double = start > 2 ? start * price : 0
if start * price > 20 {}
var sums = 0.0
sums = sums + start
sums += price * start
let text: String = "a" + start
let plain = "a" + start
func half(_ number: Int) -> Int { number * Double(10) + number }
