func halves<T: FixedWidthInteger>(_ value: T) -> (high: T, low: T) {
  let half = T.bitWidth / 2
  let mask: T = T(1) << half - 1
  return (value >> half, value & mask)
}
let word = halves(0xABCD as UInt16)
print(word.high, word.low, halves(0x12 as UInt8).low)

func powers<T: BinaryInteger>(of base: T, upTo count: Int) -> [T] {
  (0..<count).map { base << $0 }
}
print(powers(of: 3, upTo: 4), 1 &<< 65, (200 as UInt8) &>> 9)
