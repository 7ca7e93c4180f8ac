// What generic code may ask of numbers.
func fp<T: FloatingPoint>(_ x: T) -> [T] {
  var a = x; a.formTruncatingRemainder(dividingBy: 2); var b = x; b.round(.down); var c = x;
    c.formSquareRoot(); var d = x; d.negate()
  var e = x; e.formRemainder(dividingBy: 3); var f = x; f.addProduct(2, 3)
  return [T.ulpOfOne, T.greatestFiniteMagnitude, T.leastNormalMagnitude,
    T.leastNonzeroMagnitude, x.nextUp, x.nextDown, x.ulp, x.significand, x.magnitude,
    x.truncatingRemainder(dividingBy: 2), x.remainder(dividingBy: 3), x.squareRoot(),
    x.addingProduct(2, 3), T.minimum(x, 1), T.maximum(x, 1), T.minimumMagnitude(x, -9),
    T.maximumMagnitude(x, -9), x.rounded(.up), a, b, c, d, e, f, T(sign: .minus, exponent: 3,
    significand: 1), T(signOf: -1, magnitudeOf: x), T.pi, .infinity, T(7), x.advanced(by: 1),
    x * x / 2 - 1 + x]
}
func fpb<T: FloatingPoint>(_ x: T) -> [Any] { [x.isNaN, x.isInfinite, x.isFinite, x.isZero,
    x.isNormal, x.isSubnormal, x.isSignalingNaN, x.isCanonical, x.sign, x.floatingPointClass,
    x.isEqual(to: 1), x.isLess(than: 2), x.isLessThanOrEqualTo(2),
    x.isTotallyOrdered(belowOrEqualTo: 3), T.radix, x < 3, x == x, x != 1, x >= 2, x.exponent] }
print(fp(5.5)); print(fp(Float(5.5))); print(fpb(5.5)); print(fpb(Float.nan))
func bfp<T: BinaryFloatingPoint>(_ x: T) -> [Any] { [T.significandBitCount, T.exponentBitCount,
    x.significandBitPattern, x.exponentBitPattern, x.binade, x.significandWidth, T(2.5),
    T(Int8(3)), T(Float(1.5)), Double(x), Int(x), T(exactly: 3) as Any, Float(x), 1] }
print(bfp(6.25)); print(bfp(Float(6.25)))
func bi<T: BinaryInteger>(_ x: T) -> [Any] { [x.bitWidth, x.trailingZeroBitCount,
    x.isMultiple(of: 3), x.quotientAndRemainder(dividingBy: 5), x.signum(), x.magnitude,
    T(exactly: 3) as Any, T(truncatingIfNeeded: 300), T(clamping: 99), x & 6, x | 1, x ^ 3, ~x,
    x << 1, x >> 1, x % 5, x / 2, String(x), String(x, radix: 2), x == 12, Double(x), Int(x),
    T.isSigned, x.words.count, x.description, T(12.7), x + 1 > 3, x.hashValue == x.hashValue,
    x.advanced(by: 2), x.distance(to: 15)] }
print(bi(12)); print(bi(UInt8(12))); print(bi(Int64(12)))
func fw<T: FixedWidthInteger>(_ x: T) -> [Any] { [T.max, T.min, T.bitWidth,
    x.leadingZeroBitCount, x.nonzeroBitCount, x.byteSwapped, x.bigEndian.littleEndian,
    x &+ T.max, x &- 1, x &* 2, x &<< 1, x &>> 1, x.addingReportingOverflow(T.max),
    x.subtractingReportingOverflow(1), x.multipliedReportingOverflow(by: 2),
    x.dividedReportingOverflow(by: 5), x.remainderReportingOverflow(dividingBy: 5),
    x.multipliedFullWidth(by: 3), T("42") as Any, T("2a", radix: 16) as Any,
    T(bigEndian: x.bigEndian), T.random(in: 3...3)] }
print(fw(12)); print(fw(UInt16(12)))
func si<T: SignedInteger>(_ x: T) -> [Any] { [-x, abs(x), x.signum(), x.magnitude] }
print(si(-4), si(Int8(-4)))
func num<T: Numeric>(_ x: T) -> [Any] { [x * x + x - 1, T.zero, T(exactly: 3) as Any, x.magnitude] }
print(num(3), num(2.5))
func aa<T: AdditiveArithmetic>(_ x: T) -> [Any] { var y = x; y += x; y -= .zero; return [y,
    x - x == .zero, +x] }
print(aa(3), aa(1.5))
func sn<T: SignedNumeric & Comparable>(_ x: T) -> [Any] { var y = x; y.negate(); return [y, -x,
    x < 0 ? -x : x, abs(x)] }
print(sn(-3), sn(1.5))
