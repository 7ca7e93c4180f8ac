import Foundation
// The formatters of other places.
for place in ["en_US", "de_DE", "fr_FR", "pt_BR", "sv_SE", "es_ES", "de_CH"] {
  let locale = Locale(identifier: place)
  let formatter = NumberFormatter()
  formatter.locale = locale
  formatter.numberStyle = .decimal
  print(
    place, formatter.string(from: 1234567.891)!, formatter.string(from: -42)!,
    formatter.decimalSeparator!, formatter.groupingSeparator!)
  formatter.numberStyle = .currency
  print(" ", formatter.string(from: 1234.5)!, formatter.currencyCode!, formatter.currencySymbol!)
  formatter.currencyCode = "USD"
  print(" ", formatter.string(from: 1234.5)!)
  formatter.currencySymbol = "F"
  print(" ", formatter.string(from: 1234.5)!)
  formatter.numberStyle = .percent
  print(" ", formatter.string(from: 0.25)!)
  print(
    " ", locale.currencySymbol ?? "-", locale.currency?.identifier ?? "-",
    locale.decimalSeparator ?? "-", locale.groupingSeparator ?? "-")
  let read = NumberFormatter()
  read.locale = locale
  read.numberStyle = .decimal
  print(" ", read.number(from: read.string(from: 98765.25)!) ?? -1)
}
let own = NumberFormatter()
own.numberStyle = .decimal
own.groupingSeparator = " "
own.decimalSeparator = ","
print(own.string(from: 1234567.5)!)
own.numberStyle = .currency
own.currencySymbol = "€"
print(own.string(from: 1234567.5)!)
print(try! Double("1.234,5", format: .number.locale(Locale(identifier: "de_DE"))))
print(try! Int("1 234", format: .number.locale(Locale(identifier: "sv_SE"))))
