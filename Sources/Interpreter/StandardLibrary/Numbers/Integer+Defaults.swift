extension StandardLibrary {
  /// What an integer type of the program gets for what it has to declare.
  ///
  /// The built-in ones have members of their own for all of these.
  static let integerDefaults = LibraryEntry(
    "Integer+Defaults.swift",
    """
    extension BinaryInteger {
      init() { self = 0 }
      init<T: BinaryInteger>(clamping source: T) { self = Self(exactly: source) ?? Self(source) }
      init?<T: BinaryFloatingPoint>(exactly source: T) {
        if source.rounded(.towardZero) != source { return nil }
        self.init(source)
      }
      static var isSigned: Bool { false }
      func isMultiple(of other: Self) -> Bool {
        other == 0 ? self == 0 : magnitude % other.magnitude == 0
      }
      /// The position of the highest one bit.
      func _binaryLogarithm() -> Int {
        var (rest, result) = (self >> 1, 0)
        while rest > 0 {
          rest >>= 1
          result += 1
        }
        return result
      }
      func signum() -> Self { self == 0 ? 0 : self > 0 ? 1 : 0 - 1 }
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
        (self / rhs, self % rhs)
      }
      func advanced(by n: Int) -> Self { n < 0 ? self - Self(0 - n) : self + Self(n) }
      func distance(to other: Self) -> Int {
        other < self ? 0 - Int(self - other) : Int(other - self)
      }
      var description: String { __text(10, false) }
      func __text(_ radix: Int, _ uppercase: Bool) -> String {
        if radix < 2 || radix > 36 { __trap("Radix must be between 2 and 36") }
        if self == 0 { return "0" }
        var left = magnitude
        let base = Magnitude(truncatingIfNeeded: radix)
        var digits: [String] = []
        while left != 0 {
          let (quotient, digit) = left.quotientAndRemainder(dividingBy: base)
          digits.append(Int(truncatingIfNeeded: digit).__text(radix, uppercase))
          left = quotient
        }
        if self < 0 { digits.append("-") }
        return digits.reversed().joined()
      }
      static func & (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result &= rhs
        return result
      }
      static func | (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result |= rhs
        return result
      }
      static func ^ (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result ^= rhs
        return result
      }
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        var result = lhs
        result <<= rhs
        return result
      }
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        var result = lhs
        result >>= rhs
        return result
      }
    }

    extension UnsignedInteger {
      var magnitude: Self { self }
    }
    extension SignedInteger {
      static var isSigned: Bool { true }
    }

    extension FixedWidthInteger {
      init<T: BinaryInteger>(_ source: T) {
        guard let value = Self(exactly: source) else {
          __trap(
            source < 0 && !Self.isSigned
              ? "Negative value is not representable"
              : "Not enough bits to represent the passed value")
        }
        self = value
      }
      init<T: BinaryInteger>(clamping source: T) {
        self = Self(exactly: source) ?? (source < 0 ? Self.min : Self.max)
      }
      init<T: BinaryInteger>(truncatingIfNeeded source: T) {
        let words = source.words
        let fill: UInt = T.isSigned && source < 0 ? UInt.max : 0
        var (result, at, i): (Self, Int, Int) = (0, 0, 0)
        while at < Self.bitWidth {
          let word = i < words.count ? words[words.index(words.startIndex, offsetBy: i)] : fill
          result = result | (Self(_truncatingBits: word) &<< Self(_truncatingBits: UInt(at)))
          (at, i) = (at + 64, i + 1)
        }
        self = result
      }
      init?<T: BinaryInteger>(exactly source: T) {
        let value = Self(truncatingIfNeeded: source)
        if (value < 0) != (source < 0) || !__sameWords(value, source) { return nil }
        self = value
      }
      init(_truncatingBits bits: UInt) { self.init(truncatingIfNeeded: bits) }
      init?(_ description: String) { self.init(description, radix: 10) }
      init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
        var digits = Substring(text)
        let isNegative = digits.first == "-"
        if isNegative || digits.first == "+" { digits.removeFirst() }
        if digits.isEmpty || (isNegative && !Self.isSigned) { return nil }
        let base = Self(truncatingIfNeeded: radix)
        var value: Self = 0
        for character in digits {
          guard character.isASCII, let digit = Int(String(character), radix: radix) else {
            return nil
          }
          let (raised, isLost) = value.multipliedReportingOverflow(by: base)
          let step = Self(truncatingIfNeeded: digit)
          let (next, overflows) = isNegative
            ? raised.subtractingReportingOverflow(step) : raised.addingReportingOverflow(step)
          if isLost || overflows { return nil }
          value = next
        }
        self = value
      }
      var bitWidth: Int { Self.bitWidth }
      static var min: Self { isSigned ? (1 as Self) << (bitWidth - 1) : 0 }
      static var max: Self { ~min }
      static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
      }
      static prefix func ~ (x: Self) -> Self { 0 &- x &- 1 }
      static func &+ (lhs: Self, rhs: Self) -> Self {
        lhs.addingReportingOverflow(rhs).partialValue
      }
      static func &- (lhs: Self, rhs: Self) -> Self {
        lhs.subtractingReportingOverflow(rhs).partialValue
      }
      static func &* (lhs: Self, rhs: Self) -> Self {
        lhs.multipliedReportingOverflow(by: rhs).partialValue
      }
      static func &<< (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result &<<= rhs
        return result
      }
      static func &>> (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result &>>= rhs
        return result
      }
      static func &<< <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs &<< Self(truncatingIfNeeded: rhs)
      }
      static func &>> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs &>> Self(truncatingIfNeeded: rhs)
      }
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs.__shifted(Int(clamping: rhs))
      }
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs.__shifted(0 - Int(clamping: rhs))
      }
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
      /// Shifted to the left by what may be negative or too far.
      func __shifted(_ n: Int) -> Self {
        if n >= bitWidth { return 0 }
        if n >= 0 { return self &<< Self(_truncatingBits: UInt(n)) }
        if n > 0 - bitWidth { return self &>> Self(_truncatingBits: UInt(0 - n)) }
        return self < 0 ? ~0 : 0
      }
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
        if rhs == 0 || (Self.isSigned && self == Self.min && rhs == Self(exactly: -1)) {
          return (partialValue: self, overflow: true)
        }
        return (partialValue: self / rhs, overflow: false)
      }
      func remainderReportingOverflow(
        dividingBy rhs: Self
      ) -> (partialValue: Self, overflow: Bool) {
        if rhs == 0 { return (partialValue: self, overflow: true) }
        if Self.isSigned && self == Self.min && rhs == Self(exactly: -1) {
          return (partialValue: 0, overflow: true)
        }
        return (partialValue: self % rhs, overflow: false)
      }
      /// A random value of a range, from a generator of one's own.
      static func random<T: RandomNumberGenerator>(
        in range: Range<Self>, using generator: inout T
      ) -> Self {
        if range.isEmpty { __trap("Can't get random value with an empty range") }
        let span = UInt64(truncatingIfNeeded: range.upperBound)
          &- UInt64(truncatingIfNeeded: range.lowerBound)
        let offset = generator.__below(span, Self.bitWidth)
        return range.lowerBound &+ Self(truncatingIfNeeded: offset)
      }
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Self>, using generator: inout T
      ) -> Self {
        let span = UInt64(truncatingIfNeeded: range.upperBound)
          &- UInt64(truncatingIfNeeded: range.lowerBound)
        if span == UInt64(truncatingIfNeeded: Self.max) &- UInt64(truncatingIfNeeded: Self.min) {
          return Self(truncatingIfNeeded: generator.next())
        }
        let offset = generator.__below(span &+ 1, Self.bitWidth)
        return range.lowerBound &+ Self(truncatingIfNeeded: offset)
      }
    }

    extension BinaryInteger {
      static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        (lhs < 0) == (rhs < 0) && __sameWords(lhs, rhs)
      }
      static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        !(lhs == rhs)
      }
      static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        __isLess(lhs, rhs)
      }
      static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        __isLess(rhs, lhs)
      }
      static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        !__isLess(rhs, lhs)
      }
      static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        !__isLess(lhs, rhs)
      }
    }

    func __isLess<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> Bool {
      if (a < 0) != (b < 0) { return a < 0 }
      let (x, y) = (Array(a.words), Array(b.words))
      let fill: UInt = a < 0 ? UInt.max : 0
      for i in (0..<(x.count > y.count ? x.count : y.count)).reversed() {
        let (left, right) = (i < x.count ? x[i] : fill, i < y.count ? y[i] : fill)
        if left != right { return left < right }
      }
      return false
    }
    /// Whether two integers of the same sign have the same bits, one perhaps more of them.
    func __sameWords<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> Bool {
      let (x, y) = (Array(a.words), Array(b.words))
      let fill: UInt = a < 0 ? UInt.max : 0
      for i in 0..<(x.count > y.count ? x.count : y.count) {
        if (i < x.count ? x[i] : fill) != (i < y.count ? y[i] : fill) { return false }
      }
      return true
    }
    """)
}
