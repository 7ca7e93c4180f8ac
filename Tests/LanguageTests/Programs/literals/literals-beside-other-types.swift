// What a literal is where another operand, a range or a call beside it tells.

func isColor(_ value: UInt32) -> Bool {
  (0x000000 ... 0xFFFFFF) ~= value
}
print(isColor(3), isColor(0x1000000))

for byte in [0, 0x20, 0x80] as [UInt8] {
  print((0x00...0x1F).contains(byte) || (0x7F...).contains(byte), (..<0x20).contains(byte))
}
let upper: PartialRangeFrom<UInt8> = 0x7F...
let lower: PartialRangeThrough<Int8> = ...5
print(upper.contains(0x80), lower.contains(6))

func bounds<R: RangeExpression>(_ range: R) -> Range<Int> where R.Bound == Int {
  range.relative(to: 0 ..< .max)
}
print(bounds(2...), bounds(..<3))
func clamped<R: RangeExpression>(_ range: R?) -> Range<Int> where R.Bound == Int {
  range?.relative(to: 0 ..< .max).clamped(to: 0 ..< 5) ?? 1 ..< 2
}
print(clamped(2...))

// Shifts by a number of another type.
extension FixedWidthInteger {
  func rank(ofBit bit: UInt) -> Int {
    let mask: Self = (1 &<< bit) &- 1
    return (self & mask).nonzeroBitCount
  }
}
print(UInt64(0xFF).rank(ofBit: 3))

struct Bitmap {
  var value: UInt32
  init(value: UInt32) { self.value = value }
  init(_ bit: UInt) { value = (1 &<< bit) }
  func contains(_ bit: UInt) -> Bool { value & (1 &<< bit) != 0 }
  mutating func insert(_ bit: UInt) { value |= (1 &<< bit) }
  func inserting(_ bit: UInt) -> Bitmap { Bitmap(value: value | (1 &<< bit)) }
  func removing(_ bit: UInt) -> Bitmap { Bitmap(value: value & ~(1 << bit)) }
}
var bitmap = Bitmap(3)
bitmap.insert(4)
print(bitmap, bitmap.contains(3), bitmap.inserting(1), bitmap.removing(3))
let small: UInt8 = 3
print(small &<< 2, 1 &<< small, UInt64(5) &>> 1, 7 &<< 3, small._binaryLogarithm())

// A line is a number of whatever type is wanted.
struct Event {
  var line: UInt
  init(file: String, line: UInt) { self.line = line }
}
print(Event(file: #file, line: #line).line)
let line: Int32 = #line
print(line)

// The names of C for the numbers with a fraction.
let single: Float32 = 1.5
let double: Float64 = 2.5
print(Double(single) + double)
