extension StandardLibrary {
  /// What Unicode says about a scalar.
  static let scalarProperties = LibraryEntry(
    "ScalarProperties.swift",
    """
    extension Unicode.Scalar {
      /// What Unicode says about the scalar.
      var properties: Properties { Properties(__scalar: self) }

      /// What Unicode says about a scalar.
      struct Properties {
        let __scalar: Unicode.Scalar
        var isAlphabetic: Bool { __is(0) }
        var isUppercase: Bool { __is(1) }
        var isLowercase: Bool { __is(2) }
        var isWhitespace: Bool { __is(3) }
        var isEmoji: Bool { __is(4) }
        var isEmojiPresentation: Bool { __is(5) }
        var isEmojiModifier: Bool { __is(6) }
        var isMath: Bool { __is(7) }
        var isDiacritic: Bool { __is(8) }
        var isIdeographic: Bool { __is(9) }
        var isHexDigit: Bool { __is(10) }
        var isASCIIHexDigit: Bool { __is(11) }
        var isDash: Bool { __is(12) }
        var isQuotationMark: Bool { __is(13) }
        var isCased: Bool { __is(14) }
        /// The name; `nil` if there is none.
        var name: String? { __name(__scalar) }
        /// The number the scalar stands for.
        var numericValue: Double? { __numericValue(__scalar) }
        var uppercaseMapping: String { String(__scalar).uppercased() }
        var lowercaseMapping: String { String(__scalar).lowercased() }
        func __is(_ number: Int) -> Bool { __property(__scalar, number) }
        /// What kind of number the scalar stands for.
        var numericType: Unicode.NumericType? {
          switch __numericType(__scalar) {
          case 1: .decimal
          case 2: .digit
          case 3: .numeric
          default: nil
          }
        }
        /// What the scalar is used for.
        var generalCategory: Unicode.GeneralCategory {
          Unicode.GeneralCategory.__all[__generalCategory(__scalar)]
        }
      }
    }

    extension Unicode {
      /// What scalars are used for.
      enum GeneralCategory: Hashable {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
        case nonspacingMark, spacingMark, enclosingMark
        case decimalNumber, letterNumber, otherNumber
        case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
        case initialPunctuation, finalPunctuation, otherPunctuation
        case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
        case spaceSeparator, lineSeparator, paragraphSeparator
        case control, format, surrogate, privateUse, unassigned
        static let __all: [Unicode.GeneralCategory] = [
          .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
          .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
          .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
          .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
          .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse,
          .unassigned,
        ]
      }

      /// What kinds of numbers scalars stand for.
      enum NumericType: Hashable {
        case decimal, digit, numeric
      }
    }

    func __property(_ scalar: Unicode.Scalar, _ number: Int) -> Bool
    func __name(_ scalar: Unicode.Scalar) -> String?
    func __numericValue(_ scalar: Unicode.Scalar) -> Double?
    func __numericType(_ scalar: Unicode.Scalar) -> Int
    func __generalCategory(_ scalar: Unicode.Scalar) -> Int
    """,
    natives: [
      "__property(_:_:)": { call throws(Trap) in
        guard let scalar = call.scalar(0), tests.indices.contains(call.integer(1)) else {
          return .bool(false)
        }
        return .bool(tests[call.integer(1)](scalar.properties))
      },
      "__name(_:)": { call throws(Trap) in
        call.scalar(0)?.properties.name.map { call.make($0) } ?? .none
      },
      "__numericType(_:)": { call throws(Trap) in
        switch call.scalar(0)?.properties.numericType {
        case .decimal: .integer(1)
        case .digit: .integer(2)
        case .numeric: .integer(3)
        default: .integer(0)
        }
      },
      "__generalCategory(_:)": { call throws(Trap) in
        let category = call.scalar(0)?.properties.generalCategory ?? .unassigned
        return .integer(categories.firstIndex(of: category) ?? categories.count - 1)
      },
      "__numericValue(_:)": { call throws(Trap) in
        call.scalar(0)?.properties.numericValue.map { .double($0) } ?? .none
      },
    ])

  /// In the order of `Unicode.GeneralCategory.__all`.
  private static let categories: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .surrogate, .privateUse, .unassigned,
  ]

  private static var tests: [(Unicode.Scalar.Properties) -> Bool] {
    [
      { $0.isAlphabetic }, { $0.isUppercase }, { $0.isLowercase }, { $0.isWhitespace },
      { $0.isEmoji }, { $0.isEmojiPresentation }, { $0.isEmojiModifier }, { $0.isMath },
      { $0.isDiacritic }, { $0.isIdeographic }, { $0.isHexDigit }, { $0.isASCIIHexDigit },
      { $0.isDash }, { $0.isQuotationMark }, { $0.isCased },
    ]
  }
}

extension NativeCall {
  fileprivate func scalar(_ index: Int) -> Unicode.Scalar? {
    UInt32(exactly: integer(index)).flatMap(Unicode.Scalar.init)
  }
}
