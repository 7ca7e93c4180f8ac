import Testing

@testable import ViewRuntime

@Suite struct LeafTests {
  @Test func G01_shapeAnswersTheSpecialProposals() {
    #expect(size(color(), 0, 0) == extent(0, 0))
    #expect(size(color(), .infinity, .infinity) == extent(.infinity, .infinity))
    #expect(size(color(), 100, 50) == extent(100, 50))
    #expect(size(color(), nil, nil) == extent(10, 10))
  }

  @Test func G02_unspecifiedDimensionsAreTen() {
    let proposal = ProposedSize(width: nil, height: 40)
    #expect(proposal.replacingUnspecifiedDimensions() == extent(10, 40))
  }

  @Test func G03_textWrapsAndIsNeverWiderThanNeeded() {
    func hello() -> HandView { text("Hello world") }
    #expect(size(hello(), nil, nil) == extent(88, 16))
    #expect(size(hello(), .infinity, .infinity) == extent(88, 16))
    #expect(size(hello(), 60, nil) == extent(40, 32))
    #expect(size(hello(), 300, 300) == extent(88, 16))
    #expect(size(hello(), 0, 0) == extent(0, 16))
    #expect(size(hello(), 24, nil) == extent(24, 64))
  }

  @Test func textIsCutWhereLinesAreLimited() {
    func lines(_ string: String, _ limit: Int?, _ width: Double?, _ height: Double?) -> [String] {
      TextMetric.lines(
        of: string, lineLimit: limit, ProposedSize(width: width, height: height)
      ).map(\.text)
    }
    #expect(lines("hello world", 1, 64, nil) == ["hello w…"])
    #expect(lines("hello world", nil, 64, 16) == ["hello w…"])
    #expect(lines("hello world", 2, 64, nil) == ["hello", "world"])
    #expect(lines("hello world", 1, 56, nil) == ["hello…"])
    #expect(lines("a\n\nb", nil, nil, nil) == ["a", "", "b"])
    #expect(lines("a\n\nb", 2, nil, nil) == ["a", "…"])
    #expect(lines("", nil, nil, nil) == [""])
    #expect(lines("extraordinary", nil, 40, nil) == ["extra", "ordin", "ary"])
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(size(text("한국어"), nil, nil) == extent(48, 16))
    #expect(size(text("日本語"), 40, nil) == extent(32, 32))
    #expect(size(text("😀👨‍👩‍👧"), nil, nil) == extent(32, 16))
    #expect(size(text("e\u{301}"), nil, nil) == extent(8, 16))
    #expect(size(text("가"), 8, nil).height == 16)
  }

  @Test func spacerOutsideAStackGrowsBothWays() {
    #expect(size(spacer(), 50, 60) == extent(50, 60))
    #expect(size(spacer(), nil, nil) == extent(8, 8))
  }

  @Test func fieldsFillTheWidth() {
    #expect(size(HandView(.leaf(.fillsWidth(height: 34))), 200, 100) == extent(200, 34))
  }
}
