extension StandardLibrary {
  /// What decimal numbers say of themselves.
  static let decimalMembers = LibraryEntry(
    "Decimal+Members.swift",
    """
    extension Decimal {
      static var greatestFiniteMagnitude: Decimal {
        Decimal(
          __text: "340282366920938463463374607431768211455" + String(repeating: "0", count: 127))
      }
      static var leastNormalMagnitude: Decimal {
        Decimal(sign: .plus, exponent: -127, significand: 1)
      }
      static var leastNonzeroMagnitude: Decimal { leastNormalMagnitude }
      static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
      static var quietNaN: Decimal { nan }
      static var radix: Int { 10 }
      init(signOf: Decimal, magnitudeOf magnitude: Decimal) {
        self = signOf.isSignMinus ? -magnitude.magnitude : magnitude.magnitude
      }
      /// The power of ten of the last digit that is not zero.
      var exponent: Int {
        let digits = magnitude.__text
        if isZero || isNaN { return 0 }
        if let point = digits.firstIndex(of: ".") {
          return -digits.distance(from: digits.index(after: point), to: digits.endIndex)
        }
        return digits.count - digits.lastIndex { $0 != "0" }!.utf16Offset(in: digits) - 1
      }
      /// The digits as a whole number.
      var significand: Decimal {
        if isZero || isNaN { return self }
        return magnitude * Decimal(sign: .plus, exponent: -exponent, significand: 1)
      }
      var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
      var ulp: Decimal { isNaN ? .nan : Decimal(sign: .plus, exponent: exponent, significand: 1) }
      var nextUp: Decimal { self + Decimal(sign: .plus, exponent: exponent, significand: 1) }
      var nextDown: Decimal { self - Decimal(sign: .plus, exponent: exponent, significand: 1) }
      var isCanonical: Bool { true }
      var isSubnormal: Bool { false }
      var isNormal: Bool { !isZero && !isNaN }
      var isFinite: Bool { !isNaN }
      var isInfinite: Bool { false }
      var isSignaling: Bool { false }
      var isSignalingNaN: Bool { false }
      var floatingPointClass: FloatingPointClassification {
        if isNaN { return .quietNaN }
        if isZero { return .positiveZero }
        return isSignMinus ? .negativeNormal : .positiveNormal
      }
      func isEqual(to other: Decimal) -> Bool { self == other }
      func isLess(than other: Decimal) -> Bool { self < other }
      func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
      func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool { self <= other }
      mutating func add(_ other: Decimal) { self += other }
      mutating func subtract(_ other: Decimal) { self -= other }
      mutating func multiply(by other: Decimal) { self *= other }
      mutating func divide(by other: Decimal) { self /= other }
    }

    func NSDecimalNumberIsNaN(_ number: Decimal) -> Bool { number.isNaN }
    func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String { number.description }
    """)
}
