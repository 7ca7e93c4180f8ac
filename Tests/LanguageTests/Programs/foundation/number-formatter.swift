import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
for style in [NumberFormatter.Style.none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal] {
  formatter.numberStyle = style
  for number in [0, 3, 21.0, 1234.5] { print(formatter.string(from: NSNumber(value: number))!) }
  print(formatter.string(from: 112)!)
}
let money = NumberFormatter()
money.locale = Locale(identifier: "en_US")
money.numberStyle = .currency
money.currencyCode = "EUR"
print(money.string(from: 12.5 as NSNumber)!, money.string(from: NSNumber(value: -3))!)
let plain = NumberFormatter()
plain.locale = Locale(identifier: "en_US")
plain.numberStyle = .decimal
plain.minimumFractionDigits = 1
plain.maximumFractionDigits = 2
for number in [1, 1.25, 12345.6] { print(plain.string(from: NSNumber(value: number))!) }
print(plain.number(from: "1,234.5") as Any, plain.number(from: "zzz") as Any)
