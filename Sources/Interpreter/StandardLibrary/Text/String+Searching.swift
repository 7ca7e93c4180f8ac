extension StandardLibrary {
  /// Foundation's ways to look into text and to take it apart.
  static let stringSearching = LibraryEntry(
    "String+Searching.swift",
    """
    extension String {
      /// How texts are compared and searched.
      struct CompareOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let caseInsensitive = String.CompareOptions(rawValue: 1)
        static let literal = String.CompareOptions(rawValue: 2)
        static let backwards = String.CompareOptions(rawValue: 4)
        static let anchored = String.CompareOptions(rawValue: 8)
        static let numeric = String.CompareOptions(rawValue: 64)
        static let diacriticInsensitive = String.CompareOptions(rawValue: 128)
        static let widthInsensitive = String.CompareOptions(rawValue: 256)
        static let forcedOrdering = String.CompareOptions(rawValue: 512)
        static let regularExpression = String.CompareOptions(rawValue: 1024)
      }
    }

    extension StringProtocol {
      /// Whether another text occurs in this one.
      @native("StringProtocol.contains(_:)")
      func contains<T: StringProtocol>(_ other: T) -> Bool
      /// Whether another text occurs, whatever its letters' case and accents.
      func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
      /// Whether another text occurs, whatever its letters' case.
      func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
      /// Where another text occurs first; `nil` if it does not.
      func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = []
      ) -> Range<String.Index>? {
        mask.contains(.regularExpression)
          ? __patternRange(String(aString), mask) : __range(aString, mask.rawValue)
      }
      func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [],
        range searchRange: Range<String.Index>?, locale: Locale? = nil
      ) -> Range<String.Index>? {
        self[searchRange ?? startIndex..<endIndex].range(of: aString, options: mask)
      }
      func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [], locale: Locale?
      ) -> Range<String.Index>? {
        range(of: aString, options: mask)
      }
      func __range<T: StringProtocol>(_ aString: T, _ options: Int) -> Range<String.Index>?
      /// Where another text occurs first; `nil` if it does not.
      func firstRange<T: StringProtocol>(of other: T) -> Range<String.Index>? { __range(other, 0) }
      /// Everywhere another text occurs.
      func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>]
      /// The parts between the places where a separator occurs.
      func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      /// The parts between characters of a set.
      @native("StringProtocol.components(set)")
      func components(separatedBy separator: CharacterSet) -> [String]
      /// Hands over line by line, until the closure says to stop.
      func enumerateLines(invoking body: (String, inout Bool) -> Void) {
        var stop = false
        var lines = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines where !stop { body(String(line), &stop) }
      }
      /// The text with every occurrence of one text replaced by another.
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement
      ) -> String
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<String.Index>? = nil
      ) -> String {
        guard let searchRange else { return __replaced(target, replacement, options) }
        return String(self[startIndex..<searchRange.lowerBound])
          + self[searchRange].__replaced(target, replacement, options)
          + String(self[searchRange.upperBound..<endIndex])
      }
      func __replaced<Target: StringProtocol, Replacement: StringProtocol>(
        _ target: Target, _ replacement: Replacement, _ options: String.CompareOptions
      ) -> String {
        options.contains(.regularExpression)
          ? __patternReplaced(String(target), String(replacement), options)
          : __replacing(target, replacement, options.rawValue)
      }
      func __replacing<Target: StringProtocol, Replacement: StringProtocol>(
        _ target: Target, _ replacement: Replacement, _ options: Int
      ) -> String
      /// The text without what the options say does not matter.
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        __folded(options.rawValue)
      }
      func __folded(_ options: Int) -> String
      /// What two texts begin with alike.
      func commonPrefix<T: StringProtocol>(
        with aString: T, options: String.CompareOptions = []
      ) -> String {
        let other = Array(String(aString))
        var result = ""
        for (index, character) in String(self).enumerated() {
          guard index < other.count,
            String(character).compare(String(other[index]), options: options) == .orderedSame
          else { break }
          result.append(character)
        }
        return result
      }
      /// The text without the characters of a set at its ends.
      func trimmingCharacters(in set: CharacterSet) -> String
      /// The text with each word's first letter capital and its others small.
      var capitalized: String { get }
      var localizedCapitalized: String { capitalized }
      func capitalized(with locale: Locale?) -> String { capitalized }
      func uppercased(with locale: Locale?) -> String { uppercased() }
      func lowercased(with locale: Locale?) -> String { lowercased() }
      var localizedUppercase: String { uppercased() }
      var localizedLowercase: String { lowercased() }
      /// The text with another one after it.
      func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String {
        String(self) + String(format: String(format), arguments: arguments)
      }
      /// The text, cut or filled up to a length.
      func padding<T: StringProtocol>(
        toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
      ) -> String
      /// How the text compares with another.
      func compare<T: StringProtocol>(_ aString: T, options mask: String.CompareOptions = [])
        -> ComparisonResult
      {
        if mask.contains(.widthInsensitive) {
          return precomposedStringWithCompatibilityMapping.compare(
            aString.precomposedStringWithCompatibilityMapping,
            options: mask.subtracting(.widthInsensitive))
        }
        return __comparisonResult(__order(aString, mask.rawValue))
      }
      func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        __comparisonResult(__order(aString, 1))
      }
      func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        __comparisonResult(__order(aString, 0))
      }
      func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        __comparisonResult(__order(aString, 1))
      }
      func localizedStandardCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        __comparisonResult(__order(aString, 65))
      }
      func __order<T: StringProtocol>(_ aString: T, _ options: Int) -> Int
    }

    /// How two values compare.
    enum ComparisonResult: Int, Sendable {
      case orderedAscending = -1
      case orderedSame = 0
      case orderedDescending = 1
    }

    func __comparisonResult(_ order: Int) -> ComparisonResult {
      order < 0 ? .orderedAscending : (order > 0 ? .orderedDescending : .orderedSame)
    }
    """,
    natives: searchingNatives)
}

private let searchingNatives: [String: NativeFunction] = [
  "StringProtocol.contains(_:)": { call throws(Trap) in
    .bool(TextSearch(call.text(0)).first(call.text(1)) != nil || call.text(1).isEmpty)
  },
  "StringProtocol.localizedStandardContains(_:)": { call throws(Trap) in
    let search = TextSearch(call.text(0), options: [.ignoringCase, .ignoringAccents])
    return .bool(search.first(call.text(1)) != nil)
  },
  "StringProtocol.localizedCaseInsensitiveContains(_:)": { call throws(Trap) in
    .bool(TextSearch(call.text(0), options: .ignoringCase).first(call.text(1)) != nil)
  },
  "StringProtocol.__range(_:_:)": { call throws(Trap) in
    let part = call.part(0)
    let options = TextSearch.Options(rawValue: call.integer(2))
    guard let range = TextSearch(part.text, options: options).first(call.text(1)) else {
      return .none
    }
    let index = call.evaluator.types.arguments(of: call.optionalResultPayload).first ?? .int
    return call.makeRange(range, of: part, index, call.optionalResultPayload)
  },
  "StringProtocol.ranges(of:)": { call throws(Trap) in
    let part = call.part(0)
    let range = call.evaluator.types.arguments(of: call.resultType).first ?? .unknown
    let index = call.evaluator.types.arguments(of: range).first ?? .int
    return call.makeArray(
      TextSearch(part.text).all(call.text(1)).map { call.makeRange($0, of: part, index, range) })
  },
  "StringProtocol.components(separatedBy:)": { call throws(Trap) in
    call.makeTexts(TextSearch(call.text(0)).split(call.text(1)))
  },
  "StringProtocol.components(set)": { call throws(Trap) in
    let set = call.scalarSet(1)
    var parts = [""]
    for scalar in call.text(0).unicodeScalars {
      if set.contains(scalar) {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return call.makeTexts(parts)
  },
  "StringProtocol.replacingOccurrences(of:with:)": { call throws(Trap) in
    call.make(TextSearch(call.text(0)).split(call.text(1)).joined(separator: call.text(2)))
  },
  "StringProtocol.__replacing(_:_:_:)": { call throws(Trap) in
    let options = TextSearch.Options(rawValue: call.integer(3))
    return call.make(
      TextSearch(call.text(0), options: options).split(call.text(1))
        .joined(separator: call.text(2)))
  },
  "StringProtocol.trimmingCharacters(in:)": { call throws(Trap) in
    let set = call.scalarSet(1)
    var scalars = Substring(call.text(0)).unicodeScalars
    while let first = scalars.first, set.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, set.contains(last) { scalars.removeLast() }
    return call.make(String(scalars))
  },
  "StringProtocol.__folded(_:)": { call throws(Trap) in
    call.make(TextSearch.folded(call.text(0), TextSearch.Options(rawValue: call.integer(1))))
  },
  "StringProtocol.capitalized": { call throws(Trap) in call.make(call.text(0).capitalizedWords) },
  "StringProtocol.padding(toLength:withPad:startingAt:)": { call throws(Trap) in
    let (text, length, pad) = (call.text(0), call.integer(1), Array(call.text(2)))
    guard length >= 0, call.integer(3) >= 0 else {
      throw Trap("padding to a negative length or from a negative position")
    }
    try call.evaluator.reserve(stringBytes: length)
    var result = String(text.prefix(length))
    var next = call.integer(3)
    guard !pad.isEmpty else { return call.make(result) }
    for _ in result.count..<max(length, result.count) {
      result.append(pad[next % pad.count])
      next += 1
    }
    return call.make(result)
  },
  "StringProtocol.__order(_:_:)": { call throws(Trap) in
    let options = TextSearch.Options(rawValue: call.integer(2))
    return .integer(TextSearch.order(call.text(0), call.text(1), options))
  },
]

extension NativeCall {
  func makeTexts(_ texts: [String]) -> Value {
    makeArray(texts.map { evaluator.makeString($0) })
  }

  /// A range of positions of the whole string.
  func makeRange(
    _ range: Range<String.Index>, of part: TextPart, _ index: TypeID, _ type: TypeID
  ) -> Value {
    let bounds = [range.lowerBound, range.upperBound].map {
      Value.integer(part.offset(of: $0), type: index)
    }
    return evaluator.makeStructure(bounds, type: type)
  }
}
