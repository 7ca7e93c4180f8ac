extension StandardLibrary {
  /// Bytes in memory.
  static let data = LibraryEntry(
    "Data.swift",
    """
    /// Bytes in memory.
    struct Data: Hashable, Sequence, Collection, RandomAccessCollection, MutableCollection,
      CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByArrayLiteral, Encodable,
      Decodable, Sendable
    {
      typealias Element = UInt8
      typealias Index = Int
      typealias Iterator = IndexingIterator<[UInt8]>
      typealias SubSequence = Data
      typealias ArrayLiteralElement = UInt8
      /// How base64 text is read and written.
      struct Base64EncodingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
      }
      struct Base64DecodingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
      }
      var __bytes: [UInt8]

      init() { self.__bytes = [] }
      init<S: Sequence>(_ elements: S) where S.Element == UInt8 { self.__bytes = Array(elements) }
      init(arrayLiteral elements: UInt8...) { self.__bytes = elements }
      init(repeating repeatedValue: UInt8, count: Int) {
        self.__bytes = Array(repeating: repeatedValue, count: count)
      }
      init(count: Int) { self.__bytes = Array(repeating: 0, count: count) }
      init(capacity: Int) { self.__bytes = [] }
      init?(base64Encoded base64String: String, options: Base64DecodingOptions = []) {
        guard let bytes = __base64Bytes(base64String, !options.isEmpty) else { return nil }
        self.__bytes = bytes
      }
      init(contentsOf url: URL) throws { throw __noAccess("Data(contentsOf:)") }

      /// The number of bytes.
      var count: Int { __bytes.count }
      var isEmpty: Bool { __bytes.isEmpty }
      var first: UInt8? { __bytes.first }
      var last: UInt8? { __bytes.last }
      var startIndex: Int { 0 }
      var endIndex: Int { __bytes.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> UInt8 {
        get { __bytes[index] }
        set { __bytes[index] = newValue }
      }
      subscript(bounds: Range<Int>) -> Data { Data(Array(__bytes[bounds])) }
      func makeIterator() -> IndexingIterator<[UInt8]> { __bytes.makeIterator() }
      func subdata(in range: Range<Int>) -> Data { self[range] }
      func prefix(_ maxLength: Int) -> Data { Data(Array(__bytes.prefix(maxLength))) }
      func dropFirst(_ k: Int = 1) -> Data { Data(Array(__bytes.dropFirst(k))) }
      /// Adds bytes at the end.
      mutating func append(_ other: Data) { __bytes.append(contentsOf: other.__bytes) }
      mutating func append(_ byte: UInt8) { __bytes.append(byte) }
      mutating func append(contentsOf elements: [UInt8]) { __bytes.append(contentsOf: elements) }
      mutating func removeAll(keepingCapacity: Bool = false) { __bytes = [] }
      /// The bytes as base64 text.
      func base64EncodedString(options: Base64EncodingOptions = []) -> String {
        __base64Text(__bytes)
      }
      func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
        __data(__base64Text(__bytes))
      }
      func write(to url: URL, options: WritingOptions = []) throws {
        throw __noAccess("Data.write(to:)")
      }
      struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let atomic = WritingOptions(rawValue: 1)
        static let atomicWrite = WritingOptions(rawValue: 1)
        static let withoutOverwriting = WritingOptions(rawValue: 2)
        static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
        static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
        static let completeFileProtectionUnlessOpen = WritingOptions(rawValue: 0x3000_0000)
        static let completeFileProtectionUntilFirstUserAuthentication = WritingOptions(
          rawValue: 0x4000_0000)
      }
      var description: String { count == 1 ? "1 byte" : "\\(count) bytes" }
      var debugDescription: String { description }
      static func + (lhs: Data, rhs: Data) -> Data {
        Data(lhs.__bytes + rhs.__bytes)
      }
      static func += (lhs: inout Data, rhs: Data) { lhs.append(rhs) }

      init(from decoder: any Decoder) throws {
        if let node = decoder as? __NodeDecoder {
          if case .custom(let read) = node.options.dataDecodingStrategy {
            self = try read(decoder)
            return
          }
          if case .deferredToData = node.options.dataDecodingStrategy {
            self.__bytes = try [UInt8](from: decoder)
            return
          }
        }
        let text = try String(from: decoder)
        guard let bytes = __base64Bytes(text, false) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Encountered Data is not valid Base64."))
        }
        self.__bytes = bytes
      }
      func encode(to encoder: any Encoder) throws {
        if let node = encoder as? __NodeEncoder {
          if case .custom(let write) = node.options.dataEncodingStrategy {
            return try write(self, encoder)
          }
          if case .deferredToData = node.options.dataEncodingStrategy {
            return try __bytes.encode(to: encoder)
          }
        }
        try base64EncodedString().encode(to: encoder)
      }
    }

    func __data(_ text: String) -> Data { text.data(using: .utf8) ?? Data() }
    func __base64Text(_ bytes: [UInt8]) -> String
    func __base64Bytes(_ text: String, _ ignoresOthers: Bool) -> [UInt8]?
    """,
    natives: [
      "__base64Text(_:)": { call throws(Trap) in call.make(base64(call.bytes(0))) },
      "__base64Bytes(_:_:)": { call throws(Trap) in
        guard let bytes = bytes(base64: call.text(0), ignoringOthers: call.flag(1)) else {
          return .none
        }
        let type = call.evaluator.types.array(.uint8)
        return call.evaluator.makeArray(bytes.map { .integer(Int($0), type: .uint8) }, type: type)
      },
    ])

  /// Text from bytes and back.
  static let stringEncoding = LibraryEntry(
    "String+Encoding.swift",
    """
    extension String {
      /// How characters become bytes.
      struct Encoding: RawRepresentable, Hashable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii = Encoding(rawValue: 1)
        static let utf8 = Encoding(rawValue: 4)
        static let isoLatin1 = Encoding(rawValue: 5)
        static let unicode = Encoding(rawValue: 10)
        static let utf16 = Encoding(rawValue: 10)
      }
      init?(data: Data, encoding: Encoding) {
        guard let text = __text(data.__bytes, encoding.rawValue) else { return nil }
        self = text
      }
      init?(bytes: [UInt8], encoding: Encoding) {
        guard let text = __text(bytes, encoding.rawValue) else { return nil }
        self = text
      }
      /// The bytes of the text; `nil` if it has characters that the encoding lacks.
      func data(using encoding: Encoding, allowLossyConversion: Bool = false) -> Data? {
        guard let bytes = __bytes(self, encoding.rawValue) else { return nil }
        return Data(bytes)
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

    func __text(_ bytes: [UInt8], _ encoding: UInt) -> String?
    func __bytes(_ text: String, _ encoding: UInt) -> [UInt8]?
    """,
    natives: [
      "__text(_:_:)": { call throws(Trap) in
        let bytes = call.bytes(0)
        let text: String? =
          switch call.integer(1) {
          case 1: bytes.allSatisfy { $0 < 128 } ? String(decoding: bytes, as: UTF8.self) : nil
          case 5: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
          case 10: throw .notSimulated("Grove reads UTF-8, ASCII and Latin-1, not UTF-16")
          default: String(validating: bytes, as: UTF8.self)
          }
        return text.map { call.make($0) } ?? .none
      },
      "__bytes(_:_:)": { call throws(Trap) in
        let text = call.text(0)
        let limit: UInt32 = call.integer(1) == 1 ? 128 : 256
        var bytes = Array(text.utf8)
        switch call.integer(1) {
        case 1, 5:
          guard text.unicodeScalars.allSatisfy({ $0.value < limit }) else { return .none }
          bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        case 10: throw .notSimulated("Grove writes UTF-8, ASCII and Latin-1, not UTF-16")
        default: break
        }
        let type = call.evaluator.types.array(.uint8)
        try call.evaluator.reserve(elements: bytes.count)
        return call.evaluator.makeArray(bytes.map { .integer(Int($0), type: .uint8) }, type: type)
      },
    ])
}

private let base64Digits = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

private func base64(_ bytes: [UInt8]) -> String {
  var digits: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var word = group.reduce(0) { $0 << 8 | Int($1) }
    word <<= 8 * (3 - group.count)
    for place in 0..<4 {
      let digit = base64Digits[word >> (18 - 6 * place) & 63]
      digits.append(place <= group.count ? digit : UInt8(ascii: "="))
    }
  }
  return String(decoding: digits, as: UTF8.self)
}

private func bytes(base64 text: String, ignoringOthers: Bool) -> [UInt8]? {
  var digits: [Int] = []
  var padding = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "=") {
      padding += 1
    } else if let digit = base64Digits.firstIndex(of: byte), padding == 0 {
      digits.append(digit)
    } else if !ignoringOthers {
      return nil
    }
  }
  guard (digits.count + padding).isMultiple(of: 4), padding < 3, digits.count % 4 != 1 else {
    return nil
  }
  var result: [UInt8] = []
  for start in stride(from: 0, to: digits.count, by: 4) {
    let group = digits[start..<min(start + 4, digits.count)]
    let word = group.reduce(0) { $0 << 6 | $1 } << (6 * (4 - group.count))
    for place in 0..<group.count - 1 {
      result.append(UInt8(truncatingIfNeeded: word >> (16 - 8 * place)))
    }
  }
  return result
}
