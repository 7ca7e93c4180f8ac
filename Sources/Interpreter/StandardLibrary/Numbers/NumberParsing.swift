extension StandardLibrary {
  /// Reading numbers back from what styles wrote.
  static let numberParsing = LibraryEntry(
    "NumberParsing.swift",
    """
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
        try __parsedNumber(value).whole(Format.FormatInput.self)
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
        Format.FormatInput(try __parsedNumber(value).share)
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
        self = try __parsedNumber(value).whole(Self.self)
      }
      init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
        where S.ParseOutput: BinaryInteger
      {
        self = Self(try strategy.parse(value))
      }
    }
    extension BinaryFloatingPoint {
      init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws {
        self = Self(try __parsedNumber(value).share)
      }
      init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
        where S.ParseOutput: BinaryFloatingPoint
      {
        self = Self(try strategy.parse(value))
      }
    }
    extension Decimal {
      init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws {
        let parsed = try __parsedNumber(value)
        guard let number = Decimal(string: parsed.digits) else { throw __unparsed(value) }
        self = parsed.isPercent ? number / 100 : number
      }
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
    func __parsedNumber(_ text: String) throws -> __ParsedNumber {
      var digits = ""
      var isNegative = false
      var isPercent = false
      var hasEnded = false
      for character in text {
        if character.isNumber && character.isASCII || character == "." {
          if hasEnded { throw __unparsed(text) }
          digits.append(character)
        } else if character == "-" || character == "−" || character == "(" {
          isNegative = true
        } else if character == "%" {
          isPercent = true
        } else if "+,) ".contains(character) || character == "\\u{A0}" {
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
