import Testing

@testable import ViewRuntime

@Suite struct ModifierTests {
  @Test func G23_defaultPaddingIsSixteen() {
    let padded = box(100, 50, "box").modifier(.padding(.standard)).named("padding")
    let found = bounds(padded, 132, 82)
    #expect(found["padding"] == rectangle(0, 0, 132, 82))
    #expect(found["box"] == rectangle(16, 16, 100, 50))
  }

  @Test func G24_paddingShrinksTheProposal() {
    let found = bounds(color("c").padding(20).frame(width: 200, height: 100), 200, 100)
    #expect(found["c"] == rectangle(20, 20, 160, 60))
  }

  @Test func G25_orderOfPaddingAndBackground() {
    let inside = bounds(
      box(50, 50).padding(10).background(.center, color("c")).named("outer"), 70, 70)
    #expect(inside["c"]?.size == extent(70, 70))
    #expect(inside["outer"]?.size == extent(70, 70))
    let outside = bounds(
      box(50, 50).background(.center, color("c")).padding(10).named("outer"), 70, 70)
    #expect(outside["c"] == rectangle(10, 10, 50, 50))
    #expect(outside["outer"]?.size == extent(70, 70))
  }

  @Test func paddingOfSingleEdges() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let found = bounds(box(10, 10, "box").modifier(.padding(insets)).named("padding"), 16, 14)
    #expect(found["padding"] == rectangle(0, 0, 16, 14))
    #expect(found["box"]?.origin == Point(x: 2, y: 1))
  }

  @Test func G34_aspectRatio() {
    func fitted(_ isFill: Bool) -> [String: Rectangle] {
      bounds(
        color("c").modifier(.aspectRatio(2, isFill: isFill)).frame(width: 100, height: 100),
        100, 100)
    }
    #expect(fitted(false)["c"] == rectangle(0, 25, 100, 50))
    #expect(fitted(true)["c"] == rectangle(-50, 0, 200, 100))
    let ideal = color().frame(idealWidth: 40, idealHeight: 10).named("c")
    let found = bounds(ideal.modifier(.aspectRatio(nil, isFill: false)), 100, 100)
    #expect(found["c"]?.size == extent(100, 25))
  }

  @Test func G35_backgroundAndOverlayTakeThePrimarysSize() {
    let behind = bounds(
      box(40, 40, "box").background(.center, box(100, 100, "layer")).named("outer"), 40, 40)
    #expect(behind["outer"] == rectangle(0, 0, 40, 40))
    #expect(behind["layer"] == rectangle(-30, -30, 100, 100))
    let front = bounds(box(40, 40).overlay(.center, color("layer")), 100, 100)
    #expect(front["layer"] == rectangle(30, 30, 40, 40))
    let corner = Alignment(horizontal: .trailing, vertical: .bottom)
    let aligned = bounds(box(40, 40).overlay(corner, box(10, 10, "layer")), 40, 40)
    #expect(aligned["layer"] == rectangle(30, 30, 10, 10))
  }

  @Test func G36_severalLayersAreAZStack() {
    let found = bounds(
      box(40, 40).background(.center, box(10, 20, "a"), box(20, 10, "b")), 40, 40)
    #expect(found["a"] == rectangle(15, 10, 10, 20))
    #expect(found["b"] == rectangle(10, 15, 20, 10))
  }

  @Test func G40_offsetMovesDrawingOnly() {
    let found = bounds(
      hstack(spacing: 0, box(50, 50, "a").modifier(.offset(x: 30, y: 0)), box(50, 50, "b")),
      100, 50)
    #expect(found["a"]?.origin.x == 30)
    #expect(found["b"]?.origin.x == 50)
  }

  @Test func G40_positionTakesTheWholeProposal() {
    let found = bounds(
      box(20, 20, "box").modifier(.position(x: 50, y: 50)).named("position"), 200, 100)
    #expect(found["position"] == rectangle(0, 0, 200, 100))
    #expect(found["box"] == rectangle(40, 40, 20, 20))
  }

  @Test func drawingGoesFromBackToFront() {
    let tree = HandTree(
      box(40, 40, "box").background(.center, color("behind")).overlay(.center, color("front")))
    let drawn = tree.layout(40, 40).drawing.compactMap { tree.views[Int($0.node)].name }
    #expect(drawn == ["behind", "box", "front"])
  }
}
