extension StandardLibrary {
  /// Text from bytes and back.
  static let stringEncoding = LibraryEntry(
    "String+Encoding.swift",
    """
    extension String {
      /// How characters become bytes.
      struct Encoding: RawRepresentable, Hashable, CustomStringConvertible, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
    \(names.map { "    static let \($0.name) = Encoding(rawValue: \($0.raw))" }
      .joined(separator: "\n"))
        var description: String {
          switch self {
    \(titles.map { "      case .\($0.name): return \"\($0.title)\"" }.joined(separator: "\n"))
          default: return "\\(rawValue)"
          }
        }
      }
      static var availableStringEncodings: [Encoding] {
        [.ascii, .utf8, .isoLatin1, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32]
      }
      static var defaultCStringEncoding: Encoding { .utf8 }
      static func localizedName(of encoding: Encoding) -> String { encoding.description }
      init?(data: Data, encoding: Encoding) {
        guard let text = __text(data.__bytes, encoding.rawValue) else { return nil }
        self = text
      }
      init?(bytes: [UInt8], encoding: Encoding) {
        guard let text = __text(bytes, encoding.rawValue) else { return nil }
        self = text
      }
      init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
        guard let text = __text(Array(bytes), encoding.rawValue) else { return nil }
        self = text
      }
      /// The text up to the first zero.
      init?(cString: [CChar], encoding: Encoding) {
        let bytes = cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        guard let text = __text(bytes, encoding.rawValue) else { return nil }
        self = text
      }
      init(contentsOf url: URL) throws { throw __noAccess("String(contentsOf:)") }
      init(contentsOf url: URL, encoding: Encoding) throws {
        throw __noAccess("String(contentsOf:)")
      }
      init(contentsOfFile path: String) throws { throw __noAccess("String(contentsOfFile:)") }
      init(contentsOfFile path: String, encoding: Encoding) throws {
        throw __noAccess("String(contentsOfFile:)")
      }
    }

    extension StringProtocol {
      /// The bytes of the text; `nil` if it has characters that the encoding lacks.
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        let text = String(self)
        if let bytes = __bytes(text, encoding.rawValue) { return Data(bytes) }
        guard allowLossyConversion else { return nil }
        let kept = text.map { character in
          let plain = String(character).folding(options: .diacriticInsensitive, locale: nil)
          return __bytes(String(character), encoding.rawValue)
            ?? __bytes(plain, encoding.rawValue) ?? [63]
        }
        return Data(kept.flatMap { $0 })
      }
      func canBeConverted(to encoding: String.Encoding) -> Bool {
        __bytes(String(self), encoding.rawValue) != nil
      }
      func lengthOfBytes(using encoding: String.Encoding) -> Int {
        var raw = encoding.rawValue
        // A length does not count the mark of the byte order.
        if raw == 10 { raw = 0x9400_0100 }
        if raw == 0x8c00_0100 { raw = 0x9c00_0100 }
        return __bytes(String(self), raw)?.count ?? 0
      }
      func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
        switch encoding {
        case .ascii, .isoLatin1, .windowsCP1252: return utf16.count
        case .utf8: return utf16.count * 3
        case .utf32, .utf32BigEndian, .utf32LittleEndian: return utf16.count * 4
        default: return utf16.count * 2
        }
      }
      func cString(using encoding: String.Encoding) -> [CChar]? {
        guard let bytes = __bytes(String(self), encoding.rawValue) else { return nil }
        var text = bytes.map { Int8(bitPattern: $0) }
        text.append(0)
        return text
      }
      var smallestEncoding: String.Encoding {
        unicodeScalars.allSatisfy { $0.isASCII } ? .ascii : .utf8
      }
      var fastestEncoding: String.Encoding { smallestEncoding }
    }

    func __text(_ bytes: [UInt8], _ encoding: UInt) -> String?
    func __bytes(_ text: String, _ encoding: UInt) -> [UInt8]?
    """,
    natives: [
      "__text(_:_:)": { call throws(Trap) in
        let encoding = try TextEncoding(raw: call.integer(1))
        return encoding.text(of: call.bytes(0)).map { call.make($0) } ?? .none
      },
      "__bytes(_:_:)": { call throws(Trap) in
        let encoding = try TextEncoding(raw: call.integer(1))
        guard let bytes = encoding.bytes(of: call.text(0)) else { return .none }
        let type = call.evaluator.types.array(.uint8)
        try call.evaluator.reserve(elements: bytes.count)
        return call.evaluator.makeArray(bytes.map { .integer(Int($0), type: .uint8) }, type: type)
      },
    ])

  private static let names: [(name: String, raw: UInt)] = [
    ("ascii", 1), ("nextstep", 2), ("japaneseEUC", 3), ("utf8", 4), ("isoLatin1", 5),
    ("symbol", 6), ("nonLossyASCII", 7), ("shiftJIS", 8), ("isoLatin2", 9), ("unicode", 10),
    ("utf16", 10), ("windowsCP1251", 11), ("windowsCP1252", 12), ("windowsCP1253", 13),
    ("windowsCP1254", 14), ("windowsCP1250", 15), ("iso2022JP", 21), ("macOSRoman", 30),
    ("utf16BigEndian", 0x9000_0100), ("utf16LittleEndian", 0x9400_0100), ("utf32", 0x8c00_0100),
    ("utf32BigEndian", 0x9800_0100), ("utf32LittleEndian", 0x9c00_0100),
  ]

  private static let titles: [(name: String, title: String)] = [
    ("ascii", "Western (ASCII)"), ("nextstep", "Western (NextStep)"),
    ("japaneseEUC", "Japanese (EUC)"), ("utf8", "Unicode (UTF-8)"),
    ("isoLatin1", "Western (ISO Latin 1)"), ("symbol", "Symbol (Mac OS)"),
    ("nonLossyASCII", "Non-lossy ASCII"), ("shiftJIS", "Japanese (Windows, DOS)"),
    ("isoLatin2", "Central European (ISO Latin 2)"), ("utf16", "Unicode (UTF-16)"),
    ("windowsCP1251", "Cyrillic (Windows)"), ("windowsCP1252", "Western (Windows Latin 1)"),
    ("windowsCP1253", "Greek (Windows)"), ("windowsCP1254", "Turkish (Windows Latin 5)"),
    ("windowsCP1250", "Central European (Windows Latin 2)"),
    ("iso2022JP", "Japanese (ISO 2022-JP)"), ("macOSRoman", "Western (Mac OS Roman)"),
    ("utf16BigEndian", "Unicode (UTF-16BE)"), ("utf16LittleEndian", "Unicode (UTF-16LE)"),
    ("utf32", "Unicode (UTF-32)"), ("utf32BigEndian", "Unicode (UTF-32BE)"),
    ("utf32LittleEndian", "Unicode (UTF-32LE)"),
  ]
}

/// One of Foundation's text encodings, as far as Grove knows them.
private enum TextEncoding {
  case utf8
  /// Every byte is the scalar of its number, up to a limit.
  case scalars(limit: UInt32)
  /// Latin-1 with letters and marks where Latin-1 has controls.
  case windowsLatin
  /// Units of two or four bytes; where the order is open, a mark tells it.
  case units(width: Int, isBig: Bool, hasMark: Bool)

  init(raw: Int) throws(Trap) {
    switch UInt(bitPattern: raw) {
    case 4: self = .utf8
    case 1: self = .scalars(limit: 128)
    case 5: self = .scalars(limit: 256)
    case 12: self = .windowsLatin
    case 10: self = .units(width: 2, isBig: false, hasMark: true)
    case 0x9000_0100: self = .units(width: 2, isBig: true, hasMark: false)
    case 0x9400_0100: self = .units(width: 2, isBig: false, hasMark: false)
    case 0x8c00_0100: self = .units(width: 4, isBig: false, hasMark: true)
    case 0x9800_0100: self = .units(width: 4, isBig: true, hasMark: false)
    case 0x9c00_0100: self = .units(width: 4, isBig: false, hasMark: false)
    default:
      throw .notSimulated("Grove knows UTF-8, UTF-16, UTF-32, ASCII, Latin-1 and Windows-1252 only")
    }
  }

  func bytes(of text: String) -> [UInt8]? {
    switch self {
    case .utf8: return Array(text.utf8)
    case .scalars(let limit):
      guard text.unicodeScalars.allSatisfy({ $0.value < limit }) else { return nil }
      return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .windowsLatin:
      var bytes: [UInt8] = []
      for scalar in text.unicodeScalars {
        if let place = Self.windowsMarks.firstIndex(of: scalar) {
          bytes.append(UInt8(0x80 + place))
        } else if scalar.value < 0x80 || (0xA0..<0x100).contains(scalar.value) {
          bytes.append(UInt8(scalar.value))
        } else {
          return nil
        }
      }
      return bytes
    case .units(let width, let isBig, let hasMark):
      let units =
        width == 2 ? text.utf16.map { UInt32($0) } : text.unicodeScalars.map(\.value)
      return ((hasMark ? [0xFEFF] : []) + units).flatMap { unit -> [UInt8] in
        let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32($0 * 8)) }
        return isBig ? bytes.reversed() : bytes
      }
    }
  }

  func text(of bytes: [UInt8]) -> String? {
    switch self {
    case .utf8: return String(validating: bytes, as: UTF8.self)
    case .scalars(let limit):
      guard bytes.allSatisfy({ UInt32($0) < limit }) else { return nil }
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    case .windowsLatin:
      let scalars = bytes.map { byte in
        (0x80..<0xA0).contains(byte) ? Self.windowsMarks[Int(byte) - 0x80] : Unicode.Scalar(byte)
      }
      return String(String.UnicodeScalarView(scalars))
    case .units(let width, var isBig, let hasMark):
      guard bytes.count.isMultiple(of: width) else { return nil }
      var units = units(of: bytes, width, isBig)
      if hasMark, let first = units.first {
        if first != 0xFEFF, self.units(of: bytes, width, !isBig).first == 0xFEFF {
          isBig.toggle()
          units = self.units(of: bytes, width, isBig)
        }
        if units.first == 0xFEFF { units.removeFirst() }
      }
      return width == 2
        ? String(validating: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
        : String(validating: units, as: UTF32.self)
    }
  }

  private func units(of bytes: [UInt8], _ width: Int, _ isBig: Bool) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: width).map { start in
      let unit = bytes[start..<start + width]
      return (isBig ? Array(unit) : unit.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// What Windows-1252 has from 0x80 to 0x9F.
  private static let windowsMarks =
    Array(
      "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}"
        .unicodeScalars)
    + Array(
      "\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
        .unicodeScalars)
    + Array("\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}".unicodeScalars)
}
