import Testing

@testable import ViewRuntime

@Suite struct StackTests {
  @Test func G05_evenSplit() {
    let found = bounds(
      hstack(spacing: 0, color("a"), color("b"), color("c")).frame(width: 300, height: 100),
      300, 100)
    #expect(found["a"] == rectangle(0, 0, 100, 100))
    #expect(found["b"] == rectangle(100, 0, 100, 100))
    #expect(found["c"] == rectangle(200, 0, 100, 100))
  }

  @Test func G06_spacingIsRemovedFirst() {
    let found = bounds(
      hstack(spacing: 10, color("a"), color("b"), color("c")).frame(width: 320, height: 50),
      320, 50)
    #expect(found["a"] == rectangle(0, 0, 100, 50))
    #expect(found["b"] == rectangle(110, 0, 100, 50))
    #expect(found["c"] == rectangle(220, 0, 100, 50))
  }

  @Test func G07_leastFlexibleFirstCanOverflow() {
    let stack = hstack(
      spacing: 0, color().frame(maxWidth: 100).named("red"),
      color().frame(minWidth: 100).named("green")
    ).named("stack")
    let found = bounds(stack.frame(width: 150, height: 100), 150, 100)
    #expect(found["red"] == rectangle(-12.5, 0, 75, 100))
    #expect(found["green"] == rectangle(62.5, 0, 100, 100))
    #expect(found["stack"] == rectangle(-12.5, 0, 175, 100))
  }

  @Test func G08_boxBetweenFlexibleSiblings() {
    let found = bounds(
      vstack(spacing: 20, color("a"), box(10, 10, "box"), color("b"))
        .frame(width: 50, height: 150), 50, 150)
    #expect(found["a"] == rectangle(0, 0, 50, 50))
    #expect(found["box"] == rectangle(20, 70, 10, 10))
    #expect(found["b"] == rectangle(0, 100, 50, 50))
  }

  @Test func G09_priorityTakesWhatLowerMinimumsLeave() {
    let found = bounds(
      hstack(
        spacing: 0, color().frame(minWidth: 50).named("a"),
        color("b").layoutPriority(1)
      ).frame(width: 200, height: 20), 200, 20)
    #expect(found["a"] == rectangle(0, 0, 50, 20))
    #expect(found["b"] == rectangle(50, 0, 150, 20))
  }

  @Test func G10_lowPriorityFlexibleSiblingGetsNothing() {
    let found = bounds(
      hstack(spacing: 0, color("a"), color("b").layoutPriority(1)).frame(width: 200, height: 20),
      200, 20)
    #expect(found["a"] == rectangle(0, 0, 0, 20))
    #expect(found["b"] == rectangle(0, 0, 200, 20))
  }

  @Test func G11_defaultSpacingIsEight() {
    let row = hstack(box(50, 50), box(50, 50, "second")).named("stack")
    let found = bounds(row, 108, 50)
    #expect(found["stack"] == rectangle(0, 0, 108, 50))
    #expect(found["second"]?.origin.x == 58)
    #expect(size(vstack(box(50, 50), box(50, 50)), nil, nil) == extent(50, 108))
  }

  @Test func G13_spacerPushesAndHasNoSpacing() {
    func row() -> HandView {
      hstack(box(50, 50, "first"), spacer().named("spacer"), box(50, 50, "second"))
    }
    let wide = bounds(row().frame(width: 200, height: 50), 200, 50)
    #expect(wide["first"]?.origin.x == 0)
    #expect(wide["spacer"]?.size.width == 100)
    #expect(wide["second"]?.origin.x == 150)
    let narrow = bounds(row().frame(width: 100, height: 50), 100, 50)
    #expect(narrow["first"]?.origin.x == -4)
    #expect(narrow["second"]?.origin.x == 54)
  }

  @Test func G14_explicitSpacingCountsAroundASpacer() {
    let found = bounds(
      hstack(spacing: 10, box(50, 50), spacer().named("spacer"), box(50, 50, "second"))
        .frame(width: 200, height: 50), 200, 50)
    #expect(found["spacer"]?.size.width == 80)
    #expect(found["second"]?.origin.x == 150)
  }

  @Test func G15_spacerHasNoLengthAcross() {
    let found = bounds(
      vstack(spacing: 0, spacer(minLength: 0), box(10, 10, "box")).named("stack"), 100, 100)
    #expect(found["stack"]?.size == extent(10, 100))
    #expect(found["box"]?.origin.y == 90)
  }

  @Test func G15_modifiersKeepTheAxisOfTheStackAround() {
    let found = bounds(
      vstack(spacing: 0, spacer(minLength: 0).padding(0), box(10, 10)).named("stack"), 100, 100)
    #expect(found["stack"]?.size == extent(10, 100))
  }

  @Test func G16_twoSpacersShare() {
    let found = bounds(
      hstack(spacing: 0, spacer(), box(40, 10, "box"), spacer()).frame(width: 100, height: 10),
      100, 10)
    #expect(found["box"]?.origin.x == 30)
  }

  @Test func G17_stackHugsRigidChildren() {
    let found = bounds(
      hstack(spacing: 0, box(20, 10), box(20, 10)).named("stack").frame(width: 100, height: 30),
      100, 30)
    #expect(found["stack"] == rectangle(30, 10, 40, 10))
  }

  @Test func G18_fixedChildrenOverflowBothWays() {
    let found = bounds(
      vstack(
        spacing: 0, color().frame(height: 80).named("a"), color().frame(height: 80).named("b")
      ).named("stack").frame(width: 50, height: 100), 50, 100)
    #expect(found["stack"] == rectangle(0, -30, 50, 160))
    #expect(found["a"]?.origin.y == -30)
    #expect(found["b"]?.origin.y == 50)
  }

  @Test func G19_noOfferMeansIdealSizes() {
    let found = bounds(
      hstack(spacing: 0, color(), color()).fixedSize().named("stack"), 100, 100)
    #expect(found["stack"]?.size == extent(20, 10))
  }

  @Test func G20_alignmentAcross() {
    func origins(_ alignment: HorizontalAlignment) -> [Double?] {
      let found = bounds(
        vstack(alignment, spacing: 0, box(30, 10, "a"), box(50, 10, "b")), 50, 20)
      return [found["a"]?.origin.x, found["b"]?.origin.x]
    }
    #expect(origins(.center) == [10, 0])
    #expect(origins(.leading) == [0, 0])
    #expect(origins(.trailing) == [20, 0])
    #expect(size(vstack(spacing: 0, box(30, 10), box(50, 10)), nil, nil) == extent(50, 20))
  }

  @Test func G21_alignmentGuideShiftsAndWidens() {
    let found = bounds(
      vstack(
        .leading, spacing: 0, box(40, 10, "a"),
        box(40, 10, "b").alignmentGuide(.horizontal(.leading)) { _ in -20 }
      ).named("stack"), 60, 20)
    #expect(found["stack"] == rectangle(0, 0, 60, 20))
    #expect(found["a"]?.origin.x == 0)
    #expect(found["b"]?.origin.x == 20)
  }

  @Test func G21_alignmentGuideReachesThroughModifiers() {
    let shifted = box(40, 10, "b").alignmentGuide(.horizontal(.leading)) { _ in -20 }
    let found = bounds(
      vstack(.leading, spacing: 0, box(40, 10, "a"), shifted.padding(0)).named("stack"), 60, 20)
    #expect(found["stack"]?.size.width == 60)
    #expect(found["b"]?.origin.x == 20)
  }

  @Test func G22_alignmentGuideOfAnotherLineIsIgnored() {
    let found = bounds(
      vstack(
        .trailing, spacing: 0, box(40, 10, "a"),
        box(40, 10, "b").alignmentGuide(.horizontal(.leading)) { _ in -20 }
      ).named("stack"), 40, 20)
    #expect(found["stack"] == rectangle(0, 0, 40, 20))
    #expect(found["a"]?.origin.x == 0)
    #expect(found["b"]?.origin.x == 0)
  }

  @Test func baselinesAlignTextOfDifferentHeights() {
    let found = bounds(
      hstack(
        .firstTextBaseline, spacing: 0, text("a\nb").named("tall"), text("c").padding(4),
        text("d").named("short")), 200, 100)
    let top = (found["tall"]?.origin.y, found["short"]?.origin.y)
    #expect(top.0 == top.1)
  }

  @Test func I19_emptyViewsMakeNoGap() {
    #expect(
      size(vstack(spacing: 10, box(20, 20), group(), box(20, 20)), nil, nil) == extent(20, 50))
  }

  @Test func dividerLiesAcrossTheStack() {
    func divider() -> HandView { HandView(.leaf(.divider)).named("divider") }
    let column = bounds(vstack(spacing: 0, box(10, 10), divider()), 100, 50)
    #expect(column["divider"]?.size == extent(100, 1))
    let row = bounds(hstack(spacing: 0, box(10, 10), divider()), 100, 50)
    #expect(row["divider"]?.size == extent(1, 50))
  }
}
