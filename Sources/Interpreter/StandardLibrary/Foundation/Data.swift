extension StandardLibrary {
  /// Bytes in memory.
  static let data = LibraryEntry(
    "Data.swift",
    """
    /// Bytes in memory.
    struct Data: Hashable, RandomAccessCollection, MutableCollection,
      RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible,
      ExpressibleByArrayLiteral, Encodable, Decodable, Sendable
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
        static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
        static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
        static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
      }
      struct Base64DecodingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
      }
      var __bytes: [UInt8]
      /// The position of the first byte: a part of other data keeps its place there.
      var __start: Int = 0

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
      init?(base64Encoded base64Data: Data, options: Base64DecodingOptions = []) {
        self.init(
          base64Encoded: String(decoding: base64Data, as: UTF8.self), options: options)
      }
      /// What may be done to read a file faster.
      struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mappedIfSafe = ReadingOptions(rawValue: 1)
        static let uncached = ReadingOptions(rawValue: 2)
        static let alwaysMapped = ReadingOptions(rawValue: 8)
      }
      init(contentsOf url: URL, options: ReadingOptions = []) throws {
        throw __noAccess("Data(contentsOf:)")
      }

      /// The number of bytes.
      var count: Int { __bytes.count }
      var isEmpty: Bool { __bytes.isEmpty }
      var first: UInt8? { __bytes.first }
      var last: UInt8? { __bytes.last }
      var startIndex: Int { __start }
      var endIndex: Int { __start + __bytes.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> UInt8 {
        get { __bytes[index - __start] }
        set { __bytes[index - __start] = newValue }
      }
      subscript(bounds: Range<Int>) -> Data {
        get { __part(bounds.lowerBound - __start, bounds.upperBound - __start) }
        set { replaceSubrange(bounds, with: newValue) }
      }
      func __part(_ from: Int, _ to: Int) -> Data {
        var part = Data(Array(__bytes[from..<to]))
        part.__start = __start + from
        return part
      }
      func makeIterator() -> IndexingIterator<[UInt8]> { __bytes.makeIterator() }
      func subdata(in range: Range<Int>) -> Data {
        Data(Array(__bytes[range.lowerBound - __start..<range.upperBound - __start]))
      }
      func prefix(_ maxLength: Int) -> Data { __part(0, Swift.min(maxLength, count)) }
      func suffix(_ maxLength: Int) -> Data { __part(Swift.max(0, count - maxLength), count) }
      func dropFirst(_ k: Int = 1) -> Data { __part(Swift.min(k, count), count) }
      func dropLast(_ k: Int = 1) -> Data { __part(0, Swift.max(0, count - k)) }
      /// Adds bytes at the end.
      mutating func append(_ other: Data) { __bytes.append(contentsOf: other.__bytes) }
      mutating func append(_ byte: UInt8) { __bytes.append(byte) }
      mutating func append(contentsOf elements: [UInt8]) { __bytes.append(contentsOf: elements) }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
        __bytes.append(contentsOf: elements)
      }
      // As data is its own part, what is taken away in front moves the start.
      @discardableResult
      mutating func removeFirst() -> UInt8 {
        if isEmpty { __trap("Can't remove items from an empty collection") }
        let first = __bytes[0]
        self = dropFirst()
        return first
      }
      mutating func removeFirst(_ k: Int) {
        if k > count { __trap("Can't remove more items from a collection than it has") }
        self = dropFirst(k)
      }
      mutating func popFirst() -> UInt8? { isEmpty ? nil : removeFirst() }
      mutating func removeAll(keepingCapacity: Bool = false) {
        __bytes = []
        __start = 0
      }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == UInt8
      {
        __bytes.replaceSubrange(
          subrange.lowerBound - __start..<subrange.upperBound - __start, with: newElements)
      }
      static func == (lhs: Data, rhs: Data) -> Bool { lhs.__bytes == rhs.__bytes }
      func hash(into hasher: inout Hasher) { hasher.combine(__bytes) }
      /// The bytes as base64 text.
      func base64EncodedString(options: Base64EncodingOptions = []) -> String {
        __wrapped(__base64Text(__bytes), options)
      }
      func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
        __data(base64EncodedString(options: options))
      }
      func __wrapped(_ text: String, _ options: Base64EncodingOptions) -> String {
        guard options.rawValue & 3 != 0 else { return text }
        let length = options.contains(.lineLength64Characters) ? 64 : 76
        let endings = options.rawValue >> 4 & 3
        let end = endings == 1 ? "\\r" : endings == 2 ? "\\n" : "\\r\\n"
        var lines: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
          lines.append(String(rest.prefix(length)))
          rest = rest.dropFirst(length)
        }
        return lines.joined(separator: end)
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
      static func + <S: Sequence>(lhs: Data, rhs: S) -> Data where S.Element == UInt8 {
        Data(lhs.__bytes + Array(rhs))
      }
      static func += <S: Sequence>(lhs: inout Data, rhs: S) where S.Element == UInt8 {
        lhs.append(contentsOf: rhs)
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
