/// A decimal number of 38 digits, or 39 that fit into 128 bits, as Foundation's `Decimal` has them.
struct DecimalNumber {
  private static let maximumDigits = 38

  /// The greatest mantissa: 128 bits.
  private static let greatest = "340282366920938463463374607431768211455".utf8.map { $0 - 48 }

  var isNegative = false
  /// Digits from the most significant on, without leading zeros; none for zero.
  private var digits: [UInt8] = []
  /// How many of them stand after the decimal point; negative for zeros before it.
  private var scale = 0

  private init(isNegative: Bool, digits: [UInt8], scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
    normalize()
  }

  /// Reads `-12.50` or `1e3` at the front of a text; `nil` if there is no number.
  init?(_ text: String) {
    var rest = Substring(text).drop { $0.isWhitespace }
    isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(whole.count)
    var fraction = Substring()
    if rest.first == "." {
      fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    digits = (whole + fraction).compactMap { $0.wholeNumberValue.map(UInt8.init) }
    scale = fraction.count
    if let mark = rest.first, mark == "e" || mark == "E",
      let power = Int(rest.dropFirst().prefix { $0.isNumber || $0 == "-" || $0 == "+" }),
      power.magnitude < 1000
    {
      scale -= power
    }
    normalize()
  }

  /// The closest mantissa of 64 bits times a power of ten, as Foundation makes one of a `Double`;
  /// `nil` where it says `NaN`.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    isNegative = value < 0
    guard value != 0 else { return }
    var mantissa = value.magnitude
    while mantissa < Double(UInt64.max - 1) {
      guard scale < 128 else { return nil }
      mantissa *= 10
      scale += 1
    }
    while mantissa >= Double(UInt64.max) {
      guard scale > -127 else { return nil }
      mantissa /= 10
      scale -= 1
    }
    digits = String(UInt64(mantissa)).utf8.map { $0 - 48 }
    normalize()
  }

  /// Drops zeros at both ends, and digits beyond the last that fits.
  private mutating func normalize() {
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
    if digits.count > DecimalNumber.maximumDigits,
      DecimalNumber.isLess(DecimalNumber.greatest, digits)
    {
      let excess = max(1, digits.count - DecimalNumber.maximumDigits - 1)
      self = rounded(to: scale - excess, mode: 0)
    }
    while digits.last == 0 {
      digits.removeLast()
      scale -= 1
    }
    if digits.isEmpty { (scale, isNegative) = (0, false) }
  }

  /// The number as Swift prints it, never with an exponent.
  var text: String {
    guard !digits.isEmpty else { return "0" }
    var body = digits.map { String($0) }.joined()
    if scale <= 0 {
      body += String(repeating: "0", count: min(-scale, 200))
    } else {
      if body.count <= scale { body = String(repeating: "0", count: scale - body.count + 1) + body }
      let point = body.index(body.endIndex, offsetBy: -scale)
      body = body[..<point] + "." + body[point...]
    }
    return (isNegative ? "-" : "") + body
  }

  static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let scale = max(left.scale, right.scale)
    let (a, b) = (left.digits(scale: scale), right.digits(scale: scale))
    if left.isNegative == right.isNegative {
      return DecimalNumber(isNegative: left.isNegative, digits: sum(a, b), scale: scale)
    }
    return isLess(a, b)
      ? DecimalNumber(isNegative: right.isNegative, digits: difference(b, a), scale: scale)
      : DecimalNumber(isNegative: left.isNegative, digits: difference(a, b), scale: scale)
  }

  static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(isNegative: !number.isNegative, digits: number.digits, scale: number.scale)
  }

  static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.reversed().enumerated() {
      for (j, b) in right.digits.reversed().enumerated() { product[i + j] += Int(a) * Int(b) }
    }
    for index in product.indices.dropLast() {
      product[index + 1] += product[index] / 10
      product[index] %= 10
    }
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative,
      digits: product.reversed().map { UInt8($0) }, scale: left.scale + right.scale)
  }

  /// The quotient to as many digits as fit; `nil` for a division by zero.
  static func / (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber? {
    guard !right.digits.isEmpty else { return nil }
    // Foundation makes the dividend so many digits longer, whatever the divisor.
    let extra = maximumDigits
    let dividend = left.digits + [UInt8](repeating: 0, count: extra)
    var quotient: [UInt8] = []
    var rest: [UInt8] = []
    for digit in dividend {
      rest.append(digit)
      rest.removeFirst(rest.prefix { $0 == 0 }.count)
      var count: UInt8 = 0
      while !isLess(rest, right.digits) {
        rest = difference(rest, right.digits)
        rest.removeFirst(rest.prefix { $0 == 0 }.count)
        count += 1
      }
      quotient.append(count)
    }
    // It cuts a quotient off where it has no room for more.
    let leading = quotient.prefix { $0 == 0 }.count
    var kept = quotient.dropFirst(leading).prefix(maximumDigits + 1)
    if isLess(greatest, Array(kept)) { kept = kept.prefix(maximumDigits) }
    let dropped = quotient.count - leading - kept.count
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative, digits: Array(kept),
      scale: left.scale + extra - right.scale - dropped)
  }

  /// Below zero, zero or above it, as the number compares with another.
  func order(_ other: DecimalNumber) -> Int {
    let difference = self + -other
    return difference.digits.isEmpty ? 0 : difference.isNegative ? -1 : 1
  }

  /// Keeps so many digits after the point; modes 0 to 3 are plain, down, up and bankers.
  func rounded(to places: Int, mode: Int) -> DecimalNumber {
    guard scale > places else { return self }
    let dropped = scale - places
    let kept = Array(digits.dropLast(dropped))
    let padding = [UInt8](repeating: 0, count: max(0, dropped - digits.count))
    let rest = padding + digits.suffix(dropped)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isUp: Bool
    switch mode {
    case 1: isUp = isNegative
    case 2: isUp = !isNegative
    case 3 where isHalf: isUp = (kept.last ?? 0) % 2 == 1
    default: isUp = (rest.first ?? 0) >= 5
    }
    let result = isUp ? DecimalNumber.sum(kept, [1]) : kept
    return DecimalNumber(isNegative: isNegative, digits: result, scale: places)
  }

  private func digits(scale wanted: Int) -> [UInt8] {
    digits + [UInt8](repeating: 0, count: min(max(0, wanted - scale), 400))
  }

  private static func isLess(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (x, y) = (a.drop { $0 == 0 }, b.drop { $0 == 0 })
    return x.count != y.count ? x.count < y.count : x.lexicographicallyPrecedes(y)
  }

  private static func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    let count = max(a.count, b.count)
    let x = [UInt8](repeating: 0, count: count - a.count) + a
    let y = [UInt8](repeating: 0, count: count - b.count) + b
    var result = [UInt8](repeating: 0, count: count + 1)
    var carry: UInt8 = 0
    for index in (0..<count).reversed() {
      let total = x[index] + y[index] + carry
      result[index + 1] = total % 10
      carry = total / 10
    }
    result[0] = carry
    return result
  }

  /// Of a larger and a smaller number.
  private static func difference(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var result = a
    var borrow = 0
    for offset in 0..<a.count {
      let index = a.count - 1 - offset
      let other = offset < b.count ? Int(b[b.count - 1 - offset]) : 0
      var digit = Int(a[index]) - other - borrow
      borrow = digit < 0 ? 1 : 0
      if digit < 0 { digit += 10 }
      result[index] = UInt8(digit)
    }
    return result
  }
}
