struct Wide: FixedWidthInteger, SignedInteger, Codable {
  var v: Int
  init(v: Int) { self.v = v }
  typealias IntegerLiteralType = Int
  typealias Magnitude = UInt
  typealias Words = Int.Words
  typealias Stride = Int
  init(integerLiteral value: Int) { v = value }
  init<T: BinaryInteger>(_ source: T) { v = Int(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { v = Int(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(clamping source: T) { v = Int(clamping: source) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let x = Int(exactly: source) else { return nil }; v = x
  }
  init<T: BinaryFloatingPoint>(_ source: T) { v = Int(source) }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    guard let x = Int(exactly: source) else { return nil }; v = x
  }
  init(_truncatingBits b: UInt) { v = Int(bitPattern: b) }
  static var bitWidth: Int { 64 }
  static var max: Wide { Wide(v: .max) }
  static var min: Wide { Wide(v: .min) }
  var magnitude: UInt { v.magnitude }
  var words: Int.Words { v.words }
  var trailingZeroBitCount: Int { v.trailingZeroBitCount }
  var leadingZeroBitCount: Int { v.leadingZeroBitCount }
  var nonzeroBitCount: Int { v.nonzeroBitCount }
  var byteSwapped: Wide { Wide(v: v.byteSwapped) }
  func addingReportingOverflow(_ r: Wide) -> (partialValue: Wide, overflow: Bool) {
    let x = v.addingReportingOverflow(r.v); return (Wide(v: x.0), x.1)
  }
  func subtractingReportingOverflow(_ r: Wide) -> (partialValue: Wide, overflow: Bool) {
    let x = v.subtractingReportingOverflow(r.v); return (Wide(v: x.0), x.1)
  }
  func multipliedReportingOverflow(by r: Wide) -> (partialValue: Wide, overflow: Bool) {
    let x = v.multipliedReportingOverflow(by: r.v); return (Wide(v: x.0), x.1)
  }
  func dividedReportingOverflow(by r: Wide) -> (partialValue: Wide, overflow: Bool) {
    let x = v.dividedReportingOverflow(by: r.v); return (Wide(v: x.0), x.1)
  }
  func remainderReportingOverflow(dividingBy r: Wide) -> (partialValue: Wide, overflow: Bool) {
    let x = v.remainderReportingOverflow(dividingBy: r.v); return (Wide(v: x.0), x.1)
  }
  func multipliedFullWidth(by r: Wide) -> (high: Wide, low: UInt) {
    let x = v.multipliedFullWidth(by: r.v); return (Wide(v: x.0), x.1)
  }
  func dividingFullWidth(_ d: (high: Wide, low: UInt)) -> (quotient: Wide, remainder: Wide) {
    let x = v.dividingFullWidth((d.high.v, d.low)); return (Wide(v: x.0), Wide(v: x.1))
  }
  static func + (l: Wide, r: Wide) -> Wide { Wide(v: l.v + r.v) }
  static func - (l: Wide, r: Wide) -> Wide { Wide(v: l.v - r.v) }
  static func * (l: Wide, r: Wide) -> Wide { Wide(v: l.v * r.v) }
  static func / (l: Wide, r: Wide) -> Wide { Wide(v: l.v / r.v) }
  static func % (l: Wide, r: Wide) -> Wide { Wide(v: l.v % r.v) }
  static func += (l: inout Wide, r: Wide) { l = l + r }
  static func -= (l: inout Wide, r: Wide) { l = l - r }
  static func *= (l: inout Wide, r: Wide) { l = l * r }
  static func /= (l: inout Wide, r: Wide) { l = l / r }
  static func %= (l: inout Wide, r: Wide) { l = l % r }
  static func &= (l: inout Wide, r: Wide) { l.v &= r.v }
  static func |= (l: inout Wide, r: Wide) { l.v |= r.v }
  static func ^= (l: inout Wide, r: Wide) { l.v ^= r.v }
  static func &>>= (l: inout Wide, r: Wide) { l.v &>>= r.v }
  static func &<<= (l: inout Wide, r: Wide) { l.v &<<= r.v }
  static func < (l: Wide, r: Wide) -> Bool { l.v < r.v }
  static func == (l: Wide, r: Wide) -> Bool { l.v == r.v }
  func hash(into h: inout Hasher) { h.combine(v) }
}
let a: Wide = 40
let b = Wide(2)
print(a + b, a - b, a * b, a / b, a % 7, -a, ~a)
print(
  Int(a), UInt8(a), Double(a), Int32(truncatingIfNeeded: a), Int(exactly: a) ?? -1,
  UInt8(clamping: Wide(-5)))
print(a << 3, a >> 2, a & 12, a | 3, a ^ 1, a << -1, a << 70)
print(a == 40, a < 41, a == Int(40), a > Int8(3), Wide.max)
print(String(a), String(a, radix: 2), String(a, radix: 16, uppercase: true), "\(a)")
print(a.isMultiple(of: 4), a.signum(), (-a).signum(), a.quotientAndRemainder(dividingBy: 7))
print(a.magnitude, (-a).magnitude, a.bitWidth, a.words.count, a.byteSwapped)
print(a &+ b, Wide.max &+ 1, Wide.min &- 1, a &* 3, a &<< 1, a &>> 1)
print((b...5).map { $0 }, (b..<5).reduce(0, +), stride(from: b, to: 10, by: 3).map { $0 })
print(Wide("123") ?? 0, Wide("zz", radix: 36) ?? 0, Wide("x") == nil)
print([a, b].sorted(), [a, b].max()!, Set([a, b, a]).count, a.hashValue == Wide(40).hashValue)
print(a.distance(to: 50), a.advanced(by: 2), abs(-a), max(a, b))
func sum<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
func gcd<T: BinaryInteger>(_ x: T, _ y: T) -> T { y == 0 ? x : gcd(y, x % y) }
func bits<T: FixedWidthInteger>(_ x: T) -> Int {
  (0..<T.bitWidth).filter { (x >> T($0)) & 1 == 1 }.count
}
print(sum([a, b, 3]), gcd(a, 12), bits(a), bits(Wide(-1)))
print(Wide(3.7), Wide(exactly: 3.5) as Any, Float(a), Double(exactly: a) ?? 0)
print(Wide(littleEndian: a), a.littleEndian, Wide.random(in: 1...1))
var c = a; c += 2; c -= 1; c *= 3; c /= 2; c %= 50; c <<= 1; c >>= 1; c.negate(); print(c)
print(Wide.zero, Wide(), a.trailingZeroBitCount, Wide(bitPattern0: 3))
extension Wide { init(bitPattern0 x: UInt) { self.init(truncatingIfNeeded: x) } }
print(a.addingReportingOverflow(.max), Array(repeating: "x", count: Int(b)))
