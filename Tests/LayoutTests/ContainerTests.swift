import Testing

@testable import ViewRuntime

@Suite struct ContainerTests {
  @Test func G37_zStackIsTheUnion() {
    let found = bounds(
      zstack(.center, box(100, 20, "a"), box(40, 60, "b")).named("stack"), 100, 60)
    #expect(found["stack"] == rectangle(0, 0, 100, 60))
    #expect(found["a"] == rectangle(0, 20, 100, 20))
    #expect(found["b"] == rectangle(30, 0, 40, 60))
  }

  @Test func G38_highestPrioritySetsTheSize() {
    let found = bounds(
      zstack(.center, color("c"), box(50, 50).layoutPriority(1)).named("stack"), 200, 200)
    #expect(found["stack"]?.size == extent(50, 50))
    #expect(found["c"]?.size == extent(50, 50))
  }

  @Test func zIndexChangesOnlyTheOrderOfDrawing() {
    let tree = HandTree(
      zstack(.center, box(10, 10, "a").zIndex(1), box(20, 20, "b"), box(30, 30, "c")))
    let result = tree.layout(30, 30)
    let drawn = result.drawing.compactMap { tree.views[Int($0.node)].name }
    #expect(drawn == ["b", "c", "a"])
    #expect(tree.named(in: result)["a"] == rectangle(10, 10, 10, 10))
  }

  @Test func G39_geometryReaderTakesTheProposal() {
    func reader() -> HandView {
      HandView(.container(.geometry), [box(20, 20, "a"), box(10, 10, "b")]).named("reader")
    }
    let found = bounds(reader().frame(width: 200, height: 100), 200, 100)
    #expect(found["reader"] == rectangle(0, 0, 200, 100))
    #expect(found["a"] == rectangle(0, 0, 20, 20))
    #expect(found["b"] == rectangle(0, 0, 10, 10))
    #expect(bounds(reader().fixedSize(), 200, 100)["reader"]?.size == extent(10, 10))
  }

  @Test func G41_viewThatFitsPicksByIdealSize() {
    func fitting() -> HandView {
      HandView(
        .container(.firstFitting(horizontal: true, vertical: false)),
        [box(300, 10, "300"), box(200, 10, "200"), box(100, 10, "100")])
    }
    #expect(Array(bounds(fitting(), 250, 50).keys) == ["200"])
    #expect(Array(bounds(fitting(), 50, 50).keys) == ["100"])
  }

  @Test func G45_whatIsNotPlacedIsCentred() {
    struct Lazy: LayoutAlgorithm {
      func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
        proposal.replacingUnspecifiedDimensions()
      }

      func placements(
        in size: Size, proposal: ProposedSize, children: LayoutProxies
      ) -> [ChildPlacement] { [] }
    }
    let found = bounds(HandView(.custom(Lazy()), [box(20, 20, "box")]), 100, 100)
    #expect(found["box"] == rectangle(40, 40, 20, 20))
  }

  @Test func I15_groupsAreFlattened() {
    let found = bounds(
      vstack(spacing: 0, group(box(10, 10), group(box(20, 10), box(10, 10)).named("inner")))
        .named("stack"), 20, 30)
    #expect(found["stack"]?.size == extent(20, 30))
    #expect(found["inner"] == rectangle(0, 10, 20, 20))
  }

  @Test func I16_aModifierOnAGroupAppliesToEachChild() {
    let padded = group(box(10, 10, "a"), box(10, 10, "b")).named("group").padding(5)
    let found = bounds(vstack(spacing: 0, padded.named("padding")).named("stack"), 20, 40)
    #expect(found["stack"]?.size == extent(20, 40))
    #expect(found["a"] == rectangle(5, 5, 10, 10))
    #expect(found["b"] == rectangle(5, 25, 10, 10))
    #expect(found["padding"] == rectangle(0, 0, 20, 40))
    #expect(found["group"] == rectangle(5, 5, 10, 30))
  }

  @Test func I30_severalRootsAreStacked() {
    let found = bounds(group(box(10, 10, "a"), box(10, 10, "b")), 100, 100)
    #expect(found["a"] == rectangle(45, 36, 10, 10))
    #expect(found["b"] == rectangle(45, 54, 10, 10))
  }

  @Test func passthroughStacksSeveralChildren() {
    let button = HandView(.container(.passthrough), [box(10, 10), box(20, 10)]).named("button")
    #expect(bounds(button, 100, 100)["button"]?.size == extent(20, 28))
  }

  @Test func nothingAtAllIsLaidOut() {
    #expect(Array(HandTree(group()).layout(100, 100).bounds.all).isEmpty)
    #expect(size(hstack(), 100, 100) == extent(0, 0))
    #expect(size(zstack(), 100, 100) == extent(0, 0))
  }
}
