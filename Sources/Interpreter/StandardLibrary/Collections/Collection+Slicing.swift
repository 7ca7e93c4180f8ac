extension StandardLibrary {
  /// Prefixes, suffixes and splitting.
  static let collectionSlicing = LibraryEntry(
    "Collection+Slicing.swift",
    """
    extension Collection {
      /// At most the first elements.
      func prefix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { __trap("Can't take a prefix of negative length from a collection") }
        let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
        return self[startIndex..<end]
      }
      /// The first elements, as long as they satisfy a condition.
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex {
          if try !predicate(self[end]) { break }
          end = index(after: end)
        }
        return self[startIndex..<end]
      }
      func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
      func prefix(through position: Index) -> SubSequence {
        self[startIndex..<index(after: position)]
      }
      /// At most the last elements.
      func suffix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { __trap("Can't take a suffix of negative length from a collection") }
        let all = count
        let start = index(startIndex, offsetBy: all > maxLength ? all - maxLength : 0)
        return self[start..<endIndex]
      }
      func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
      /// All but the first elements.
      func dropFirst(_ k: Int = 1) -> SubSequence {
        if k < 0 { __trap("Can't drop a negative number of elements from a collection") }
        let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
        return self[start..<endIndex]
      }
      /// All but the last elements.
      func dropLast(_ k: Int = 1) -> SubSequence {
        if k < 0 { __trap("Can't drop a negative number of elements from a collection") }
        let all = count
        let end = index(startIndex, offsetBy: all > k ? all - k : 0)
        return self[startIndex..<end]
      }
      /// What is left after the first elements that satisfy a condition.
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex {
          if try !predicate(self[start]) { break }
          start = index(after: start)
        }
        return self[start..<endIndex]
      }
      /// The parts between the elements that satisfy a condition.
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [SubSequence] {
        if maxSplits < 0 { __trap("Must take zero or more splits") }
        var result: [SubSequence] = []
        var start = startIndex
        var i = startIndex
        while i != endIndex && result.count < maxSplits {
          if try isSeparator(self[i]) {
            if i != start || !omittingEmptySubsequences { result.append(self[start..<i]) }
            i = index(after: i)
            start = i
          } else {
            i = index(after: i)
          }
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
      }
    }

    extension Collection where Element: Equatable {
      /// The parts between the elements equal to a separator.
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { __areEqual($0, separator) })
      }
    }

    extension Collection where SubSequence == Self {
      @discardableResult
      mutating func removeFirst() -> Element {
        if isEmpty { __trap("Can't remove items from an empty collection") }
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { __trap("Number of elements to remove should be non-negative") }
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
          __trap("Can't remove more items from a collection than it contains")
        }
        self = self[start..<endIndex]
      }
      /// Removes and returns the first element; `nil` if there is none.
      mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        let element = self[startIndex]
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
    }

    extension BidirectionalCollection where SubSequence == Self {
      @discardableResult
      mutating func removeLast() -> Element {
        if isEmpty { __trap("Can't remove last element from an empty collection") }
        let end = index(before: endIndex)
        let element = self[end]
        self = self[startIndex..<end]
        return element
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { __trap("Number of elements to remove should be non-negative") }
        guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
          __trap("Can't remove more items from a collection than it contains")
        }
        self = self[startIndex..<end]
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    }
    """)

  /// Joining sequences of sequences and of text.
  static let sequenceJoining = LibraryEntry(
    "Sequence+Joining.swift",
    """
    extension Sequence where Element: StringProtocol {
      /// The texts one after the other, with a separator between them.
      @native("Sequence.joined(text)")
      func joined(separator: String = "") -> String
      @native("Sequence.joined(text)")
      func joined() -> String
    }

    extension Sequence where Element: Sequence {
      /// The elements of all sequences.
      @native("Sequence.joined(sequences)")
      func joined() -> [Element.Element]
      @native("Sequence.joined(separator)")
      func joined<Separator: Sequence>(separator: Separator) -> [Element.Element]
        where Separator.Element == Element.Element
    }
    """,
    natives: joiningNatives)
}

private let joiningNatives: [String: NativeFunction] = [
  "Sequence.joined(text)": { call throws(Trap) in
    var text = ""
    let separator = call.count > 1 ? call.text(1) : ""
    var isFirst = true
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      if !isFirst { text += separator }
      isFirst = false
      text += call.evaluator.string(of: element)
      try call.evaluator.reserve(stringBytes: text.utf8.count)
      return true
    }
    return call.make(text)
  },
  "Sequence.joined(sequences)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      try call.evaluator.forEach(in: call[0]) { part throws(Trap) in
        try call.evaluator.append(contentsOf: part, toArrayIn: array)
        return true
      }
    }
  },
  "Sequence.joined(separator)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      var isFirst = true
      try call.evaluator.forEach(in: call[0]) { part throws(Trap) in
        if !isFirst { try call.evaluator.append(contentsOf: call[1], toArrayIn: array) }
        isFirst = false
        try call.evaluator.append(contentsOf: part, toArrayIn: array)
        return true
      }
    }
  },
]
