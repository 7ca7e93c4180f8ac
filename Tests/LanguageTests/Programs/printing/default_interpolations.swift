let name: String? = nil
let age: Int? = 5
print("Hello \(name, default: "nobody"), \(age, default: "?")")
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ v: Int, hex: Bool) {
    appendLiteral(hex ? String(v, radix: 16) : "\(v)")
  }
}
print("\(255, hex: true) \(age ?? 0)")
print(
  10.distance(to: 3), 5.advanced(by: 2), (10 as UInt8).isMultiple(of: 5),
  17.quotientAndRemainder(dividingBy: 5), (-3).signum())
func f<T: FixedWidthInteger>(_ x: T) -> (Int, Int, Int, T, T) {
  (x.leadingZeroBitCount, x.nonzeroBitCount, x.bitWidth, x.byteSwapped, x &<< 1)
}
print(f(5 as UInt16), f(-1))
