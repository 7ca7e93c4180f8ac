import Foundation
let de = Locale(identifier: "de_DE")
let en = Locale(identifier: "en_US")
print(
  String(
    format: "%d %.2f %@ %5d %05d %f %e %g %x", locale: de, 1234567, 1234567.891, "x", 1234, 42,
    1234.5, 12345.678, 12345.678, 255))
print(
  String(format: "%d %.2f %8.1f %+d %+.1f", locale: en, 1234567, 1234567.891, 1234.5, 1234, 1234.56)
)
print(String.localizedStringWithFormat("%d %.2f %ld", 1234567, 1234567.891, 99999))
print(
  String(format: "%.1f%%", locale: de, 45.25), String(format: "%-10d|", locale: de, 1234),
  String(format: "%03d", locale: de, 7))
print(
  String(format: "%.2f", locale: nil, 1234.5),
  String(format: "%.2f", locale: Locale.current, 1234.5),
  String(format: "%.2f", locale: Locale(identifier: "en_US_POSIX"), 1234.5))
print(String(format: "%.2f", locale: Locale(identifier: "fr_FR"), 1234.5))
print(String(format: "%10.2f|%-10.2f|%010.2f", locale: de, 1234.5, 1234.5, 1234.5))
print(
  String(
    format: "%.0f %.0f %.1e %G %u %i", locale: de, 1234.5, -0.4, 12345.0, 1e-7, UInt32(5000), -5000)
)
