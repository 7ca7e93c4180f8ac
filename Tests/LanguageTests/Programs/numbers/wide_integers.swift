let a: Int128 = 170_141_183_460
let b = Int128(1) << 100
print(a, b, a + b, b - a, a * a, b / a, b % a, -b, ~a)
print(Int128.max, Int128.min, UInt128.max)
print(
  Int128("-123456789012345678901234567890") ?? 0, Int128("x") == nil,
  UInt128("340282366920938463463374607431768211455")! == .max)
print(
  String(b, radix: 16), String(UInt128.max, radix: 36), b.leadingZeroBitCount,
  b.trailingZeroBitCount)
print(b > a, b == b, [b, a].sorted(), a.hashValue == a.hashValue, b.magnitude)
print(
  b >> 98, (-b) >> 98, b << 30, Double(b), Int(b >> 60), Int(exactly: b) as Any,
  UInt8(truncatingIfNeeded: b + 5))
var f: UInt128 = 1
for i in 1...34 { f *= UInt128(i) }
print(f, f / 1_000_000_007, f % 1_000_000_007)
func modpow(_ b: UInt64, _ e: UInt64, _ m: UInt64) -> UInt64 {
  var r: UInt128 = 1, x = UInt128(b) % UInt128(m), e = e;
  while e > 0 { if e & 1 == 1 { r = r * x % UInt128(m) }; x = x * x % UInt128(m); e >>= 1 };
  return UInt64(r)
}
print(modpow(3, 1_000_000, 18446744073709551557))
print(
  a.isMultiple(of: 3), a.signum(), a.quotientAndRemainder(dividingBy: -7),
  (-a).quotientAndRemainder(dividingBy: 7))
let fib = sequence(state: (Int128(0), Int128(1))) { (s: inout (Int128, Int128)) -> Int128? in
  defer { s = (s.1, s.0 + s.1) }; return s.0
}
print(Array(fib.prefix(150)).last!)
print(
  b.addingReportingOverflow(.max), Int128.max &+ 1 == .min, b.multipliedFullWidth(by: b),
  UInt128(b).multipliedFullWidth(by: UInt128(b) + 12345))
print(
  (UInt128(7)).dividingFullWidth((3, 5)), UInt128(123456789) / (UInt128(1) << 66),
  (UInt128.max) / (UInt128(1) << 66 + 1), UInt128.max % ((UInt128(1) << 66) + 1))
print(
  Int128(3.9), Int128(-3.9), Int128(1e30), UInt128(2.5e25), Int128(clamping: UInt128.max),
  Int128(exactly: UInt128.max) as Any)
