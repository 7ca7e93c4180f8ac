extension StandardLibrary {
  /// Parts of strings.
  static let substring = LibraryEntry(
    "Substring.swift",
    """
    /// A part of a string, with the positions it had there.
    struct Substring: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible,
      Sendable
    {
      typealias Element = Character
      typealias Index = String.Index
      typealias Iterator = IndexingIterator<Substring>
      typealias SubSequence = Substring
      typealias StringLiteralType = String

      @native("Substring.init()")
      init()
      @native("Substring.init(_:)")
      init(stringLiteral value: String)
      init(_ content: String)
      @native("Substring.init(characters)")
      init<S: Sequence>(_ elements: S) where S.Element == Character

      /// The number of characters.
      var count: Int { get }
      var isEmpty: Bool { get }
      var description: String { get }
      var debugDescription: String { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      /// The whole string this is a part of is not kept: this is the part itself.
      var base: String { description }
      @native("String.subscript(_:)")
      subscript(i: String.Index) -> Character { get }
      @native("String.subscript(range)")
      subscript(r: Range<String.Index>) -> Substring { get }
      @native("String.append(_:)")
      mutating func append(_ other: String)
      @native("String.append(_:)")
      mutating func append(_ c: Character)
      @native("String.append(contentsOf:)")
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      @native("String.append(_:)")
      mutating func write(_ other: String)
    }

    extension Substring {
      mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<String.Index>, with newElements: C
      ) where C.Element == Character {
        var result = String(self[startIndex..<subrange.lowerBound])
        result.append(contentsOf: newElements)
        result.append(contentsOf: self[subrange.upperBound..<endIndex])
        self = Substring(result)
      }
      @discardableResult
      mutating func removeFirst() -> Character {
        if isEmpty { __trap("Can't remove first element from an empty collection") }
        let removed = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return removed
      }
      mutating func removeFirst(_ k: Int) {
        if k > count { __trap("Can't remove more items from a collection than it contains") }
        self = self[index(startIndex, offsetBy: k)..<endIndex]
      }
      @discardableResult
      mutating func removeLast() -> Character {
        if isEmpty { __trap("Can't remove last element from an empty collection") }
        let removed = self[index(before: endIndex)]
        self = self[startIndex..<index(before: endIndex)]
        return removed
      }
      mutating func removeLast(_ k: Int) {
        if k > count { __trap("Can't remove more items from a collection than it contains") }
        self = self[startIndex..<index(endIndex, offsetBy: -k)]
      }
      mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    }
    """,
    natives: substringNatives)
}

private let substringNatives: [String: NativeFunction] = [
  "Substring.init()": { call throws(Trap) in call.evaluator.makeSubstring("", offset: 0) },
  "Substring.init(_:)": { call throws(Trap) in
    // A part keeps the positions it has in the whole.
    let part = call.part(0)
    return call.evaluator.makeSubstring(part.text, offset: part.offset)
  },
  "Substring.init(characters)": { call throws(Trap) in
    if call[0].kind == .string {
      let part = call.part(0)
      return call.evaluator.makeSubstring(part.text, offset: part.offset)
    }
    var text = ""
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      text += call.evaluator.string(of: element)
      return true
    }
    return call.evaluator.makeSubstring(text, offset: 0)
  },
  "Substring.count": { call throws(Trap) in .integer(call.text(0).count) },
  "Substring.isEmpty": { call throws(Trap) in .bool(call.text(0).isEmpty) },
  "Substring.description": { call throws(Trap) in call.make(call.text(0)) },
  "Substring.debugDescription": { call throws(Trap) in call.make(call.text(0).debugDescription) },
  "Substring.startIndex": { call throws(Trap) in call.makeIndex(call.part(0).offset) },
  "Substring.endIndex": { call throws(Trap) in
    let part = call.part(0)
    return call.makeIndex(part.offset + part.text.utf8.count)
  },
]
