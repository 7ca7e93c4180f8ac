extension StandardLibrary {
  /// What all kinds of text share.
  static let stringProtocol = LibraryEntry(
    "StringProtocol.swift",
    """
    /// Text: a `String` or a part of one.
    protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, TextOutputStream,
      TextOutputStreamable, LosslessStringConvertible, ExpressibleByStringInterpolation
      where Element == Character, Index == String.Index, SubSequence: StringProtocol
    {
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
    }

    extension StringProtocol {
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
    }

    /// A value that `String(format:)` can put into a text.
    protocol CVarArg {}
    """)

  /// Strings: what nearly every program uses.
  static let string = LibraryEntry(
    "String.swift",
    """
    /// A text of characters.
    struct String: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible,
      CVarArg, Encodable, Decodable, Sendable
    {
      typealias Element = Character
      typealias Iterator = IndexingIterator<String>
      typealias SubSequence = Substring
      typealias StringInterpolation = DefaultStringInterpolation
      typealias StringLiteralType = String

      /// A position in a text.
      struct Index: Comparable, Hashable, CustomDebugStringConvertible, Sendable {
        var debugDescription: String { get }
        @native("Index.<(_:_:)")
        static func < (lhs: Index, rhs: Index) -> Bool
      }

      init()
      @native("String.init(text)")
      init(stringLiteral value: String)
      @native("String.init(text)")
      init(_ string: String)
      @native("String.init(text)")
      init(_ substring: Substring)
      @native("String.init(text)")
      init(_ character: Character)
      @native("String.init(described)")
      init<T: LosslessStringConvertible>(_ value: T)
      @native("String.init(characters)")
      init<S: Sequence>(_ characters: S) where S.Element == Character
      @native("String.init(describing:)")
      init<Subject>(describing instance: Subject)
      @native("String.init(reflecting:)")
      init<Subject>(reflecting subject: Subject)
      @native("String.init(repeating:count:)")
      init(repeating repeatedValue: String, count: Int)
      @native("String.init(repeating:count:)")
      init(repeating repeatedValue: Character, count: Int)
      @native("String.init(described)")
      init<T: BinaryInteger>(_ value: T)
      init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) {
        self = value.__text(radix, uppercase)
      }
      @native("String.init(format:_:)")
      init(format: String, _ arguments: any CVarArg...)
      @native("String.init(format:_:)")
      init(format: String, arguments: [any CVarArg])
      @native("String.init(decoding:as:)")
      init<C: Collection, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
      @native("String.init(validating:as:)")
      init?<C: Sequence, Encoding>(validating codeUnits: C, as encoding: Encoding.Type)
      init(utf16CodeUnits: [UInt16], count: Int) {
        self = String(decoding: utf16CodeUnits.prefix(count), as: UTF16.self)
      }
      /// The text before the first zero, as functions of C give it.
      init(cString nullTerminatedUTF8: [UInt8]) {
        self = String(decoding: nullTerminatedUTF8.prefix { $0 != 0 }, as: UTF8.self)
      }
      init(cString nullTerminatedUTF8: [Int8]) {
        let bytes = nullTerminatedUTF8.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self = String(decoding: bytes, as: UTF8.self)
      }

      /// The number of characters.
      var count: Int { get }
      /// Whether there are no characters.
      var isEmpty: Bool { get }
      var description: String { self }
      var debugDescription: String { get }
      var startIndex: String.Index { get }
      /// The position after the last character.
      var endIndex: String.Index { get }

      /// The character at a position.
      subscript(i: String.Index) -> Character { get }
      @native("String.subscript(range)")
      subscript(r: Range<String.Index>) -> Substring { get }

      /// Adds text at the end.
      @native("String.append(_:)")
      mutating func append(_ other: String)
      @native("String.append(_:)")
      mutating func append(_ c: Character)
      @native("String.append(contentsOf:)")
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      @native("String.append(_:)")
      mutating func write(_ other: String)
    }
    """,
    natives: stringNatives)
}

private let stringNatives: [String: NativeFunction] = [
  "String.init()": { call throws(Trap) in call.make("") },
  "String.init(text)": { call throws(Trap) in
    call[0].type == .string && call[0].kind == .string ? call[0].copied : call.make(call.text(0))
  },
  "String.init(described)": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: false))
  },
  "String.init(characters)": { call throws(Trap) in
    if call[0].kind == .string { return call.make(call.text(0)) }
    var text = ""
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      text += call.evaluator.string(of: element)
      return true
    }
    return call.make(text)
  },
  "String.init(describing:)": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], as: call.typeArguments.last, debug: false))
  },
  "String.init(reflecting:)": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], as: call.typeArguments.last, debug: true))
  },
  "String.init(repeating:count:)": { call throws(Trap) in
    let (part, count) = (call.text(0), call.integer(1))
    guard count >= 0 else { throw Trap("Negative count not allowed") }
    let (bytes, overflows) = part.utf8.count.multipliedReportingOverflow(by: count)
    try call.evaluator.reserve(stringBytes: overflows ? Int.max : bytes)
    return call.make(String(repeating: part, count: count))
  },
  "String.init(format:_:)": { call throws(Trap) in
    call.make(
      try call.evaluator.format(call.text(0), Array(call.evaluator.elements(of: call[1]))))
  },
  "String.init(decoding:as:)": { call throws(Trap) in call.make(try call.decoded().text) },
  "String.init(validating:as:)": { call throws(Trap) in
    let (text, isValid) = try call.decoded()
    return isValid ? call.make(text) : .none
  },
  "String.count": { call throws(Trap) in .integer(call.text(0).count) },
  "String.isEmpty": { call throws(Trap) in .bool(call.text(0).isEmpty) },
  "String.debugDescription": { call throws(Trap) in call.make(call.text(0).debugDescription) },
  "String.startIndex": { call throws(Trap) in call.makeIndex(call.part(0).offset) },
  "String.endIndex": { call throws(Trap) in
    let part = call.part(0)
    return call.makeIndex(part.offset + part.text.utf8.count)
  },
  "String.subscript(_:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    guard index < part.text.endIndex else { throw Trap("String index is out of bounds") }
    return call.evaluator.makeCharacter(part.text[index])
  },
  "String.subscript(range)": { call throws(Trap) in try call.makeSubstring(range: call[1]) },
  "String.append(_:)": { call throws(Trap) in
    let addition = call.text(1)
    _ = call.evaluator.mutateString(in: call.slot(0)) { $0 += addition }
    return .void
  },
  "String.append(contentsOf:)": { call throws(Trap) in
    var addition = ""
    if call[1].kind == .string {
      addition = call.text(1)
    } else {
      try call.evaluator.forEach(in: call[1]) { element throws(Trap) in
        addition += call.evaluator.string(of: element)
        return true
      }
    }
    _ = call.evaluator.mutateString(in: call.slot(0)) { $0 += addition }
    return .void
  },
]

extension NativeCall {
  /// The text that code units mean in an encoding, and whether they are all right: what is not
  /// becomes U+FFFD.
  fileprivate func decoded() throws(Trap) -> (text: String, isValid: Bool) {
    var units: [Int] = []
    try evaluator.forEach(in: self[0]) { unit throws(Trap) in
      units.append(unit.asInt)
      return true
    }
    let encoding = self[1].kind == .metatype ? evaluator.types.name(of: self[1].asMetatype) : ""
    if encoding.hasSuffix("UTF16") {
      let words = units.map { UInt16(truncatingIfNeeded: $0) }
      let text = String(decoding: words, as: UTF16.self)
      return (text, text.utf16.elementsEqual(words))
    }
    if encoding.hasSuffix("UTF32") {
      let scalars = units.map { UInt32(truncatingIfNeeded: $0) }
      let text = String(decoding: scalars, as: UTF32.self)
      return (text, text.unicodeScalars.map(\.value) == scalars)
    }
    let bytes = units.map { UInt8(truncatingIfNeeded: $0) }
    if encoding.hasSuffix("ASCII") {
      return (String(decoding: bytes, as: Unicode.ASCII.self), bytes.allSatisfy { $0 < 0x80 })
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (text, text.utf8.elementsEqual(bytes))
  }
}
