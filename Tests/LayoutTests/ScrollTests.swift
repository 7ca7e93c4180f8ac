import Testing

@testable import ViewRuntime

@Suite struct ScrollTests {
  @Test func contentTakesItsIdealLength() {
    let view = scroll(color("c"))
    let tree = HandTree(view)
    let result = tree.layout(200, 100)
    #expect(tree.named(in: result)["c"] == rectangle(0, 0, 200, 10))
    #expect(result.scrolling[view.id]?.viewport == rectangle(0, 0, 200, 100))
    #expect(result.scrolling[view.id]?.contentSize == extent(200, 10))
  }

  @Test func offsetIsLimitedToWhatThereIsToScroll() {
    func offset(_ wanted: Double, content: Double) -> Double? {
      let view = scroll(offset: Point(x: 0, y: wanted), color().frame(height: content))
      return HandTree(view).layout(100, 100).scrolling[view.id]?.offset.y
    }
    #expect(offset(50, content: 300) == 50)
    #expect(offset(500, content: 300) == 200)
    #expect(offset(-5, content: 300) == 0)
    #expect(offset(50, content: 80) == 0)
    #expect(offset(.nan, content: 300) == 0)
  }

  @Test func contentMovesUpByTheOffset() {
    let view = scroll(
      offset: Point(x: 0, y: 30), vstack(spacing: 0, color("c").frame(height: 300)))
    #expect(bounds(view, 100, 100)["c"]?.origin.y == -30)
  }

  @Test func viewportIsAsWideAsItsContent() {
    let found = bounds(scroll(box(40, 400)).named("scroll"), 200, 100)
    #expect(found["scroll"] == rectangle(80, 0, 40, 100))
  }

  @Test func horizontalScrolling() {
    let view = scroll(
      vertical: false, horizontal: true, offset: Point(x: 25, y: 0),
      hstack(spacing: 0, box(100, 20), box(100, 20, "second")))
    let tree = HandTree(view)
    let result = tree.layout(120, 60)
    #expect(tree.named(in: result)["second"]?.origin == Point(x: 75, y: 20))
    #expect(result.scrolling[view.id]?.contentSize == extent(200, 20))
  }

  @Test func nestedViewportsClipEachOther() {
    let inner = scroll(color("c").frame(height: 500)).frame(height: 80)
    let tree = HandTree(scroll(vstack(spacing: 0, color().frame(height: 60), inner)))
    let drawn = tree.layout(100, 100).drawing.first { tree.views[Int($0.node)].name == "c" }
    #expect(drawn?.clip == rectangle(0, 60, 100, 40))
  }
}
