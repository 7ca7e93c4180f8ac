extension StandardLibrary {
  /// Foundation's regular expressions.
  static let regularExpression = LibraryEntry(
    "NSRegularExpression.swift",
    """
    /// A pattern that texts are matched against, in UTF-16 units.
    class NSRegularExpression: NSObject {
      struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let caseInsensitive = NSRegularExpression.Options(rawValue: 1)
        static let allowCommentsAndWhitespace = NSRegularExpression.Options(rawValue: 2)
        static let ignoreMetacharacters = NSRegularExpression.Options(rawValue: 4)
        static let dotMatchesLineSeparators = NSRegularExpression.Options(rawValue: 8)
        static let anchorsMatchLines = NSRegularExpression.Options(rawValue: 16)
        static let useUnixLineSeparators = NSRegularExpression.Options(rawValue: 32)
        static let useUnicodeWordBoundaries = NSRegularExpression.Options(rawValue: 64)
      }
      struct MatchingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let anchored = NSRegularExpression.MatchingOptions(rawValue: 4)
      }
      let pattern: String
      let options: NSRegularExpression.Options
      let __compiled: __CompiledRegex
      var numberOfCaptureGroups: Int { __captureCount(pattern) }
      init(pattern: String, options: NSRegularExpression.Options = []) throws {
        self.pattern = pattern
        self.options = options
        var flags = ""
        if options.contains(.caseInsensitive) { flags += "i" }
        if options.contains(.dotMatchesLineSeparators) { flags += "s" }
        if options.contains(.anchorsMatchLines) { flags += "m" }
        if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
        let text =
          options.contains(.ignoreMetacharacters) ? __escapedPattern(pattern) : pattern
        self.__compiled = __compiledPattern(flags.isEmpty ? text : "(?" + flags + ")" + text)
        if __regexFailure(__compiled) != nil {
          throw NSError(
            domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSInvalidValue": pattern])
        }
      }
      static func escapedPattern(for string: String) -> String { __escapedPattern(string) }

      func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
      ) -> [NSTextCheckingResult] {
        guard let part = Range(range, in: string) else { return [] }
        let mode = options.contains(.anchored) ? 3 : 0
        return __matches(__compiled, string[part], mode).map { places in
          NSTextCheckingResult(
            __ranges: places.map { place in
              place.map { NSRange($0, in: string) } ?? NSRange(location: NSNotFound, length: 0)
            }, __regex: self, __names: __regexNames(__compiled))
        }
      }
      func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
      ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
      func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
      ) -> Int { matches(in: string, options: options, range: range).count }
      func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
      ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
          ?? NSRange(location: NSNotFound, length: 0)
      }
      func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingOptions, inout Bool)
          -> Void
      ) {
        var stops = false
        for match in matches(in: string, options: options, range: range) {
          block(match, [], &stops)
          if stops { break }
        }
      }
      func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
      ) -> String {
        var result = ""
        var start = string.startIndex
        for match in matches(in: string, options: options, range: range) {
          guard let place = Range(match.range, in: string) else { continue }
          result += string[start..<place.lowerBound]
          result += __filled(templ, match, string)
          start = place.upperBound
        }
        return result + string[start..<string.endIndex]
      }
      func __filled(_ template: String, _ match: NSTextCheckingResult, _ text: String) -> String {
        var result = ""
        var rest = template[...]
        while let character = rest.popFirst() {
          if character == "\\\\", let next = rest.popFirst() {
            result.append(next)
          } else if character == "$", let digit = rest.first?.wholeNumberValue {
            rest.removeFirst()
            if digit < match.numberOfRanges, let place = Range(match.range(at: digit), in: text) {
              result += text[place]
            }
          } else {
            result.append(character)
          }
        }
        return result
      }
    }

    extension StringProtocol {
      func __pattern(_ text: String, _ options: String.CompareOptions) -> NSRegularExpression? {
        try? NSRegularExpression(
          pattern: text, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      }
      func __patternRange(_ text: String, _ options: String.CompareOptions)
        -> Range<String.Index>?
      {
        guard let pattern = __pattern(text, options) else { return nil }
        let mode = options.contains(.anchored) ? 3 : 1
        return __matches(pattern.__compiled, self, mode).first?[0]
      }
      func __patternReplaced(_ text: String, _ template: String, _ options: String.CompareOptions)
        -> String
      {
        let whole = String(self)
        guard let pattern = __pattern(text, options) else { return whole }
        return pattern.stringByReplacingMatches(
          in: whole, options: options.contains(.anchored) ? .anchored : [],
          range: NSRange(location: 0, length: whole.utf16.count), withTemplate: template)
      }
    }

    /// What was found.
    class NSTextCheckingResult: NSObject {
      let __ranges: [NSRange]
      let __names: [String?]
      let regularExpression: NSRegularExpression?
      init(__ranges: [NSRange], __regex: NSRegularExpression, __names: [String?]) {
        self.__ranges = __ranges
        self.__names = __names
        self.regularExpression = __regex
      }
      var range: NSRange { __ranges[0] }
      var numberOfRanges: Int { __ranges.count }
      func range(at idx: Int) -> NSRange { __ranges[idx] }
      func range(withName name: String) -> NSRange {
        for (index, known) in __names.enumerated() where known == name { return __ranges[index] }
        return NSRange(location: NSNotFound, length: 0)
      }
    }
    """)
}
