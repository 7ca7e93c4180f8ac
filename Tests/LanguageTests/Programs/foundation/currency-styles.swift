import Foundation

let us = Locale(identifier: "en_US")
for amount in [0, 1, 9.99, 1234.5, -20] {
  for code in ["USD", "EUR", "JPY", "GBP"] {
    print(amount.formatted(.currency(code: code).locale(us)))
  }
  print(amount.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(us)))
  print(amount.formatted(.currency(code: "USD").presentation(.isoCode).locale(us)))
  print(amount.formatted(.currency(code: "USD").presentation(.fullName).locale(us)))
  print(amount.formatted(.currency(code: "USD").sign(strategy: .accounting).locale(us)))
}
print(1500.formatted(.currency(code: "USD").locale(us)), 50.formatted(.percent.locale(us)))
