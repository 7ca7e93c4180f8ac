extension StandardLibrary {
  /// Searching, splitting and replacing by regular expression.
  static let regexSearching = LibraryEntry(
    "String+Regex.swift",
    """
    extension StringProtocol {
      /// The first place that matches.
      func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
        r.regex.__match(Substring(self), 1)
      }
      /// The match of the whole text.
      func wholeMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
        r.regex.__match(Substring(self), 2)
      }
      /// The match at the start of the text.
      func prefixMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
        r.regex.__match(Substring(self), 3)
      }
      /// Every place that matches, not overlapping.
      func matches<R: RegexComponent>(of r: R) -> [Regex<R.RegexOutput>.Match] {
        r.regex.__all(Substring(self), 0)
      }
      func __places<R: RegexComponent>(_ r: R, _ mode: Int) -> [Range<String.Index>] {
        __matches(r.regex.__compiled, self, mode).map { $0[0]! }
      }
      func contains<R: RegexComponent>(_ regex: R) -> Bool { !__places(regex, 1).isEmpty }
      func starts<R: RegexComponent>(with regex: R) -> Bool { !__places(regex, 3).isEmpty }
      func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? {
        __places(regex, 1).first
      }
      func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] { __places(regex, 0) }
      /// The parts between the places that match.
      func split<R: RegexComponent>(
        separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for place in __places(separator, 0) {
          if parts.count == maxSplits { break }
          if start != place.lowerBound || !omittingEmptySubsequences {
            parts.append(Substring(self[start..<place.lowerBound]))
          }
          start = place.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences {
          parts.append(Substring(self[start..<endIndex]))
        }
        return parts
      }
      func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring {
        let start = __places(regex, 3).first?.upperBound ?? startIndex
        return Substring(self[start..<endIndex])
      }
      /// The text with every match replaced.
      func replacing<R: RegexComponent, Replacement: Collection>(
        _ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max
      ) -> String where Replacement.Element == Character {
        __replacing(__places(regex, 0).prefix(maxReplacements).map { ($0, String(replacement)) })
      }
      /// The text with every match replaced by what a closure makes of it.
      func replacing<R: RegexComponent, Replacement: Collection>(
        _ regex: R, maxReplacements: Int = Int.max,
        with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
      ) rethrows -> String where Replacement.Element == Character {
        __replacing(
          try matches(of: regex).prefix(maxReplacements).map {
            ($0.range, String(try replacement($0)))
          })
      }
      func __replacing(_ changes: [(Range<String.Index>, String)]) -> String {
        var result = ""
        var start = startIndex
        for (place, text) in changes {
          result += self[start..<place.lowerBound]
          result += text
          start = place.upperBound
        }
        return result + self[start..<endIndex]
      }
    }

    extension String {
      mutating func replace<R: RegexComponent, Replacement: Collection>(
        _ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max
      ) where Replacement.Element == Character {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
      }
      mutating func replace<R: RegexComponent, Replacement: Collection>(
        _ regex: R, maxReplacements: Int = Int.max,
        with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
      ) rethrows where Replacement.Element == Character {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
      }
      mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
        self = String(trimmingPrefix(regex))
      }
    }

    func ~= <R: RegexComponent>(regex: R, input: String) -> Bool {
      input.wholeMatch(of: regex) != nil
    }
    func ~= <R: RegexComponent>(regex: R, input: Substring) -> Bool {
      input.wholeMatch(of: regex) != nil
    }
    """)
}
