print(Int.max, Int.min, UInt8.max, Int8.min, UInt64.max, Int16.max, UInt32.max, Int.bitWidth, UInt8.bitWidth)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3, -7 / -2, 1 << 10, -16 >> 2, 5 & 3, 5 | 3, 5 ^ 3, ~5, ~0)
print(UInt8(200) &+ 100, Int8(100) &+ 100, Int.max &+ 1 == Int.min, UInt8(3) &- 5, Int32.max &* 2, UInt8(1) << 9, UInt8(255) >> 4, Int8(-1) >> 1, 1 &<< 65)
print(7.isMultiple(of: 7), 17.quotientAndRemainder(dividingBy: 5), (-17).magnitude, (-5).signum(), 0.signum(), 12.trailingZeroBitCount, 1.leadingZeroBitCount, 255.nonzeroBitCount, UInt8(0b1010_0000).leadingZeroBitCount)
print(abs(-3), max(1, 9, 4), min(3, 2), 5.advanced(by: 3), 3.distance(to: 10), (1...3).contains(2), 10.clamp(0, 5))
extension Comparable { func clamp(_ a: Self, _ b: Self) -> Self { min(max(self, a), b) } }
print(Int(3.99), Int(-3.99), Int("12")!, Int(truncatingIfNeeded: 300 as Int64), UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(exactly: 256) as Any, Int8(exactly: 100)!, UInt8(clamping: 300), UInt8(clamping: -5), Int(exactly: 3.5) as Any, Int(exactly: 3.0)!)
print(250.addingReportingOverflow(1), UInt8(250).addingReportingOverflow(10), Int.max.multipliedReportingOverflow(by: 2).overflow, UInt8(3).subtractingReportingOverflow(5))
print(0xFF, 0b1010, 0o17, 1_000_000, 0x1p4, -0x10, String(0xDEAD, radix: 16, uppercase: true), UInt(bitPattern: -1), Int(bitPattern: UInt.max), UInt8(bitPattern: -1), Int8(bitPattern: 255))
var x = 10
x += 5; x -= 3; x *= 2; x /= 5; x %= 3; x <<= 4; x |= 1; x &= 0x11; x ^= 2; x >>= 1
print(x, -x, +x, x == 9, x != 9, x.description, "\(x)", x.hashValue == x.hashValue)
let big: Int64 = 1 << 40, small: Int32 = 7, byte: UInt8 = 65
print(big + Int64(small), Int(byte) + x, Double(small) / 2, Float(byte), UInt16(byte) << 8, type(of: big), type(of: byte + 1), Character(UnicodeScalar(byte)))
func fact(_ n: UInt64) -> UInt64 { n < 2 ? 1 : n * fact(n - 1) }
print(fact(20), (1...10).reduce(1, *), fact(0))
func power(_ b: Int, _ e: Int) -> Int { e == 0 ? 1 : e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1) }
print(power(2, 62), power(3, 20), power(-2, 3))
func isPrime(_ n: Int) -> Bool { n > 1 && !stride(from: 2, through: Int(Double(n).squareRoot()), by: 1).contains { n % $0 == 0 } }
print((1...30).filter(isPrime), 97.isPrimeLike)
extension Int { var isPrimeLike: Bool { isPrime(self) }; var digits: [Int] { String(magnitude).map { $0.wholeNumberValue! } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
print(9045.digits, 9045.digits.reduce(0, +), (-12).digits)
3.times { print($0, terminator: " ") }
print(Int.random(in: 5...5), (1...3).contains(Int.random(in: 1...3)), Int.zero, UInt8.zero, Bool.random() || true)
print(UInt32(1) << 31, Int32(bitPattern: 0x8000_0000), 0x0F.byteSwapped == 0x0F00_0000_0000_0000, UInt16(0x1234).byteSwapped, UInt8(0b11).littleEndian, 6.bigEndian == 6.byteSwapped)
print(10.isMultiple(of: 3), 0.isMultiple(of: 5), Int("7F", radix: 16)!, Int("zz", radix: 36)!, UInt8("256") as Any, Int("") as Any, Int("-") as Any, Int("9223372036854775808") as Any)
let (q, r) = (-7).quotientAndRemainder(dividingBy: 2)
print(q, r, ((-7 % 2) + 2) % 2, 5 / 2 * 2, 2 + 3 * 4 - 6 / 2, (2 + 3) * 4, 7 & 3 << 1, 1 << 2 + 1, -3 * -3, 10 - 2 - 3)
print([3, 1, 2].max()!, Set([1, 2, 2]).count, (5 as Any) is Int, (5 as Any) as? Double as Any, 5 as Double, [1, 2.5], 3 + 0.5, (1, 2) < (1, 3), (1, "b") == (1, "b"))
print(Int64(-5).description, UInt.max.description.count, 42 ~= 42, (40...50) ~= 42, 1.0 == 1, 255 as UInt8, Int(UInt8.max) + 1, 07, 1e3, 5.0 / 2)
