extension StandardLibrary {
  /// Regular expressions and what they find.
  static let regex = LibraryEntry(
    "Regex.swift",
    """
    /// A piece of a regular expression.
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }

    /// A regular expression, ready to match.
    final class __CompiledRegex {}
    func __compiledRegex(_ pattern: String) -> __CompiledRegex
    /// The same, counting scalars as Foundation does.
    func __compiledPattern(_ pattern: String) -> __CompiledRegex
    func __regexFailure(_ compiled: __CompiledRegex) -> String?
    func __captureCount(_ pattern: String) -> Int
    func __regexNames(_ compiled: __CompiledRegex) -> [String?]
    /// The places of whole matches and their captures; of all matches, the first, the one of the
    /// whole text, or the one at its start.
    func __matches<S: StringProtocol>(_ compiled: __CompiledRegex, _ text: S, _ mode: Int)
      -> [[Range<String.Index>?]]
    /// Values as one output: the only one, or a tuple.
    func __packed<Output>(_ values: [Any?], _ type: Output.Type) -> Output

    struct __RegexParseError: Error, CustomStringConvertible { let description: String }

    /// What a capture becomes, and the reference that names it.
    struct __Capture {
      var transform: ((Substring) throws -> Any?)? = nil
      var isRequired: Bool = false
      var reference: Int? = nil
    }

    /// A pattern that texts are matched against.
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      let __pattern: String
      let __captures: [__Capture]
      let __compiled: __CompiledRegex
      var regex: Regex<Output> { self }

      init(__pattern: String, __captures: [__Capture] = []) {
        self.__pattern = __pattern
        self.__captures = __captures
        self.__compiled = __compiledRegex(__pattern)
      }
      init(_ pattern: String) throws where Output == AnyRegexOutput {
        self.init(__pattern: pattern)
        if let failure = __regexFailure(__compiled) {
          throw __RegexParseError(description: failure)
        }
      }
      init(_ pattern: String, as outputType: Output.Type) throws {
        self.init(__pattern: pattern)
        if let failure = __regexFailure(__compiled) {
          throw __RegexParseError(description: failure)
        }
      }
      init(verbatim verbatimString: String) where Output == Substring {
        self.init(__pattern: __escapedPattern(verbatimString))
      }

      /// The first place that matches.
      func firstMatch(in string: String) throws -> Regex<Output>.Match? { __match(string[...], 1) }
      func firstMatch(in string: Substring) throws -> Regex<Output>.Match? { __match(string, 1) }
      /// The match of the whole text.
      func wholeMatch(in string: String) throws -> Regex<Output>.Match? { __match(string[...], 2) }
      func wholeMatch(in string: Substring) throws -> Regex<Output>.Match? { __match(string, 2) }
      /// The match at the start of the text.
      func prefixMatch(in string: String) throws -> Regex<Output>.Match? { __match(string[...], 3) }
      func prefixMatch(in string: Substring) throws -> Regex<Output>.Match? { __match(string, 3) }

      func __match(_ text: Substring, _ mode: Int) -> Regex<Output>.Match? {
        __all(text, mode).first
      }
      func __all(_ text: Substring, _ mode: Int) -> [Regex<Output>.Match] {
        __matches(__compiled, text, mode).compactMap { __made($0, text) }
      }
      func __made(_ ranges: [Range<String.Index>?], _ text: Substring) -> Regex<Output>.Match? {
        var values: [Any?] = []
        for (index, range) in ranges.enumerated() {
          guard let range else {
            values.append(nil)
            continue
          }
          let part = text[range]
          if index > 0, index <= __captures.count, let change = __captures[index - 1].transform {
            let value = try? change(part)
            if value == nil && __captures[index - 1].isRequired { return nil }
            values.append(value)
          } else {
            values.append(part)
          }
        }
        return Regex<Output>.Match(
          __values: values, range: ranges[0]!, __regex: self,
          __any: AnyRegexOutput(
            __ranges: ranges, __names: __regexNames(__compiled), __input: text))
      }

      /// What a regular expression found.
      @dynamicMemberLookup
      struct Match {
        let __values: [Any?]
        /// Where it was found.
        let range: Range<String.Index>
        let __regex: Regex<Output>
        let __any: AnyRegexOutput
        /// The text found, and what was captured in it.
        var output: Output {
          if Output.self == AnyRegexOutput.self { return __any as! Output }
          return __packed(__values, Output.self)
        }
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
        subscript(dynamicMember keyPath: KeyPath<(Output, __doNotUse: ()), Output>) -> Output {
          output
        }
        subscript<Capture>(_ id: Reference<Capture>) -> Capture {
          for (index, capture) in __regex.__captures.enumerated()
          where capture.reference == id.__number {
            return __values[index + 1] as! Capture
          }
          __trap("the reference names no capture of this regular expression")
        }
        var count: Int { __any.count }
        subscript(position: Int) -> AnyRegexOutput.Element { __any[position] }
        subscript(name: String) -> AnyRegexOutput.Element? { __any[name] }
      }
    }

    extension Regex {
      func __flagged(_ flag: String, _ isOn: Bool) -> Regex<Output> {
        let lines = __pattern.hasPrefix("(?x)") ? "\\n" : ""
        return Regex(
          __pattern: "(?" + (isOn ? "" : "-") + flag + ":" + __pattern + lines + ")",
          __captures: __captures)
      }
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { __flagged("i", ignoresCase) }
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
        __flagged("s", dotMatchesNewlines)
      }
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
        __flagged("m", matchLineEndings)
      }
      func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> { __flagged("D", useASCII) }
      func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> {
        __flagged("W", useASCII)
      }
      func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> {
        __flagged("S", useASCII)
      }
      func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> {
        __flagged("P", useASCII)
      }
    }

    /// A name for a capture.
    struct Reference<Capture> {
      static var __count: Int { __references }
      let __number: Int
      init(_ type: Capture.Type = Capture.self) {
        __references += 1
        self.__number = __references
      }
    }
    var __references: Int = 0

    /// What was found by a regular expression whose captures are not known by type.
    struct AnyRegexOutput: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = Slice<AnyRegexOutput>
      typealias Iterator = IndexingIterator<AnyRegexOutput>
      let __ranges: [Range<String.Index>?]
      let __names: [String?]
      let __input: Substring

      /// One capture.
      struct Element {
        let name: String?
        let range: Range<String.Index>?
        let substring: Substring?
        var value: Any? { substring }
      }
      var startIndex: Int { 0 }
      var endIndex: Int { __ranges.count }
      var count: Int { __ranges.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> AnyRegexOutput.Element {
        precondition(position >= 0 && position < __ranges.count, "Index out of range")
        let range = __ranges[position]
        return AnyRegexOutput.Element(
          name: position < __names.count ? __names[position] : nil, range: range,
          substring: range.map { __input[$0] })
      }
      subscript(name: String) -> AnyRegexOutput.Element? {
        for (index, known) in __names.enumerated() where known == name { return self[index] }
        return nil
      }
    }

    func __escapedPattern(_ text: String) -> String {
      var result = ""
      for character in text {
        if "\\\\.+*?()[]{}|^$/#&-~ ".contains(character) { result.append("\\\\") }
        result.append(character)
      }
      return result
    }
    """,
    natives: regexNatives)
}
