import Testing

@testable import LineEditing

@Suite struct PagerTests {
  @Test(arguments: [("", 0), ("a\n", 1), ("a\n\nb", 3), ("abcdefghij\nk", 2), ("abcdefghijk", 2)])
  func wrappedLinesCount(text: String, rows: Int) {
    #expect(Pager.rows(of: text, columns: 10) == rows)
  }
}
