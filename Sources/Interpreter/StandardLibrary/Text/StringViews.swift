extension StandardLibrary {
  /// The code units and scalars of text, as collections that share its positions.
  static let stringViews = LibraryEntry(
    "StringViews.swift",
    """
    /// Code units or scalars of a text, found by positions in the text.
    protocol __TextView: BidirectionalCollection, CustomStringConvertible,
      CustomDebugStringConvertible where Index == String.Index
    {
      var __text: String { get }
      var __units: [Element] { get }
      var __form: Int { get }
    }

    extension __TextView {
      var startIndex: String.Index { __text.startIndex }
      var endIndex: String.Index { __text.endIndex }
      var count: Int { __text.__unitCount(__form) }
      var isEmpty: Bool { __text.isEmpty }
      func index(after i: String.Index) -> String.Index {
        __text.__unitIndex(__text.__unitOffset(i, __form) + 1, __form)
      }
      func index(before i: String.Index) -> String.Index {
        __text.__unitIndex(__text.__unitOffset(i, __form) - 1, __form)
      }
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
        __text.__unitIndex(__text.__unitOffset(i, __form) + distance, __form)
      }
      func distance(from start: String.Index, to end: String.Index) -> Int {
        __text.__unitOffset(end, __form) - __text.__unitOffset(start, __form)
      }
      func makeIterator() -> IndexingIterator<[Element]> { __units.makeIterator() }
      var description: String { __text }
      var debugDescription: String { __text.debugDescription }
    }

    extension String {
      /// The bytes of a text.
      struct UTF8View: __TextView {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[UInt8]>
        typealias SubSequence = Substring.UTF8View
        let __text: String
        var __units: [UInt8] { __text.__utf8 }
        var __form: Int { 0 }
        subscript(position: String.Index) -> UInt8 { __text.__utf8Unit(position) }
        subscript(bounds: Range<String.Index>) -> Substring.UTF8View {
          Substring.UTF8View(__text: Substring(__text), __within: bounds)
        }
      }
      /// The 16-bit code units of a text.
      struct UTF16View: __TextView {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[UInt16]>
        typealias SubSequence = Substring.UTF16View
        let __text: String
        var __units: [UInt16] { __text.__utf16 }
        var __form: Int { 1 }
        subscript(position: String.Index) -> UInt16 { __text.__utf16Unit(position) }
        subscript(bounds: Range<String.Index>) -> Substring.UTF16View {
          Substring.UTF16View(__text: Substring(__text), __within: bounds)
        }
      }
      /// The Unicode scalars of a text.
      struct UnicodeScalarView: __TextView, RangeReplaceableCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[Unicode.Scalar]>
        typealias SubSequence = Substring.UnicodeScalarView
        var __text: String
        var __units: [Unicode.Scalar] { __text.__unicodeScalars }
        var __form: Int { 2 }
        subscript(position: String.Index) -> Unicode.Scalar { __text.__scalar(position) }
        subscript(bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
          Substring.UnicodeScalarView(__text: Substring(__text), __within: bounds)
        }
        init() { self.__text = "" }
        init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar {
          self.__text = String(__scalars: Array(scalars))
        }
        init(__text: String) { self.__text = __text }
        mutating func append(_ scalar: Unicode.Scalar) { __text += String(__scalars: [scalar]) }
        mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar {
          __text += String(__scalars: Array(scalars))
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: Range<String.Index>, with newElements: C
        ) where C.Element == Unicode.Scalar {
          self = String.UnicodeScalarView(
            Array(self[startIndex..<subrange.lowerBound]) + Array(newElements)
              + Array(self[subrange.upperBound..<endIndex]))
        }
        func filter(
          _ isIncluded: (Unicode.Scalar) throws -> Bool
        ) rethrows -> String.UnicodeScalarView {
          String.UnicodeScalarView(try __units.filter(isIncluded))
        }
      }

      var utf8: String.UTF8View { String.UTF8View(__text: self) }
      var utf16: String.UTF16View { String.UTF16View(__text: self) }
      var unicodeScalars: String.UnicodeScalarView {
        get { String.UnicodeScalarView(__text: self) }
        set { self = newValue.__text }
      }
      init(_ unicodeScalars: String.UnicodeScalarView) { self = unicodeScalars.__text }
      init(_ codeUnits: String.UTF8View) { self = codeUnits.__text }
      init(_ codeUnits: String.UTF16View) { self = codeUnits.__text }
      /// Calls a function with the bytes.
      mutating func withUTF8<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
      ) rethrows -> Result {
        try __utf8.withUnsafeBufferPointer(body)
      }
      @native("String.init(scalars)")
      init(__scalars: [Unicode.Scalar])
    }

    extension StringProtocol {
      var __utf8: [UInt8] { get }
      var __utf16: [UInt16] { get }
      var __unicodeScalars: [Unicode.Scalar] { get }
      func __unitCount(_ form: Int) -> Int
      func __utf8Unit(_ index: String.Index) -> UInt8
      func __utf16Unit(_ index: String.Index) -> UInt16
      func __scalar(_ index: String.Index) -> Unicode.Scalar
      func __unitOffset(_ index: String.Index, _ form: Int) -> Int
      func __unitIndex(_ offset: Int, _ form: Int) -> String.Index
    }

    extension String.Index {
      /// How many 16-bit code units of a text stand before the position.
      func utf16Offset<S: StringProtocol>(in s: S) -> Int { s.__unitOffset(self, 1) }
      init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
        self = s.__unitIndex(offset, 1)
      }
      /// What older programs call the position's number of code units.
      var encodedOffset: Int { get }
    }
    """,
    natives: viewNatives)
}

private let viewNatives: [String: NativeFunction] = [
  "StringProtocol.__utf8": { call throws(Trap) in
    call.makeArray(call.text(0).utf8.map { .integer(Int($0), type: .uint8) })
  },
  "StringProtocol.__utf16": { call throws(Trap) in
    call.makeArray(call.text(0).utf16.map { .integer(Int($0), type: .uint16) })
  },
  "StringProtocol.__unicodeScalars": { call throws(Trap) in
    let scalar = call.evaluator.types.arguments(of: call.resultType).first ?? .unknown
    return call.makeArray(
      call.text(0).unicodeScalars.map { .integer(Int($0.value), type: scalar) })
  },
  "String.init(scalars)": { call throws(Trap) in
    var text = String.UnicodeScalarView()
    for element in call.evaluator.elements(of: call[0]) {
      guard let number = UInt32(exactly: element.asInt), let scalar = Unicode.Scalar(number) else {
        continue
      }
      text.append(scalar)
    }
    return call.make(String(text))
  },
  "StringProtocol.__unitCount(_:)": { call throws(Trap) in
    let text = call.text(0)
    let count =
      switch call.integer(1) {
      case 0: text.utf8.count
      case 1: text.utf16.count
      default: text.unicodeScalars.count
      }
    return .integer(count)
  },
  "StringProtocol.__utf8Unit(_:)": { call throws(Trap) in
    let (text, index) = try call.unitPlace()
    return .integer(Int(text.utf8[index]), type: .uint8)
  },
  "StringProtocol.__utf16Unit(_:)": { call throws(Trap) in
    let (text, index) = try call.unitPlace()
    let offset = text.utf16Offset(of: index)
    return .integer(
      Int(text.utf16[text.utf16.index(text.startIndex, offsetBy: offset)]), type: .uint16)
  },
  "StringProtocol.__scalar(_:)": { call throws(Trap) in
    let (text, index) = try call.unitPlace()
    return .integer(Int(text.unicodeScalars[index].value), type: call.resultType)
  },
  "String.Index.encodedOffset": { call throws(Trap) in .integer(call.integer(0)) },
  "StringProtocol.__unitOffset(_:_:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    let offset =
      switch call.integer(2) {
      case 0: part.text.utf8.distance(from: part.text.startIndex, to: index)
      case 1: part.text.utf16Offset(of: index)
      default: part.text.unicodeScalars.distance(from: part.text.startIndex, to: index)
      }
    return .integer(offset)
  },
  "StringProtocol.__unitIndex(_:_:)": { call throws(Trap) in
    let part = call.part(0)
    let (text, offset) = (part.text, call.integer(1))
    let index =
      switch call.integer(2) {
      case 0: text.utf8.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
      case 1: text.utf16.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
      default:
        text.unicodeScalars.index(
          text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
      }
    guard let index, offset >= 0 else { throw Trap("String index is out of bounds") }
    if String.Index(index, within: text.unicodeScalars) == nil, call.integer(2) == 1 {
      let first = text.utf16.index(before: index)
      return call.makeIndex(part.offset(of: first) + bytesBeforeSecondUnit)
    }
    return call.makeIndex(part.offset(of: index))
  },
]

/// Positions count bytes: the second of a scalar's two 16-bit units stands in the middle of four.
private let bytesBeforeSecondUnit = 2

extension String {
  /// How many 16-bit units stand before a position.
  fileprivate func utf16Offset(of index: Index) -> Int {
    var scalar = index
    while scalar > startIndex, scalar < endIndex, utf8[scalar] & 0xC0 == 0x80 {
      utf8.formIndex(before: &scalar)
    }
    return utf16.distance(from: startIndex, to: scalar) + (scalar == index ? 0 : 1)
  }
}

extension NativeCall {
  /// The text and the position that a subscript of one of its views was given.
  fileprivate func unitPlace() throws(Trap) -> (text: String, index: String.Index) {
    let part = part(0)
    let index = try part.index(integer(1))
    guard index < part.text.endIndex else { throw Trap("String index is out of bounds") }
    return (part.text, index)
  }
}
