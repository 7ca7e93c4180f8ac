import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  private func answers(_ presses: [String], _ candidates: [String]) -> [CompletionKey.Answer] {
    var key = CompletionKey()
    return presses.map { text in
      key.press(after: text, width: 20) { text in
        let word = String(text.split(separator: " ").last ?? "")
        return Completion(word: word, candidates: candidates.filter { $0.hasPrefix(word) })
      }
    }
  }

  @Test func theFirstPressTypesWhatIsCertainAndTheNextLists() {
    let found = answers([":re", ":re", "x :rel", ":rex"], [":reload", ":render", ":resize"])
    #expect(found.map(\.insertion) == ["", "", "oad", ""])
    #expect(found.map(\.listing) == ["", ":reload  :resize\n:render\n", "", ""])
  }

  @Test func afterACommonPartTheNextPressLists() {
    let found = answers([":st", ":state"], [":state", ":states"])
    #expect(found.map(\.insertion) == ["ate", ""])
    #expect(found.last?.listing == ":state   :states\n")
  }

  @Test func inFrontOfALineTabIndents() {
    #expect(answers(["", "  "], [":a"]).map(\.insertion) == ["  ", "  "])
  }

  @Test func charactersAreNeverCutInTwo() {
    #expect(Completion(word: "", candidates: ["e\u{301}a", "ea"]).agreed == "")
    #expect(Completion(word: "", candidates: ["👩‍👩‍👧a", "👩‍👩‍👧b"]).agreed == "👩‍👩‍👧")
  }
}
