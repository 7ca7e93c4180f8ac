extension StandardLibrary {
  /// The code units and scalars of a part of a text, which may begin and end inside a character.
  static let substringViews = LibraryEntry(
    "SubstringViews.swift",
    """
    /// Some of the code units or scalars of a text, between two positions in it.
    protocol __TextSlice: BidirectionalCollection
      where Index == String.Index, SubSequence == Self
    {
      var __text: Substring { get }
      var startIndex: String.Index { get set }
      var endIndex: String.Index { get set }
      var __units: [Element] { get }
      var __form: Int { get }
      init(__text: Substring, startIndex: String.Index, endIndex: String.Index)
    }

    extension __TextSlice {
      init(__text: Substring, __within bounds: Range<String.Index>) {
        self.init(__text: __text, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
      }
      var count: Int { distance(from: startIndex, to: endIndex) }
      var isEmpty: Bool { startIndex == endIndex }
      func index(after i: String.Index) -> String.Index { index(i, offsetBy: 1) }
      func index(before i: String.Index) -> String.Index { index(i, offsetBy: -1) }
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
        __text.__unitIndex(__text.__unitOffset(i, __form) + distance, __form)
      }
      func distance(from start: String.Index, to end: String.Index) -> Int {
        __text.__unitOffset(end, __form) - __text.__unitOffset(start, __form)
      }
      func makeIterator() -> IndexingIterator<[Element]> { __units.makeIterator() }
      subscript(bounds: Range<String.Index>) -> Self {
        if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
          __trap("String index range is out of bounds")
        }
        var part = self
        part.startIndex = bounds.lowerBound
        part.endIndex = bounds.upperBound
        return part
      }
      func __checked(_ i: String.Index) -> String.Index {
        if i < startIndex || i >= endIndex { __trap("String index is out of bounds") }
        return i
      }
    }

    extension Substring {
      /// Some of the bytes of a text.
      struct UTF8View: __TextSlice {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[UInt8]>
        typealias SubSequence = Substring.UTF8View
        let __text: Substring
        var startIndex: String.Index
        var endIndex: String.Index
        var __units: [UInt8] { __text.__utf8(startIndex, endIndex) }
        var __form: Int { 0 }
        subscript(position: String.Index) -> UInt8 { __text.__utf8Unit(__checked(position)) }
      }

      /// Some of the 16-bit code units of a text.
      struct UTF16View: __TextSlice {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[UInt16]>
        typealias SubSequence = Substring.UTF16View
        let __text: Substring
        var startIndex: String.Index
        var endIndex: String.Index
        var __units: [UInt16] { __text.__utf16(startIndex, endIndex) }
        var __form: Int { 1 }
        subscript(position: String.Index) -> UInt16 { __text.__utf16Unit(__checked(position)) }
      }

      /// Some of the Unicode scalars of a text.
      struct UnicodeScalarView: __TextSlice, RangeReplaceableCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias Iterator = IndexingIterator<[Unicode.Scalar]>
        typealias SubSequence = Substring.UnicodeScalarView
        let __text: Substring
        var startIndex: String.Index
        var endIndex: String.Index
        var __units: [Unicode.Scalar] { __text.__unicodeScalars(startIndex, endIndex) }
        var __form: Int { 2 }
        subscript(position: String.Index) -> Unicode.Scalar {
          __text.__scalar(__checked(position))
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: Range<String.Index>, with newElements: C
        ) where C.Element == Unicode.Scalar {
          self = Substring.UnicodeScalarView(
            Array(self[startIndex..<subrange.lowerBound]) + Array(newElements)
              + Array(self[subrange.upperBound..<endIndex]))
        }
        mutating func append(_ scalar: Unicode.Scalar) {
          self = Substring.UnicodeScalarView(Array(self) + [scalar])
        }
        mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar {
          self = Substring.UnicodeScalarView(Array(self) + Array(scalars))
        }
      }

      var utf8: Substring.UTF8View {
        Substring.UTF8View(__text: self, __within: startIndex..<endIndex)
      }
      var utf16: Substring.UTF16View {
        Substring.UTF16View(__text: self, __within: startIndex..<endIndex)
      }
      var unicodeScalars: Substring.UnicodeScalarView {
        get { Substring.UnicodeScalarView(__text: self, __within: startIndex..<endIndex) }
        set { self = Substring(newValue) }
      }
      init(_ content: Substring.UTF8View) {
        self = content.__text.__part(content.startIndex, content.endIndex)
      }
      init(_ content: Substring.UTF16View) {
        self = content.__text.__part(content.startIndex, content.endIndex)
      }
      init(_ content: Substring.UnicodeScalarView) {
        self = content.__text.__part(content.startIndex, content.endIndex)
      }
      func __part(_ start: String.Index, _ end: String.Index) -> Substring
    }

    extension Substring.UTF8View {
      init(_ content: Substring) { self = content.utf8 }
    }
    extension Substring.UTF16View {
      init(_ content: Substring) { self = content.utf16 }
    }
    extension Substring.UnicodeScalarView {
      init() { self = Substring().unicodeScalars }
      init(_ content: Substring) { self = content.unicodeScalars }
      init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar {
        self = Substring(String(String.UnicodeScalarView(scalars))).unicodeScalars
      }
    }

    extension StringProtocol {
      var utf8: Substring.UTF8View { Substring(self).utf8 }
      var utf16: Substring.UTF16View { Substring(self).utf16 }
      var unicodeScalars: Substring.UnicodeScalarView { Substring(self).unicodeScalars }
      func __utf8(_ start: String.Index, _ end: String.Index) -> [UInt8]
      func __utf16(_ start: String.Index, _ end: String.Index) -> [UInt16]
      func __unicodeScalars(_ start: String.Index, _ end: String.Index) -> [Unicode.Scalar]
      /// True if a position stands before a whole unit of a form; 3 is that of characters.
      func __isBoundary(_ index: String.Index, _ form: Int) -> Bool
    }

    extension String {
      init(_ content: Substring.UnicodeScalarView) { self = String(Substring(content)) }
      /// The text of some code units; `nil` where they cut a scalar in two.
      init?(_ content: Substring.UTF8View) {
        guard content.__text.__isBoundary(content.startIndex, 2),
          content.__text.__isBoundary(content.endIndex, 2)
        else { return nil }
        self = String(Substring(content))
      }
      init?(_ content: Substring.UTF16View) {
        guard content.__text.__isBoundary(content.startIndex, 2),
          content.__text.__isBoundary(content.endIndex, 2)
        else { return nil }
        self = String(Substring(content))
      }
    }

    extension String.Index {
      /// The position in a text or one of its views; `nil` where none of its units starts there.
      init?<S: StringProtocol>(_ sourcePosition: String.Index, within target: S) {
        guard target.__isBoundary(sourcePosition, 3) else { return nil }
        self = sourcePosition
      }
      init?(_ sourcePosition: String.Index, within target: String.UnicodeScalarView) {
        guard target.__text.__isBoundary(sourcePosition, 2) else { return nil }
        self = sourcePosition
      }
      init?(_ sourcePosition: String.Index, within target: String.UTF16View) {
        guard target.__text.__isBoundary(sourcePosition, 1) else { return nil }
        self = sourcePosition
      }
      init?(_ sourcePosition: String.Index, within target: String.UTF8View) {
        self = sourcePosition
      }
      func samePosition<S: StringProtocol>(in characters: S) -> String.Index? {
        String.Index(self, within: characters)
      }
      func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.Index? {
        String.Index(self, within: unicodeScalars)
      }
      func samePosition(in utf8: String.UTF8View) -> String.Index? {
        String.Index(self, within: utf8)
      }
      func samePosition(in utf16: String.UTF16View) -> String.Index? {
        String.Index(self, within: utf16)
      }
    }
    """,
    natives: sliceNatives)
}

private let sliceNatives: [String: NativeFunction] = [
  "StringProtocol.__utf8(_:_:)": { call throws(Trap) in
    let (text, bounds) = try call.bounds()
    return call.makeArray(text.utf8[bounds].map { .integer(Int($0), type: .uint8) })
  },
  "StringProtocol.__utf16(_:_:)": { call throws(Trap) in
    let (text, bounds) = try call.bounds()
    return call.makeArray(text.utf16[bounds].map { .integer(Int($0), type: .uint16) })
  },
  "StringProtocol.__unicodeScalars(_:_:)": { call throws(Trap) in
    let (text, bounds) = try call.bounds()
    let scalar = call.evaluator.types.arguments(of: call.resultType).first ?? .unknown
    return call.makeArray(
      text.unicodeScalars[bounds].map { .integer(Int($0.value), type: scalar) })
  },
  "Substring.__part(_:_:)": { call throws(Trap) in
    try call.makeSubstring(call.integer(1), call.integer(2))
  },
  "StringProtocol.__isBoundary(_:_:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    let boundary =
      switch call.integer(2) {
      case 1: String.Index(index, within: part.text.utf16)
      case 2: String.Index(index, within: part.text.unicodeScalars)
      default: String.Index(index, within: part.text)
      }
    return .bool(boundary != nil)
  },
]

extension NativeCall {
  /// The receiver and the positions in it that the arguments tell.
  fileprivate func bounds() throws(Trap) -> (text: String, Range<String.Index>) {
    let part = part(0)
    let (start, end) = (try part.index(integer(1)), try part.index(integer(2)))
    guard start <= end else { throw Trap("Range requires lowerBound <= upperBound") }
    return (part.text, start..<end)
  }
}
