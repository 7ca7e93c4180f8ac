// Integer algorithms over any width.
func total<T: BinaryInteger>(_ x: T) -> T { -1 * 0 + x }
func low<T: UnsignedInteger & FixedWidthInteger>(_ x: T) -> T { ~x & 0x0F | (x >> 4) }
print(low(UInt8(0xA5)), low(UInt32(7)), ~Int8(5))
func popcount<T: FixedWidthInteger>(_ x: T) -> Int { var n = 0, v = x; while v != 0 { v &= v &- 1; n += 1 }; return n }
print(popcount(255), popcount(UInt8(7)), popcount(Int16(-1)))
func reverse<T: FixedWidthInteger>(_ x: T) -> T { var (r, v): (T, T) = (0, x); for _ in 0..<T.bitWidth { r = r << 1 | v & 1; v >>= 1 }; return r }
print(reverse(UInt8(1)), reverse(UInt16(3)))
func isqrt<T: BinaryInteger>(_ n: T) -> T { guard n > 1 else { return n }; var x = n / 2, y = (x + n / x) / 2; while y < x { x = y; y = (x + n / x) / 2 }; return x }
print(isqrt(99), isqrt(UInt8(255)), isqrt(Int64(1) << 40))
struct Fixed<Raw: FixedWidthInteger & SignedInteger>: Comparable { var raw: Raw; static var one: Raw { 1 << Raw(Raw.bitWidth / 2) }; init(_ d: Double) { raw = Raw((d * Double(Self.one)).rounded()) }; init(raw: Raw) { self.raw = raw }; static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }; static func + (a: Self, b: Self) -> Self { .init(raw: a.raw &+ b.raw) }; static func * (a: Self, b: Self) -> Self { let (h, l) = a.raw.multipliedFullWidth(by: b.raw); return .init(raw: h << Raw(Raw.bitWidth / 2) | Raw(truncatingIfNeeded: l >> Raw.Magnitude(Raw.bitWidth / 2))) }; var double: Double { Double(raw) / Double(Self.one) } }
print((Fixed<Int32>(1.5) * Fixed(2.25)).double, (Fixed<Int64>(0.5) + Fixed(0.25)).double, Fixed<Int32>(1) < Fixed(2))
