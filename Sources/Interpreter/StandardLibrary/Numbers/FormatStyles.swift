extension StandardLibrary {
  /// The format styles of numbers, and the protocol of all styles.
  static let formatStyle = LibraryEntry(
    "FormatStyle.swift",
    """
    /// A way to write values of a type.
    protocol FormatStyle<FormatInput, FormatOutput>: Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
      func locale(_ locale: Locale) -> Self
    }

    /// Reads a value back from what a style wrote.
    protocol ParseStrategy: Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    /// A style whose output can be read back.
    protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy
        where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
      var parseStrategy: Strategy { get }
    }

    /// The protocol by another name, for types within which `FormatStyle` is something else.
    typealias __AnyFormatStyle = FormatStyle
    typealias __AnyParseStrategy = ParseStrategy

    extension FormatStyle {
      func locale(_ locale: Locale) -> Self { self }
      func callAsFunction(_ value: FormatInput) -> FormatOutput { format(value) }
    }

    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle() }
      static var percent: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle(__kind: 1) }
      static func currency<S: StringProtocol>(code: S) -> FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle(__kind: 2, __code: String(code))
      }
    }

    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
      static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle() }
      static var percent: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle(__kind: 1) }
    }

    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle() }
      static var percent: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle(__kind: 1) }
    }

    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { IntegerFormatStyle() }
      static var percent: IntegerFormatStyle<Int> { IntegerFormatStyle(__kind: 1) }
      static func currency<S: StringProtocol>(code: S) -> IntegerFormatStyle<Int> {
        IntegerFormatStyle(__kind: 2, __code: String(code))
      }
    }
    """)

  /// The styles of fractions and of integers, alike but for their names.
  static let numberStyles: [LibraryEntry] = [
    numberStyle("FloatingPointFormatStyle", "BinaryFloatingPoint"),
    numberStyle("IntegerFormatStyle", "BinaryInteger"),
  ]

  private static func numberStyle(_ name: String, _ bound: String) -> LibraryEntry {
    let style = "\(name)<Value>"
    return LibraryEntry(
      "\(name).swift",
      """
      /// How numbers are written: grouping, precision, sign, notation.
      struct \(name)<Value: \(bound)>: FormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        typealias Percent = \(style)
        typealias Currency = \(style)
        typealias Configuration = NumberFormatStyleConfiguration
        var __format: NumberFormatStyleConfiguration

        init(locale: Locale = .autoupdatingCurrent) {
          self.__format = NumberFormatStyleConfiguration(locale: locale.identifier)
        }
        init(code: String, locale: Locale = .autoupdatingCurrent) {
          self.__format = NumberFormatStyleConfiguration(
            kind: 2, code: code, locale: locale.identifier)
        }
        init(__kind: Int, __code: String = "") {
          self.__format = NumberFormatStyleConfiguration()
          self.__format.kind = __kind
          self.__format.code = __code
        }
        static var number: \(style) { \(name)() }
        static var percent: \(style) { \(name)(__kind: 1) }
        static func currency<S: StringProtocol>(code: S) -> \(style) {
          \(name)(__kind: 2, __code: String(code))
        }
        /// The text of a number.
        func format(_ value: Value) -> String { __formatNumber(value, __format) }
        /// How many digits are written.
        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(style) {
          var copy = self
          copy.__format.precision = p
          return copy
        }
        /// Whether thousands are grouped.
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(style) {
          var copy = self
          copy.__format.groups = group == .automatic
          return copy
        }
        /// Whether a sign is written.
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> \(style) {
          var copy = self
          copy.__format.sign = strategy.__code
          return copy
        }
        /// Whether large numbers are written short: 1.2K.
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(style) {
          var copy = self
          copy.__format.isCompact = notation == .compactName
          copy.__format.isScientific = notation == .scientific
          return copy
        }
        /// A factor for the number.
        func scale(_ multiplicand: Double) -> \(style) {
          var copy = self
          copy.__format.scale = multiplicand
          return copy
        }
        /// How digits that are not written round the number.
        func rounded(
          rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> \(style) {
          var copy = self
          copy.__format.rule = rule
          copy.__format.increment = increment ?? 0
          return copy
        }
        func decimalSeparator(
          strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> \(style) {
          var copy = self
          copy.__format.alwaysHasPoint = strategy == .always
          return copy
        }
        /// Whether a currency is written by its symbol, code or name.
        func presentation(_ p: NumberFormatStyleConfiguration.Presentation) -> \(style) {
          var copy = self
          copy.__format.presentation = p.__code
          return copy
        }
        func attributed() -> \(style) { self }
        /// How people of a place write numbers.
        var locale: Locale {
          get { Locale(identifier: __format.locale) }
          set { __format.locale = newValue.identifier }
        }
        func locale(_ locale: Locale) -> \(style) {
          var copy = self
          copy.__format.locale = locale.identifier
          return copy
        }
      }
      """)
  }

  /// What the styles of numbers are configured with, and `formatted` itself.
  static let numberStyleConfiguration = LibraryEntry(
    "NumberFormatStyleConfiguration.swift",
    """
    /// The choices of a number style.
    struct NumberFormatStyleConfiguration: Hashable {
      var kind: Int = 0
      var code: String = ""
      var precision: Precision = Precision()
      var groups: Bool = true
      var sign: Int = 0
      var rule: FloatingPointRoundingRule = .toNearestOrEven
      var isCompact: Bool = false
      var scale: Double = 1
      var increment: Double = 0
      var isScientific: Bool = false
      var presentation: Int = 0
      var alwaysHasPoint: Bool = false
      var locale: String = "en_US"
      var symbol: String = ""
      var groupSign: String = ""
      var pointSign: String = ""

      /// How many digits are written; -1 leaves it to the style.
      struct Precision: Hashable {
        var whole: Int = -1
        var wholeMaximum: Int = -1
        var fractionMinimum: Int = -1
        var fractionMaximum: Int = -1
        var significantMinimum: Int = -1
        var significantMaximum: Int = -1

        /// So many digits after the decimal point.
        static func fractionLength(_ length: Int) -> Precision {
          Precision(fractionMinimum: length, fractionMaximum: length)
        }
        static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
          Precision(fractionMinimum: limits.lowerBound, fractionMaximum: limits.upperBound)
        }
        static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Precision {
          Precision(fractionMinimum: limits.lowerBound, fractionMaximum: 300)
        }
        static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int
        {
          let bounds = __bounds(limits)
          return Precision(fractionMinimum: bounds.0, fractionMaximum: min(bounds.1, 300))
        }
        static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int
        {
          let bounds = __bounds(limits)
          return Precision(
            significantMinimum: max(bounds.0, 1), significantMaximum: min(bounds.1, 300))
        }
        static func integerLength<R: RangeExpression>(_ limits: R) -> Precision
          where R.Bound == Int
        {
          let bounds = __bounds(limits)
          return Precision(whole: bounds.0, wholeMaximum: bounds.1)
        }
        static func integerAndFractionLength<I: RangeExpression, F: RangeExpression>(
          integerLimits: I, fractionLimits: F
        ) -> Precision where I.Bound == Int, F.Bound == Int {
          let (whole, fraction) = (__bounds(integerLimits), __bounds(fractionLimits))
          return Precision(
            whole: whole.0, wholeMaximum: whole.1, fractionMinimum: fraction.0,
            fractionMaximum: min(fraction.1, 300))
        }
        /// Foundation takes the upper bound of a `Range` as it is written.
        static func __bounds<R: RangeExpression>(_ limits: R) -> (Int, Int)
          where R.Bound == Int
        {
          if let range = limits as? Range<Int> { return (range.lowerBound, range.upperBound) }
          let range = limits.relative(to: 0..<999)
          return (range.lowerBound, range.upperBound - 1)
        }
        static func significantDigits(_ limits: PartialRangeThrough<Int>) -> Precision {
          Precision(significantMinimum: 1, significantMaximum: limits.upperBound)
        }
        static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
          Precision(fractionMinimum: 0, fractionMaximum: limits.upperBound)
        }
        /// At least so many digits before the decimal point.
        static func integerLength(_ length: Int) -> Precision {
          Precision(whole: length, wholeMaximum: length)
        }
        static func integerLength(_ limits: ClosedRange<Int>) -> Precision {
          Precision(whole: limits.lowerBound, wholeMaximum: limits.upperBound)
        }
        static func integerLength(_ limits: PartialRangeFrom<Int>) -> Precision {
          Precision(whole: limits.lowerBound)
        }
        static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
          Precision(whole: integer, fractionMinimum: fraction, fractionMaximum: fraction)
        }
        /// So many digits in all.
        static func significantDigits(_ digits: Int) -> Precision {
          Precision(significantMinimum: digits, significantMaximum: digits)
        }
        static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
          Precision(significantMinimum: limits.lowerBound, significantMaximum: limits.upperBound)
        }
      }
      enum Grouping: Hashable { case automatic, never }
      enum Notation: Hashable { case automatic, compactName, scientific }
      enum DecimalSeparatorDisplayStrategy: Hashable { case automatic, always }
      enum Presentation: Hashable {
        case standard, narrow, isoCode, fullName
        var __code: Int {
          switch self {
          case .standard: return 0
          case .narrow: return 1
          case .isoCode: return 2
          case .fullName: return 3
          }
        }
      }
      struct SignDisplayStrategy: Hashable {
        let __code: Int
        static let automatic = SignDisplayStrategy(__code: 0)
        static let never = SignDisplayStrategy(__code: 2)
        static let accounting = SignDisplayStrategy(__code: 4)
        static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy { accounting }
        static func always(includingZero: Bool = true) -> SignDisplayStrategy {
          SignDisplayStrategy(__code: includingZero ? 1 : 3)
        }
      }
    }

    func __formatNumber<T>(_ value: T, _ format: NumberFormatStyleConfiguration) -> String
    """,
    natives: [
      "__formatNumber(_:_:)": { call throws(Trap) in
        call.make(call.numberFormat(1).text(of: call[0]))
      }
    ])

  /// `formatted` on numbers.
  static let formattedNumbers = LibraryEntry(
    "Number+Formatted.swift",
    """
    extension BinaryFloatingPoint {
      /// The number as people write it.
      func formatted() -> String { __formatNumber(self, NumberFormatStyleConfiguration()) }
      /// The number in a style.
      func formatted(_ format: FloatingPointFormatStyle<Self>) -> String { format.format(self) }
    }

    extension BinaryInteger {
      /// The number as people write it.
      func formatted() -> String { __formatNumber(self, NumberFormatStyleConfiguration()) }
      /// The number in a style.
      func formatted(_ format: IntegerFormatStyle<Self>) -> String { format.format(self) }
      /// The number of bytes as people write it.
      func formatted(_ format: ByteCountFormatStyle) -> String { format.format(Int64(self)) }
    }

    extension Sequence where Element: StringProtocol {
      /// The texts as a list in a sentence: a, b, and c.
      func formatted() -> String {
        __listText(self.map { String($0) }, "and", "en_US")
      }
    }
    """)
}

extension NativeCall {
  /// A `NumberFormatStyleConfiguration` argument; its fields are in the order of its declaration.
  func numberFormat(_ index: Int) -> NumberFormat {
    var format = NumberFormat()
    let fields = evaluator.fields(of: self[index])
    guard fields.count == 16 else { return format }
    format.kind = NumberFormat.Kind(rawValue: fields[0].asInt) ?? .number
    format.currencyCode = evaluator.string(of: fields[1])
    let precision = evaluator.fields(of: fields[2]).map(\.asInt)
    if precision.count == 6 {
      if precision[0] >= 0 { format.minimumWhole = min(precision[0], 100) }
      if precision[1] >= 0 { format.maximumWhole = precision[1] }
      format.fraction = limits(precision[2], precision[3])
      format.significant = limits(precision[4], precision[5])
    }
    format.isGrouped = fields[3].asBool
    format.sign = fields[4].asInt
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    let rule = evaluator.caseIndex(of: fields[5])
    if rules.indices.contains(rule) { format.rule = rules[rule] }
    format.isCompact = fields[6].asBool
    format.scale = fields[7].asNumber
    format.increment = fields[8].asNumber
    if format.increment > 0, format.fraction == nil {
      // What numbers are rounded to is written with all its digits.
      format.fraction = DecimalDigits(format.increment).fractionCount...6
    }
    format.isScientific = fields[9].asBool
    format.presentation = fields[10].asInt
    format.alwaysHasPoint = fields[11].asBool
    format.locale = .of(evaluator.string(of: fields[12]))
    format.ownSymbol = evaluator.string(of: fields[13])
    format.ownGroupSign = evaluator.string(of: fields[14])
    format.ownPoint = evaluator.string(of: fields[15])
    return format
  }

  private func limits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int>? {
    guard maximum >= 0 else { return nil }
    let upper = min(maximum, 300)
    return min(max(0, minimum), upper)...upper
  }
}
