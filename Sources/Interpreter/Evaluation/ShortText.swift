/// A few bytes of UTF-8 that are being put together, in memory of the caller.
struct ShortText {
  /// Bytes that the caller's memory has room for.
  static let capacity = 128

  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  /// Starts empty, in memory for `capacity` bytes.
  init(bytes: UnsafeMutablePointer<UInt8>) { self.bytes = bytes }

  var string: String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Appends text; false if there is no room for it.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count + text.count <= Self.capacity else { return false }
    for byte in text {
      bytes[count] = byte
      count += 1
    }
    return true
  }

  /// Appends a text or a signed integer; false if the value is something else, or too long.
  mutating func append(_ value: Value) -> Bool {
    if value.kind == .string {
      return value.block.text.pointee.utf8.withContiguousStorageIfAvailable { append($0) } ?? false
    }
    guard value.kind == .integer, value.type.isInteger, !value.type.isUnsigned else { return false }
    return append(value.asInt)
  }

  private mutating func append(_ integer: Int) -> Bool {
    // A sign, and the digits of the largest magnitude.
    guard count + 20 <= Self.capacity else { return false }
    if integer < 0 {
      bytes[count] = UInt8(ascii: "-")
      count += 1
    }
    var magnitude = integer.magnitude
    let first = count
    repeat {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      count += 1
      magnitude = quotient
    } while magnitude > 0
    // They came from the last to the first.
    var digits = UnsafeMutableBufferPointer(start: bytes, count: count)[first...]
    digits.reverse()
    return true
  }
}
