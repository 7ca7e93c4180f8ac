// Numbers take their type from what stands around an operation on literals.
func swapHalves<T: FixedWidthInteger>(_ value: T) -> T {
  let half = T.bitWidth / 2
  let low = value & ((1 << half) - 1)
  let high = value >> half
  return (low << half) | high
}
print(swapHalves(UInt16(0x1234)) == 0x3412)
func mask<T: BinaryInteger>(_ n: Int, of: T) -> T { (1 << n) - 1 }
print(mask(4, of: UInt8(1)))
func lows<I: BinaryInteger>(_ v: I, _ n: I) -> I { v & ((1 << n) - 1) }
print(lows(255, 3), lows(UInt(1023), 5))
let n = 3
let wide: UInt64 = (1 << n) - 1
let byte: UInt8 = 200
print(wide, byte & ((1 << n) - 1), (1 << n) & byte, ~(1 << n) & byte, byte | 1 << n)
print(byte & ~(1 << 2), type(of: byte & ~(1 << 2)), byte >> n, byte << UInt16(1))
print(Double((1 << n) - 1) / 2)
let flags: UInt32 = 1 << n | 1 << (n + 1)
var bits: Int16 = 3
bits <<= n
bits |= 1 << n
bits &= (1 << (n + 2)) - 1
print(flags, bits, byte == 200 as Int, UInt8(3) < n, Int64(4) >= byte)
