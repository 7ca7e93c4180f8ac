import Testing

@testable import REPL

@Suite struct TranscriptTests {
  private static let text = """
    A preface.

    > struct A {
    .   let n = 1
    . }
    > A().n
    Int = 1

    > boom()
    error: no
    ? 1

    """

  @Test func inputsContinuationsAndFailuresAreRead() {
    let transcript = Transcript(Self.text)
    #expect(transcript.preface == ["A preface.", ""])
    #expect(transcript.entries.map(\.text) == ["struct A {\n  let n = 1\n}", "A().n", "boom()"])
    #expect(transcript.entries.map(\.expected) == [[], ["Int = 1"], ["error: no"]])
    #expect(transcript.entries.map(\.expectsFailure) == [false, false, true])
    #expect(transcript.entries.map(\.line) == [3, 6, 9])
  }

  @Test func writingGivesTheSameTranscript() {
    #expect(Transcript(Self.text).text == Self.text)
  }

  @Test func theMarkOfAMovedNodeIsOutput() {
    let transcript = Transcript("> go\n>   |-- Row #3\n")
    #expect(transcript.entries.map(\.expected) == [[">   |-- Row #3"]])
  }

  @Test(arguments: [
    ("a[..]c", "abc", true), ("a[..]c", "ac", true), ("a[..]c", "ab", false),
    ("[..]", "anything", true), ("a[..]b[..]c", "axbyc", true), ("ab", "ab", true),
    ("a[..]a", "a", false),
  ])
  func elisionsStandForAnything(pattern: String, line: String, matches: Bool) {
    #expect(LinePattern(pattern).matches(line) == matches)
  }

  @Test(arguments: [
    (["a", "...", "d"], ["a", "b", "c", "d"], true), (["...", "d"], ["d"], true),
    (["a", "..."], ["a", "x", "", ""], true), (["a"], ["a", "", ""], true),
    (["a", "...", "d"], ["a", "b"], false), (["..."], [], true), ([], ["x"], false),
  ])
  func anyLinesMayStandBetween(expected: [String], actual: [String], isMatch: Bool) {
    #expect(TranscriptMatch(expected: expected, actual: actual).isMatch == isMatch)
  }

  @Test func aDifferenceIsAUnifiedDiff() {
    let match = TranscriptMatch(expected: ["a", "b", "c"], actual: ["a", "x", "c"])
    #expect(match.diff() == [" a", "-b", "+x", " c"])
  }

  @Test func recordingKeepsElisionsThatHold() {
    let match = TranscriptMatch(
      expected: ["id [..]", "...", "old"], actual: ["id 7", "any", "new", "> input"])
    #expect(
      TranscriptMatch(expected: match.recorded, actual: ["id 7", "any", "new", "> input"])
        .isMatch)
    #expect(match.recorded.first == "id [..]")
    #expect(match.recorded.last == "[..] input" || match.recorded.contains("..."))
  }
}
