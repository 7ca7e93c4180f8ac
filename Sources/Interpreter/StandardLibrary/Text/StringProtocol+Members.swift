extension StandardLibrary {
  /// What strings and their parts can do.
  static let stringMembers = LibraryEntry(
    "StringProtocol+Members.swift",
    """
    extension StringProtocol {
      /// The text in capital letters.
      func uppercased() -> String
      /// The text in small letters.
      func lowercased() -> String
      /// Whether the text begins with another.
      @native("StringProtocol.hasPrefix(_:)")
      func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
      /// Whether the text ends with another.
      @native("StringProtocol.hasSuffix(_:)")
      func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
      /// The first character; `nil` if there is none.
      var first: Character? { get }
      /// The last character; `nil` if there is none.
      var last: Character? { get }
      func index(after i: String.Index) -> String.Index
      func index(before i: String.Index) -> String.Index
      /// The position a number of characters from another.
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
      /// The position a number of characters from another; `nil` beyond the limit.
      func index(
        _ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
      ) -> String.Index?
      func distance(from start: String.Index, to end: String.Index) -> Int
    }

    extension String {
      /// The characters that satisfy a condition, as a string.
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for character in self {
          if try isIncluded(character) { result.append(character) }
        }
        return result
      }
      /// Makes room; Grove needs none.
      mutating func reserveCapacity(_ n: Int) {}
      var isContiguousUTF8: Bool { true }
      mutating func makeContiguousUTF8() {}
    }

    extension Substring {
      /// The characters that satisfy a condition, as a string of their own.
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        try String(self).filter(isIncluded)
      }
    }
    """,
    natives: memberNatives)
}

private let memberNatives: [String: NativeFunction] = [
  "StringProtocol.uppercased()": { call throws(Trap) in call.make(call.text(0).uppercased()) },
  "StringProtocol.lowercased()": { call throws(Trap) in call.make(call.text(0).lowercased()) },
  "StringProtocol.hasPrefix(_:)": { call throws(Trap) in
    .bool(call.text(0).hasPrefix(call.text(1)))
  },
  "StringProtocol.hasSuffix(_:)": { call throws(Trap) in
    .bool(call.text(0).hasSuffix(call.text(1)))
  },
  "StringProtocol.first": { call throws(Trap) in
    call.text(0).first.map { call.evaluator.makeCharacter($0) } ?? .none
  },
  "StringProtocol.last": { call throws(Trap) in
    call.text(0).last.map { call.evaluator.makeCharacter($0) } ?? .none
  },
  "StringProtocol.index(after:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    guard index < part.text.endIndex else { throw Trap("String index is out of bounds") }
    return call.makeIndex(part.offset(of: part.text.index(after: index)))
  },
  "StringProtocol.index(before:)": { call throws(Trap) in
    let part = call.part(0)
    let index = try part.index(call.integer(1))
    guard index > part.text.startIndex else { throw Trap("String index is out of bounds") }
    return call.makeIndex(part.offset(of: part.text.index(before: index)))
  },
  "StringProtocol.index(_:offsetBy:)": { call throws(Trap) in
    let part = call.part(0)
    let distance = call.integer(2)
    let limit = distance < 0 ? part.text.startIndex : part.text.endIndex
    guard
      let index = part.text.index(
        try part.index(call.integer(1)), offsetBy: distance, limitedBy: limit)
    else { throw Trap("String index is out of bounds") }
    return call.makeIndex(part.offset(of: index))
  },
  "StringProtocol.index(_:offsetBy:limitedBy:)": { call throws(Trap) in
    let part = call.part(0)
    let distance = call.integer(2)
    let limit = try part.index(call.integer(3))
    guard
      let index = part.text.index(
        try part.index(call.integer(1)), offsetBy: distance, limitedBy: limit)
    else { return .none }
    return call.makeIndex(part.offset(of: index))
  },
  "StringProtocol.distance(from:to:)": { call throws(Trap) in
    let part = call.part(0)
    return .integer(
      part.text.distance(
        from: try part.index(call.integer(1)), to: try part.index(call.integer(2))))
  },
]
