import Testing

@testable import ViewRuntime

@Suite struct LimitTests {
  @Test func numbersThatAreNoneDoNoHarm() {
    let odd: [Double] = [.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude]
    for number in odd {
      let views = [
        box(number, number), color().padding(number), spacer(minLength: number),
        hstack(spacing: number, color(), color()),
        color().frame(minWidth: number, idealWidth: number, maxWidth: number).fixedSize(),
        color().modifier(.aspectRatio(number, isFill: true)),
        color().modifier(.offset(x: number, y: number)),
        color().modifier(.position(x: number, y: number)),
        HandView(.leaf(.fixed(Size(width: number, height: number)))),
        color().layoutPriority(number).zIndex(number),
        box(10, 10).alignmentGuide(.horizontal(.center)) { _ in number },
      ]
      for view in views {
        let tree = HandTree(vstack(spacing: 0, view, color("c")).named("root"))
        for window in [number, 100] {
          let result = tree.layout(window, window)
          if window == 100 && number != .greatestFiniteMagnitude {
            #expect(result.bounds.all.allSatisfy { $0.bounds.isFinite })
          }
        }
      }
    }
  }

  @Test func answersThatAreNoSizesAreReplaced() {
    struct Broken: LayoutAlgorithm {
      func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
        Size(width: .nan, height: -.infinity)
      }

      func placements(
        in size: Size, proposal: ProposedSize, children: LayoutProxies
      ) -> [ChildPlacement] {
        [.at(Point(x: .nan, y: .infinity), .unspecified)]
      }
    }
    let result = HandTree(HandView(.custom(Broken()), [box(10, 10)])).layout(100, 100)
    #expect(result.warnings.map(\.reason) == [.invalidSize])
    #expect(result.bounds.all.allSatisfy { $0.bounds.isFinite })
  }

  // On the main thread, whose stack is large everywhere.
  @Test @MainActor func deepNestingIsCutWithAWarning() {
    var view = box(10, 10)
    for level in 0..<(LayoutLimits.depth * 2) {
      view =
        level.isMultiple(of: 2) ? vstack(spacing: 0, view) : hstack(spacing: 0, view, box(1, 1))
    }
    let result = HandTree(view).layout(100, 100)
    #expect(!result.warnings.isEmpty)
    #expect(result.warnings.allSatisfy { $0.reason == .tooDeep })
  }

  @Test @MainActor func depthBelowTheLimitIsNoWarning() {
    var view = box(10, 10, "box")
    for _ in 0..<(LayoutLimits.depth - 10) { view = view.padding(0) }
    let tree = HandTree(view)
    let result = tree.layout(100, 100)
    #expect(result.warnings.isEmpty)
    #expect(tree.named(in: result)["box"]?.size == extent(10, 10))
  }
}
