import Testing

@testable import ViewRuntime

@Suite struct FrameTests {
  private let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  @Test func G26_fixedFrameCentresItsChild() {
    let centred = bounds(box(20, 20, "box").frame(width: 100, height: 60), 100, 60)
    #expect(centred["box"] == rectangle(40, 20, 20, 20))
    let corner = bounds(
      box(20, 20, "box").frame(width: 100, height: 60, alignment: bottomTrailing), 100, 60)
    #expect(corner["box"] == rectangle(80, 40, 20, 20))
    let small = bounds(box(20, 20, "box").frame(width: 10, height: 10).named("frame"), 10, 10)
    #expect(small["frame"] == rectangle(0, 0, 10, 10))
    #expect(small["box"] == rectangle(-5, -5, 20, 20))
  }

  @Test func G27_oneDimensionFrameAdoptsTheOther() {
    let found = bounds(color().frame(height: 30).named("frame"), 200, 100)
    #expect(found["frame"]?.size == extent(200, 30))
  }

  @Test func G28_bothLimitsTakeTheClampedProposal() {
    func framed() -> HandView { box(20, 20).frame(minWidth: 50, maxWidth: 100) }
    #expect(size(framed(), 300, 300) == extent(100, 20))
    #expect(size(framed(), 70, 300) == extent(70, 20))
    #expect(size(framed(), 30, 300) == extent(50, 20))
  }

  @Test func G29_onlyAMinimum() {
    #expect(size(box(20, 20).frame(minWidth: 50), 30, 30).width == 50)
    #expect(size(box(20, 20).frame(minWidth: 50), 300, 300).width == 50)
  }

  @Test func G30_onlyAMaximumExpands() {
    #expect(size(box(20, 20).frame(maxWidth: 100), 300, 300).width == 100)
    #expect(size(box(20, 20).frame(maxWidth: 100), 60, 60).width == 60)
    #expect(size(box(20, 20).frame(maxWidth: 100), 10, 10).width == 20)
  }

  @Test func G31_infiniteMaximumFillsAndNeverShrinksBelowTheChild() {
    #expect(size(box(80, 20).frame(maxWidth: .infinity), 200, 50).width == 200)
    #expect(size(box(80, 20).frame(maxWidth: .infinity), 50, 50).width == 80)
    #expect(size(box(80, 20).frame(maxWidth: .infinity), nil, nil).width == 80)
  }

  @Test func G32_idealCountsOnlyWithoutAnOffer() {
    func framed() -> HandView { color("c").frame(idealWidth: 100, idealHeight: 40) }
    let fixed = bounds(framed().fixedSize(), 300, 200)
    #expect(fixed["c"]?.size == extent(100, 40))
    #expect(bounds(framed(), 300, 200)["c"]?.size == extent(300, 200))
  }

  @Test func G33_fixedSizeOnOneAxis() {
    let found = bounds(color("c").fixedSize(horizontal: true, vertical: false), 200, 100)
    #expect(found["c"]?.size == extent(10, 100))
  }

  @Test func G46_impossibleFramesWarnAndAreIgnored() {
    let negative = HandTree(box(20, 20).frame(width: -10).named("frame"))
    let result = negative.layout(100, 100)
    #expect(negative.named(in: result)["frame"]?.size == extent(20, 20))
    #expect(
      result.warnings.map(\.text) == ["Invalid frame dimension (negative or non-finite)."])
    #expect(negative.layout(100, 100).warnings.isEmpty)

    let contradictory = HandTree(box(20, 20).frame(minWidth: 100, maxWidth: 50))
    #expect(
      contradictory.layout(100, 100).warnings.map(\.text)
        == ["Contradictory frame constraints specified."])
  }
}
