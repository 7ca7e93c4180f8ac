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
      var count: Int { __units.count }
      var isEmpty: Bool { __units.isEmpty }
      var first: Element? { __units.first }
      var last: Element? { __units.last }
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
      subscript(position: String.Index) -> Element {
        __units[__text.__unitOffset(position, __form)]
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
        typealias SubSequence = Slice<String.UTF8View>
        let __text: String
        let __units: [UInt8]
        var __form: Int { 0 }
      }
      /// The 16-bit code units of a text.
      struct UTF16View: __TextView {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[UInt16]>
        typealias SubSequence = Slice<String.UTF16View>
        let __text: String
        let __units: [UInt16]
        var __form: Int { 1 }
      }
      /// The Unicode scalars of a text.
      struct UnicodeScalarView: __TextView {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[Unicode.Scalar]>
        typealias SubSequence = Slice<String.UnicodeScalarView>
        var __text: String
        var __units: [Unicode.Scalar]
        var __form: Int { 2 }
        init() {
          self.__text = ""
          self.__units = []
        }
        init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar {
          self.__units = Array(scalars)
          self.__text = String(__scalars: __units)
        }
        init(__text: String, __units: [Unicode.Scalar]) {
          self.__text = __text
          self.__units = __units
        }
        mutating func append(_ scalar: Unicode.Scalar) {
          __units.append(scalar)
          __text = String(__scalars: __units)
        }
        mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar {
          __units.append(contentsOf: scalars)
          __text = String(__scalars: __units)
        }
        func filter(
          _ isIncluded: (Unicode.Scalar) throws -> Bool
        ) rethrows -> String.UnicodeScalarView {
          String.UnicodeScalarView(try __units.filter(isIncluded))
        }
      }

      var utf8: String.UTF8View { String.UTF8View(__text: self, __units: __utf8) }
      var utf16: String.UTF16View { String.UTF16View(__text: self, __units: __utf16) }
      var unicodeScalars: String.UnicodeScalarView {
        get { String.UnicodeScalarView(__text: self, __units: __unicodeScalars) }
        set { self = newValue.__text }
      }
      init(_ unicodeScalars: String.UnicodeScalarView) { self = unicodeScalars.__text }
      init(_ codeUnits: String.UTF8View) { self = codeUnits.__text }
      init(_ codeUnits: String.UTF16View) { self = codeUnits.__text }
      @native("String.init(scalars)")
      init(__scalars: [Unicode.Scalar])
      func __unitOffset(_ index: String.Index, _ form: Int) -> Int
      func __unitIndex(_ offset: Int, _ form: Int) -> String.Index
    }

    extension Substring {
      var utf8: String.UTF8View { String(self).utf8 }
      var utf16: String.UTF16View { String(self).utf16 }
      var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
    }

    extension StringProtocol {
      var __utf8: [UInt8] { get }
      var __utf16: [UInt16] { get }
      var __unicodeScalars: [Unicode.Scalar] { get }
    }

    extension String.Index {
      /// How many 16-bit code units of a text stand before the position.
      func utf16Offset<S: StringProtocol>(in s: S) -> Int { String(s).__unitOffset(self, 1) }
      init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
        self = String(s).__unitIndex(offset, 1)
      }
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
  "String.__unitOffset(_:_:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    let offset =
      switch call.integer(2) {
      case 0: part.text.utf8.distance(from: part.text.startIndex, to: index)
      case 1: part.text.utf16.distance(from: part.text.startIndex, to: index)
      default: part.text.unicodeScalars.distance(from: part.text.startIndex, to: index)
      }
    return .integer(offset)
  },
  "String.__unitIndex(_:_:)": { call throws(Trap) in
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
    return call.makeIndex(part.offset(of: index))
  },
]
