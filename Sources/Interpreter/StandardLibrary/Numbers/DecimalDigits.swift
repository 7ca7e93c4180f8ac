/// A number as decimal digits, for rounding it the way people do.
///
/// Rounding the shortest decimal form, not the binary number, is what Foundation's styles do:
/// 2.675 rounds to 2.68 though the binary number is a little less.
struct DecimalDigits {
  var isNegative: Bool
  /// Digits from the most significant on, without leading zeros.
  private(set) var digits: [Int]
  /// How many of them stand before the decimal point; negative for leading zeros after it.
  private(set) var point: Int

  /// Takes a finite number apart.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    var text = number.magnitude.description
    var exponent = 0
    if let mark = text.firstIndex(of: "e") {
      exponent = Int(text[text.index(after: mark)...]) ?? 0
      text = String(text[..<mark])
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first ?? "0"
    let fraction = parts.count > 1 ? parts[1] : ""
    digits = (whole + fraction).compactMap(\.wholeNumberValue)
    point = whole.count + exponent
    trim()
  }

  /// Reads digits with an optional sign and point.
  init(text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.drop { !$0.isNumber }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first ?? "0"
    digits = (whole + (parts.count > 1 ? parts[1] : "")).compactMap(\.wholeNumberValue)
    point = whole.count
    trim()
  }

  init(integer value: Value) {
    isNegative = !value.type.isUnsigned && value.asInt < 0
    let text = isNegative ? String(value.asInt.magnitude) : String(value.bits)
    digits = text.compactMap(\.wholeNumberValue)
    point = digits.count
    trim()
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  var isZero: Bool { digits.isEmpty }

  /// The number of digits after the decimal point.
  var fractionCount: Int { max(0, digits.count - point) }

  /// Multiplies by a power of ten.
  mutating func scale(byPowerOfTen power: Int) {
    if !isZero { point += power }
  }

  /// Keeps at most `count` digits after the decimal point.
  mutating func round(fraction count: Int, _ rule: FloatingPointRoundingRule) {
    round(keeping: point + count, rule)
  }

  /// Keeps at most `count` digits.
  mutating func round(significant count: Int, _ rule: FloatingPointRoundingRule) {
    round(keeping: max(1, count), rule)
  }

  private mutating func round(keeping kept: Int, _ rule: FloatingPointRoundingRule) {
    guard kept < digits.count else { return }
    let isUp = roundsUp(keeping: kept, rule)
    if kept < 0 {
      digits = isUp ? [1] : []
      point += isUp ? 1 - kept : 0
      if isUp { trim() }
      return
    }
    digits.removeLast(digits.count - kept)
    if isUp {
      var position = kept - 1
      while position >= 0, digits[position] == 9 {
        digits[position] = 0
        position -= 1
      }
      if position >= 0 {
        digits[position] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    trim()
  }

  private func roundsUp(keeping kept: Int, _ rule: FloatingPointRoundingRule) -> Bool {
    switch rule {
    case .up: return !isNegative
    case .down: return isNegative
    case .towardZero: return false
    case .awayFromZero: return true
    default: break
    }
    guard kept >= 0 else { return false }
    let next = digits[kept]
    if next != 5 || kept + 1 < digits.count { return next >= 5 }
    if rule == .toNearestOrAwayFromZero { return true }
    return kept > 0 && digits[kept - 1] % 2 == 1
  }

  /// The digits before the decimal point, at least `minimum`.
  func whole(minimum: Int) -> String {
    var text = ""
    for position in 0..<max(0, point) {
      text += String(position < digits.count ? digits[position] : 0)
    }
    return String(repeating: "0", count: max(0, minimum - text.count)) + text
  }

  /// The digits after the decimal point, at least `minimum`.
  func fraction(minimum: Int) -> String {
    var text = String(repeating: "0", count: isZero ? 0 : max(0, -point))
    for position in max(0, point)..<max(max(0, point), digits.count) {
      text += String(digits[position])
    }
    return text + String(repeating: "0", count: max(0, minimum - text.count))
  }
}
