extension StandardLibrary {
  /// Changing strings in place, and comparing the kinds of text with each other.
  static let stringEditing = LibraryEntry(
    "String+Editing.swift",
    """
    extension String {
      /// Inserts a character before a position.
      @native("String.insert(_:at:)")
      mutating func insert(_ newElement: Character, at i: String.Index)
      /// Inserts text before a position.
      @native("String.insert(_:at:)")
      mutating func insert<S: StringProtocol>(contentsOf newElements: S, at i: String.Index)
      /// Removes and returns the character at a position.
      @discardableResult
      mutating func remove(at i: String.Index) -> Character
      /// Removes and returns the first character; traps if there is none.
      @discardableResult
      mutating func removeFirst() -> Character
      /// Removes a number of characters from the start.
      @native("String.removeFirst(count)")
      mutating func removeFirst(_ k: Int)
      /// Removes and returns the last character; traps if there is none.
      @discardableResult
      mutating func removeLast() -> Character
      /// Removes a number of characters from the end.
      @native("String.removeLast(count)")
      mutating func removeLast(_ k: Int)
      /// Removes and returns the last character; `nil` if there is none.
      mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      /// Removes all characters.
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
      /// Removes the characters that satisfy a condition.
      mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
        self = try filter { try !shouldBeRemoved($0) }
      }
      /// Removes the characters of a range.
      mutating func removeSubrange(_ bounds: Range<String.Index>) {
        replaceSubrange(bounds, with: "")
      }
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == String.Index {
        replaceSubrange(bounds.relative(to: self), with: "")
      }
      /// The text with every occurrence of one text replaced by another.
      @native("StringProtocol.replacingOccurrences(of:with:)")
      func replacing<Target: StringProtocol, Replacement: StringProtocol>(
        _ other: Target, with replacement: Replacement
      ) -> String
      /// Puts one text wherever another occurs.
      mutating func replace<Target: StringProtocol, Replacement: StringProtocol>(
        _ other: Target, with replacement: Replacement
      ) { self = replacing(other, with: replacement) }
      /// Replaces the characters of a range.
      mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<String.Index>, with newElements: C
      ) where C.Element == Character
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(
        _ subrange: R, with newElements: C
      ) where C.Element == Character, R.Bound == String.Index {
        let range = subrange.relative(to: self)
        replaceSubrange(range, with: newElements)
      }
    }
    """,
    natives: editingNatives)

  /// Comparing the kinds of text with each other.
  static let stringOperators = LibraryEntry(
    "StringProtocol+Operators.swift",
    """
    extension StringProtocol {
      @native("StringProtocol.==(_:_:)")
      static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      @native("StringProtocol.!=(_:_:)")
      static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    }
    extension Substring {
      @native("StringProtocol.<(_:_:)")
      static func < (lhs: Substring, rhs: Substring) -> Bool
    }
    """,
    natives: [
      "StringProtocol.==(_:_:)": { call throws(Trap) in
        .bool(call.text(call.count - 2) == call.text(call.count - 1))
      },
      "StringProtocol.!=(_:_:)": { call throws(Trap) in
        .bool(call.text(call.count - 2) != call.text(call.count - 1))
      },
      "StringProtocol.<(_:_:)": { call throws(Trap) in
        .bool(call.text(call.count - 2) < call.text(call.count - 1))
      },
    ])
}

private let editingNatives: [String: NativeFunction] = [
  "String.insert(_:at:)": { call throws(Trap) in
    let addition = call.text(1)
    let index = try call.part(0).index(call.integer(2))
    _ = call.evaluator.mutateString(in: call.slot(0)) { $0.insert(contentsOf: addition, at: index) }
    return .void
  },
  "String.remove(at:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    guard index < part.text.endIndex else { throw Trap("String index is out of bounds") }
    return call.removeCharacters(index..<part.text.index(after: index))
  },
  "String.removeFirst()": { call throws(Trap) in
    let text = call.text(0)
    guard !text.isEmpty else {
      throw Trap("Can't remove first element from an empty collection")
    }
    return call.removeCharacters(text.startIndex..<text.index(after: text.startIndex))
  },
  "String.removeLast()": { call throws(Trap) in
    let text = call.text(0)
    guard !text.isEmpty else { throw Trap("Can't remove last element from an empty collection") }
    return call.removeCharacters(text.index(before: text.endIndex)..<text.endIndex)
  },
  "String.removeFirst(count)": { call throws(Trap) in
    let text = call.text(0)
    guard call.integer(1) >= 0,
      let end = text.index(text.startIndex, offsetBy: call.integer(1), limitedBy: text.endIndex)
    else { throw Trap("Can't remove more items from a collection than it has") }
    call.evaluator.release(call.removeCharacters(text.startIndex..<end))
    return .void
  },
  "String.removeLast(count)": { call throws(Trap) in
    let text = call.text(0)
    guard call.integer(1) >= 0,
      let start = text.index(text.endIndex, offsetBy: -call.integer(1), limitedBy: text.startIndex)
    else { throw Trap("Can't remove more items from a collection than it contains") }
    call.evaluator.release(call.removeCharacters(start..<text.endIndex))
    return .void
  },
  "String.replaceSubrange(_:with:)": { call throws(Trap) in
    let bounds = call.evaluator.fields(of: call[1])
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    let part = call.part(0)
    let (start, end) = (try part.index(bounds[0].asInt), try part.index(bounds[1].asInt))
    guard start <= end else { throw Trap("Range requires lowerBound <= upperBound") }
    var replacement = ""
    try call.evaluator.forEach(in: call[2]) { element throws(Trap) in
      replacement += call.evaluator.string(of: element)
      return true
    }
    _ = call.evaluator.mutateString(in: call.slot(0)) {
      $0.replaceSubrange(start..<end, with: replacement)
    }
    return .void
  },
]

extension NativeCall {
  /// Takes valid positions out of the string that is changed; returns the text, as a character.
  fileprivate func removeCharacters(_ range: Range<String.Index>) -> Value {
    let removed = String(text(0)[range])
    _ = evaluator.mutateString(in: slot(0)) { $0.removeSubrange(range) }
    return evaluator.makeString(removed, type: .character)
  }
}
