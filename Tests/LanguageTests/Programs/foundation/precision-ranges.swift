import Foundation

// Digits are limited by ranges of every kind; of a `Range` Foundation takes the end too.
for value in [3.14159265, 0.5, 120.0] {
  let styles: [FloatingPointFormatStyle<Double>] = [
    .number.precision(.significantDigits(1..<3)), .number.precision(.significantDigits(2...)),
    .number.precision(.significantDigits(..<4)), .number.precision(.significantDigits(0...2)),
    .number.precision(.fractionLength(1..<3)), .number.precision(.fractionLength(..<2)),
    .number.precision(.integerLength(2..<4)), .number.precision(.integerLength(...2)),
    .number.precision(.integerAndFractionLength(integerLimits: 1...4, fractionLimits: 2...3)),
  ]
  print(styles.map { $0.format(value) }.joined(separator: " "))
}
print(7.formatted(.number.precision(.integerLength(3..<5))))
