import Testing

@testable import LineEditing

@Suite struct HistoryTests {
  private func history(_ entries: [String]) -> History {
    entries.reduce(into: History()) { $0.add($1) }
  }

  @Test func anEntryUsedAgainBecomesTheNewest() {
    #expect(history(["a", "b", "a"]).entries == ["b", "a"])
  }

  @Test func blankAndPrivateEntriesAreNotRecorded() {
    #expect(history(["a", "", "   ", " secret", "b"]).entries == ["a", "b"])
  }

  @Test func theOldestEntriesGo() {
    let many = history((0...History.capacity).map(String.init))
    #expect(many.entries.count == History.capacity)
    #expect(many.entries.first == "1")
  }

  @Test(arguments: [
    [], ["a"], ["struct A {\n  let b = 1\n}", "c"], [#"let a = "\n""#, #"\"#, #"\\n"#],
    ["é 世界 👩‍👩‍👧 \u{301}", "a\tb", "a\u{2028}b", "a\r\nb", "\r"],
  ])
  func everyEntryComesBackFromItsFile(entries: [String]) {
    let written = history(entries)
    #expect(HistoryFormat.decode(Array(HistoryFormat.encode(written).utf8)) == written)
  }

  @Test func anEntryTakesOneLine() {
    let text = HistoryFormat.encode(history(["a\nb\\c"]))
    #expect(text == HistoryFormat.head + "\na\\nb\\\\c\n")
  }

  @Test(arguments: [
    "", "_HiStOrY_V2_\na\n", HistoryFormat.head, HistoryFormat.head + "\ncut",
    HistoryFormat.head + "\nbad \\x escape\n", HistoryFormat.head + "\nends in \\\n",
  ])
  func aDamagedFileIsRefused(text: String) {
    #expect(HistoryFormat.decode(Array(text.utf8)) == nil)
  }

  @Test func badBytesAreRefused() {
    #expect(HistoryFormat.decode(Array((HistoryFormat.head + "\na").utf8) + [0xff, 0x0a]) == nil)
  }
}
