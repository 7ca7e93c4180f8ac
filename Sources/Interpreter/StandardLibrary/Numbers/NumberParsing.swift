extension StandardLibrary {
  /// Reading numbers back from what styles wrote.
  static let numberParsing = LibraryEntry(
    "NumberParsing.swift",
    """
    /// A style that writes as people of a place do.
    protocol __LocalizedStyle { var locale: Locale { get } }
    extension IntegerFormatStyle: __LocalizedStyle {}
    extension FloatingPointFormatStyle: __LocalizedStyle {}

    /// Reads whole numbers that a style wrote.
    struct IntegerParseStrategy<Format: FormatStyle>: ParseStrategy
      where Format.FormatInput: BinaryInteger
    {
      var formatStyle: Format
      var lenient: Bool
      init(format: Format, lenient: Bool = true) {
        self.formatStyle = format
        self.lenient = lenient
      }
      func parse(_ value: String) throws -> Format.FormatInput {
        try __parsedNumber(value, __locale(of: formatStyle)).whole(Format.FormatInput.self)
      }
    }

    /// Reads fractions that a style wrote.
    struct FloatingPointParseStrategy<Format: FormatStyle>: ParseStrategy
      where Format.FormatInput: BinaryFloatingPoint
    {
      var formatStyle: Format
      var lenient: Bool
      init(format: Format, lenient: Bool = true) {
        self.formatStyle = format
        self.lenient = lenient
      }
      func parse(_ value: String) throws -> Format.FormatInput {
        Format.FormatInput(try __parsedNumber(value, __locale(of: formatStyle)).share)
      }
    }

    extension IntegerFormatStyle {
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> {
        IntegerParseStrategy(format: self)
      }
    }
    extension FloatingPointFormatStyle {
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> {
        FloatingPointParseStrategy(format: self)
      }
    }

    extension BinaryInteger {
      init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws {
        self = try __parsedNumber(value, format.locale).whole(Self.self)
      }
      init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
        where S.ParseOutput: BinaryInteger
      {
        self = Self(try strategy.parse(value))
      }
    }
    extension BinaryFloatingPoint {
      init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws {
        self = Self(try __parsedNumber(value, format.locale).share)
      }
      init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
        where S.ParseOutput: BinaryFloatingPoint
      {
        self = Self(try strategy.parse(value))
      }
    }
    extension Decimal {
      init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws {
        let parsed = try __parsedNumber(value, Locale(identifier: format.__format.locale))
        guard let number = Decimal(string: parsed.digits) else { throw __unparsed(value) }
        self = parsed.isPercent ? number / 100 : number
      }
    }

    func __locale<Style: FormatStyle>(of style: Style) -> Locale {
      (style as? any __LocalizedStyle)?.locale ?? .current
    }
    func __unparsed(_ text: String) -> CocoaError {
      CocoaError(
        .formatting,
        userInfo: [
          "NSDebugDescription":
            "Cannot parse \\(text). String should adhere to the specified format"
        ])
    }
    /// A number as it was found in a text.
    struct __ParsedNumber {
      let text: String
      let number: Double
      let digits: String
      let isPercent: Bool
      /// The number, or the part of one that a percentage is.
      var share: Double { isPercent ? number / 100 : number }
      func whole<Number: BinaryInteger>(_ type: Number.Type) throws -> Number {
        guard let number = Number(exactly: number) else { throw __unparsed(text) }
        return number
      }
    }
    /// The number in a text that may have separators, a sign, a currency or a percent sign.
    func __parsedNumber(_ text: String, _ locale: Locale) throws -> __ParsedNumber {
      let point = locale.decimalSeparator ?? "."
      let group = locale.groupingSeparator ?? ","
      var digits = ""
      var isNegative = false
      var isPercent = false
      var hasEnded = false
      for character in text {
        if let digit = character.wholeNumberValue {
          if hasEnded { throw __unparsed(text) }
          digits += String(digit)
        } else if String(character) == point {
          digits += "."
        } else if String(character) == group {
          continue
        } else if character == "-" || character == "−" || character == "(" {
          isNegative = true
        } else if character == "%" {
          isPercent = true
        } else if "+)".contains(character) || character.isWhitespace {
          continue
        } else if character.isCurrencySymbol || (character.isLetter && character.isUppercase) {
          if !digits.isEmpty { hasEnded = true }
        } else {
          throw __unparsed(text)
        }
      }
      guard let number = Double(digits) else { throw __unparsed(text) }
      return __ParsedNumber(
        text: text, number: isNegative ? -number : number,
        digits: (isNegative ? "-" : "") + digits, isPercent: isPercent)
    }
    """)
}
