import Foundation

// A fraction is made of its parts, whatever its type.
func negative<F: BinaryFloatingPoint>(_ number: F) -> F {
  F(
    sign: .minus, exponentBitPattern: number.exponentBitPattern,
    significandBitPattern: number.significandBitPattern)
}
print(negative(1.5), negative(Float(0.1)), negative(CGFloat(2.25)))
extension BinaryFloatingPoint {
  var opposite: Self {
    Self.init(
      sign: sign == .plus ? .minus : .plus, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }
}
print(2.25.opposite, Float(-0.1).opposite, Double.infinity.opposite)
