import Foundation

let us = Locale(identifier: "en_US")
for number in [0, 0.5, 1234.5, -1234.567, 99.999, 1_234_567.891] {
  print(number.formatted(.number.locale(us)))
  print(number.formatted(.number.precision(.fractionLength(2)).locale(us)))
  print(number.formatted(.number.precision(.fractionLength(0...1)).locale(us)))
  print(number.formatted(.number.grouping(.never).locale(us)))
  print(number.formatted(.percent.locale(us)))
  print(number.formatted(.number.notation(.compactName).locale(us)))
  print(number.formatted(.number.notation(.scientific).locale(us)))
  print(number.formatted(.number.sign(strategy: .always()).locale(us)))
  print(number.formatted(.number.precision(.significantDigits(3)).locale(us)))
}
print(1234.formatted(.number.locale(us)), 7.formatted(.number.precision(.integerLength(2)).locale(us)))
print(0.001.formatted(.number.precision(.significantDigits(3)).locale(us)), 2.5.formatted(.number.rounded(increment: 0.5).locale(us)))
