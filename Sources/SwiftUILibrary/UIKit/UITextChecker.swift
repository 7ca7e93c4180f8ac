extension Feature {
  /// The dictionary of the system, which a terminal has not.
  static let textChecker = Feature(
    "UITextChecker",
    #"""
    /// Looks for words that are spelt wrong; Grove takes all for right.
    class UITextChecker {
      static var availableLanguages: [String] { ["en_US"] }
      init() {}
      @notSimulated("there is no dictionary: every word counts as spelt right")
      func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
        language: String
      ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
      }
      @notSimulated("there is no dictionary: there are no guesses")
      func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        nil
      }
      @notSimulated("there is no dictionary: there are no completions")
      func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
      ) -> [String]? {
        nil
      }
      static var _learned: Set<String> = []
      static func learnWord(_ word: String) { _learned.insert(word) }
      static func hasLearnedWord(_ word: String) -> Bool { _learned.contains(word) }
      static func unlearnWord(_ word: String) { _learned.remove(word) }
    }
    """#)
}
