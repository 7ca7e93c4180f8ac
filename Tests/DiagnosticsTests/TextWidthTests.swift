import Diagnostics
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한", 2), ("👨‍👩‍👧", 2),
    ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("·…→", 3), ("ｱ", 1), ("Ａ", 2), ("a\u{200B}b", 2),
  ])
  func widthsAreCells(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func shorteningNeverExceedsTheWidth() {
    for width in 0...12 {
      #expect("漢字 and 👨‍👩‍👧".shortened(to: width).displayWidth <= width)
      #expect("plain ascii text".shortened(to: width, ellipsis: "...").displayWidth <= width)
    }
  }

  @Test func controlCharactersBecomeVisible() {
    #expect("a\u{1B}[31m\u{7F}\u{202E}\t\n".visible() == "a\\u{1B}[31m\\u{7F}\\u{202E}\\t\\n")
    #expect("a\tb\nc".visible(keepingLayout: true) == "a\tb\nc")
    #expect("plain 漢".visible() == "plain 漢")
  }
}
