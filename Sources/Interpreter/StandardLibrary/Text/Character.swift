extension StandardLibrary {
  /// Characters.
  static let character = LibraryEntry(
    "Character.swift",
    """
    /// What a reader takes for one character.
    struct Character: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible,
      TextOutputStreamable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable
    {
      typealias ExtendedGraphemeClusterLiteralType = Character
      @native("Character.init(text)")
      init(extendedGraphemeClusterLiteral value: Character)
      @native("Character.init(text)")
      init(_ character: Character)
      @native("Character.init(text)")
      init(_ string: String)
      @native("Character.init(text)")
      init(_ content: Unicode.Scalar)
      var description: String { get }
      var debugDescription: String { get }
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      @native("StringProtocol.<(_:_:)")
      static func < (lhs: Character, rhs: Character) -> Bool
      @native("StringProtocol.==(_:_:)")
      static func == (lhs: Character, rhs: Character) -> Bool
    }
    """,
    natives: [
      "Character.init(text)": { call throws(Trap) in
        if call[0].kind == .integer {
          return call.evaluator.makeString(call.scalarText(0), type: .character)
        }
        let text = call.text(0)
        guard !text.isEmpty else { throw Trap("Can't form a Character from an empty String") }
        guard text.index(after: text.startIndex) == text.endIndex else {
          throw Trap(
            "Can't form a Character from a String containing more than one extended grapheme"
              + " cluster")
        }
        return call.evaluator.makeString(text, type: .character)
      },
      "Character.description": { call throws(Trap) in call.make(call.text(0)) },
      "Character.debugDescription": { call throws(Trap) in
        call.make(call.text(0).debugDescription)
      },
      "StringProtocol.<(_:_:)": { call throws(Trap) in
        .bool(call.text(call.count - 2) < call.text(call.count - 1))
      },
      "StringProtocol.==(_:_:)": { call throws(Trap) in
        .bool(call.text(call.count - 2) == call.text(call.count - 1))
      },
    ])

  /// Questions about characters.
  static let characterProperties = LibraryEntry(
    "Character+Properties.swift",
    """
    extension Character {
      /// Whether this is a letter.
      var isLetter: Bool { get }
      /// Whether this is a digit or other number.
      var isNumber: Bool { get }
      /// Whether this stands for a whole number.
      var isWholeNumber: Bool { get }
      /// Whether this is a space, tab, line end or the like.
      var isWhitespace: Bool { get }
      /// Whether this ends a line.
      var isNewline: Bool { get }
      /// Whether this is a capital letter.
      var isUppercase: Bool { get }
      /// Whether this is a small letter.
      var isLowercase: Bool { get }
      /// Whether this has capital and small forms.
      var isCased: Bool { get }
      /// Whether this is a punctuation mark.
      var isPunctuation: Bool { get }
      /// Whether this is a symbol.
      var isSymbol: Bool { get }
      var isMathSymbol: Bool { get }
      var isCurrencySymbol: Bool { get }
      /// Whether this is a hexadecimal digit.
      var isHexDigit: Bool { get }
      /// Whether this is an ASCII character.
      var isASCII: Bool { get }
      /// The ASCII code; `nil` for other characters.
      var asciiValue: UInt8? { get }
      /// The number this digit stands for.
      var wholeNumberValue: Int? { get }
      /// The number this hexadecimal digit stands for.
      var hexDigitValue: Int? { get }
      func uppercased() -> String
      func lowercased() -> String
      var utf8: String.UTF8View { String(self).utf8 }
      var utf16: String.UTF16View { String(self).utf16 }
      var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
    }
    """,
    natives: propertyNatives)

  /// Unicode scalars.
  static let unicode = LibraryEntry(
    "Unicode.swift",
    """
    /// The parts that text is made of.
    enum Unicode {
      /// A Unicode code point.
      struct Scalar: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible,
        LosslessStringConvertible, TextOutputStreamable, ExpressibleByUnicodeScalarLiteral, Sendable
      {
        @native("Unicode.Scalar.init(number)")
        init(_ v: UInt8)
        @native("Unicode.Scalar.init(number)")
        init?(_ v: UInt32)
        @native("Unicode.Scalar.init(number)")
        init?(_ v: UInt16)
        @native("Unicode.Scalar.init(number)")
        init?<T: BinaryInteger>(_ v: T)
        init(_ v: Unicode.Scalar) { self = v }
        @native("Unicode.Scalar.init(literal)")
        init(unicodeScalarLiteral value: String)
        @native("Unicode.Scalar.init(text)")
        init?(_ description: String)
        /// The number of the code point.
        var value: UInt32 { get }
        var isASCII: Bool { value < 128 }
        var utf8: String.UTF8View { String(self).utf8 }
        var utf16: String.UTF16View { String(self).utf16 }
        var description: String { get }
        var debugDescription: String { get }
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
        @native("Index.<(_:_:)")
        static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
      }
      /// The encoding in bytes.
      enum UTF8 {
        typealias CodeUnit = UInt8
        static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        static func width(_ x: Unicode.Scalar) -> Int { x.utf8.count }
      }
      /// The encoding in units of 16 bits.
      enum UTF16 {
        typealias CodeUnit = UInt16
        static func isLeadSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xD800 }
        static func isTrailSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xDC00 }
        static func isSurrogate(_ x: UInt16) -> Bool { x & 0xF800 == 0xD800 }
        static func width(_ x: Unicode.Scalar) -> Int { x.utf16.count }
      }
      /// The encoding in units of 32 bits.
      enum UTF32 {
        typealias CodeUnit = UInt32
      }
      /// The encoding of the first 128 code points in a byte each.
      enum ASCII {
        typealias CodeUnit = UInt8
      }
    }

    typealias UnicodeScalar = Unicode.Scalar
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    """,
    natives: [
      "Unicode.Scalar.init(number)": { call throws(Trap) in
        guard let number = UInt32(exactly: call.integer(0)), Unicode.Scalar(number) != nil else {
          return .none
        }
        let wrapped = call.evaluator.types.wrapped(of: call.resultType)
        return .integer(Int(number), type: wrapped ?? call.resultType)
      },
      "Unicode.Scalar.init(text)": { call throws(Trap) in
        let scalars = call.text(0).unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return .none }
        return .integer(Int(first.value), type: call.optionalResultPayload)
      },
      "Unicode.Scalar.init(literal)": { call throws(Trap) in
        .integer(Int(call.text(0).unicodeScalars.first?.value ?? 0), type: call.resultType)
      },
      "Unicode.Scalar.value": { call throws(Trap) in .integer(call.integer(0), type: .uint32) },
      "Unicode.Scalar.description": { call throws(Trap) in call.make(call.scalarText(0)) },
      "Unicode.Scalar.debugDescription": { call throws(Trap) in
        call.make(call.scalarText(0).debugDescription)
      },
      // The start is the same place in every encoding.
      "String.Index.debugDescription": { call throws(Trap) in
        let offset = call.integer(0)
        return call.make(offset == 0 ? "0[any]" : "\(offset)[utf8]")
      },
      "Index.<(_:_:)": { call throws(Trap) in
        .bool(call.integer(call.count - 2) < call.integer(call.count - 1))
      },
    ])
}

extension NativeCall {
  /// The text of a `Unicode.Scalar` argument.
  func scalarText(_ index: Int) -> String {
    UInt32(exactly: integer(index)).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }

  /// The character an argument is.
  fileprivate var character: Character { text(0).first ?? " " }
}

private let propertyNatives: [String: NativeFunction] = [
  "Character.isLetter": { call throws(Trap) in .bool(call.character.isLetter) },
  "Character.isNumber": { call throws(Trap) in .bool(call.character.isNumber) },
  "Character.isWholeNumber": { call throws(Trap) in .bool(call.character.isWholeNumber) },
  "Character.isWhitespace": { call throws(Trap) in .bool(call.character.isWhitespace) },
  "Character.isNewline": { call throws(Trap) in .bool(call.character.isNewline) },
  "Character.isUppercase": { call throws(Trap) in .bool(call.character.isUppercase) },
  "Character.isLowercase": { call throws(Trap) in .bool(call.character.isLowercase) },
  "Character.isCased": { call throws(Trap) in .bool(call.character.isCased) },
  "Character.isPunctuation": { call throws(Trap) in .bool(call.character.isPunctuation) },
  "Character.isSymbol": { call throws(Trap) in .bool(call.character.isSymbol) },
  "Character.isMathSymbol": { call throws(Trap) in .bool(call.character.isMathSymbol) },
  "Character.isCurrencySymbol": { call throws(Trap) in .bool(call.character.isCurrencySymbol) },
  "Character.isHexDigit": { call throws(Trap) in .bool(call.character.isHexDigit) },
  "Character.isASCII": { call throws(Trap) in .bool(call.character.isASCII) },
  "Character.asciiValue": { call throws(Trap) in
    call.character.asciiValue.map { .integer(Int($0), type: .uint8) } ?? .none
  },
  "Character.wholeNumberValue": { call throws(Trap) in
    call.character.wholeNumberValue.map { .integer($0) } ?? .none
  },
  "Character.hexDigitValue": { call throws(Trap) in
    call.character.hexDigitValue.map { .integer($0) } ?? .none
  },
  "Character.uppercased()": { call throws(Trap) in call.make(call.text(0).uppercased()) },
  "Character.lowercased()": { call throws(Trap) in call.make(call.text(0).lowercased()) },
]
