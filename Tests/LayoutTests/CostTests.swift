import Testing

@testable import ViewRuntime

@Suite struct CostTests {
  /// Some hundred times what an idle machine takes; exceeded only if work grows out of proportion.
  private static let generous = Duration.seconds(5)

  /// Counts how often a view is asked for its size without a remembered answer.
  private final class Counter { var sizes = 0 }

  private struct Counted: LayoutAlgorithm {
    let counter: Counter

    func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
      counter.sizes += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func placements(
      in size: Size, proposal: ProposedSize, children: LayoutProxies
    ) -> [ChildPlacement] { [] }
  }

  @Test func G43_G44_aChildIsAskedOncePerProposal() {
    let counter = Counter()
    let tree = HandTree(
      hstack(spacing: 0, HandView(.custom(Counted(counter: counter))), color()))
    _ = tree.layout(200, 100)
    // At nothing, at infinity, and at its share.
    #expect(counter.sizes == 3)
    _ = tree.layout(200, 100)
    #expect(counter.sizes == 3)
  }

  @Test func G44_aLoneChildIsNotProbed() {
    let counter = Counter()
    _ = HandTree(hstack(HandView(.custom(Counted(counter: counter))))).layout(200, 100)
    #expect(counter.sizes == 1)
  }

  @Test func tenThousandRowsAreQuick() {
    let view = vstack(spacing: 0)
    view.children = (0..<10_000).map { index in
      group(text("Row \(index)").frame(height: 20).background(.center, color()))
    }
    let tree = HandTree(scroll(view))
    tree.listsDrawing = false
    let clock = ContinuousClock()
    let first = clock.measure { _ = tree.layout(300, 500) }
    #expect(first < Self.generous)
    let again = clock.measure { _ = tree.layout(300, 500) }
    #expect(again < Self.generous)
  }

  @Test func tenThousandEqualChildrenInALimitedLength() {
    let view = vstack(spacing: 0)
    view.children = (0..<10_000).map { _ in color() }
    let tree = HandTree(view)
    let time = ContinuousClock().measure { _ = tree.layout(300, 500) }
    #expect(time < Self.generous)
  }

  @Test func nestedStacksAreNotExponential() {
    var view = text("some words that wrap at the end of the line")
    for level in 0..<40 {
      view =
        level.isMultiple(of: 2)
        ? vstack(spacing: 0, view, text("and more words"), color())
        : hstack(spacing: 0, view, text("and more words"), color())
    }
    let time = ContinuousClock().measure { _ = HandTree(view).layout(300, 500) }
    #expect(time < Self.generous)
  }

  @Test func onlyWhatChangedIsMeasuredAgain() {
    let counters = [Counter(), Counter()]
    let leaves = counters.map { HandView(.custom(Counted(counter: $0))) }
    let stack = vstack(spacing: 0, leaves[0].padding(1), leaves[1].padding(1))
    let tree = HandTree(stack)
    _ = tree.layout(100, 100)
    let before = counters.map(\.sizes)
    tree.changed(leaves[0])
    _ = tree.layout(100, 100)
    #expect(counters[0].sizes > before[0])
    #expect(counters[1].sizes == before[1])
  }
}
