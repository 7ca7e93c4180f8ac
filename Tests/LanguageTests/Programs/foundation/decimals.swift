import Foundation

let price = Decimal(string: "19.99")!
print(price, price * 3, price + Decimal(0.01), price - 20, -price, price / 3)
print(Decimal(1) / Decimal(3), Decimal(2) / 3 * 3, price > 19, price == Decimal(string: "19.990")!)
var sum: Decimal = 0
for _ in 0..<10 { sum += 0.1 }
print(sum, sum == 1, Decimal(string: "abc") as Any, Decimal.zero, pow(Decimal(2), 10))
print([Decimal(3), 1, 2].sorted(), max(price, 5), abs(Decimal(-4)))
print((price as NSDecimalNumber).intValue)
var rounded = Decimal()
var source = Decimal(string: "2.345")!
NSDecimalRound(&rounded, &source, 2, .plain)
print(rounded)
print(price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))
