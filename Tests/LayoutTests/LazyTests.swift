import Testing

@testable import ViewRuntime

@Suite struct LazyTests {
  private func rowOfHeight(_ height: Double) -> (Int) -> HandView {
    { color().frame(height: height).named("\($0)") }
  }

  @Test func Z01_rowsAreMadeUntilTheViewportIsFull() {
    let rows = lazyVStack(spacing: 0, count: 100, rowOfHeight(50))
    let tree = HandTree(scroll(rows).frame(height: 300))
    let result = tree.layout(200, 300)
    #expect(rows.rows.keys.sorted() == Array(0...5))
    #expect(result.visibleRows[rows.id] == 0..<6)
  }

  @Test func Z01_visibleRowsFollowTheOffset() {
    let rows = lazyVStack(spacing: 0, count: 100, rowOfHeight(100))
    let view = scroll(rows)
    let tree = HandTree(view)
    #expect(tree.layout(300, 500).visibleRows[rows.id] == 0..<5)
    view.scrollOffset.y = 200
    let moved = tree.layout(300, 500)
    #expect(moved.visibleRows[rows.id] == 2..<7)
    #expect(tree.named(in: moved)["2"] == rectangle(0, 0, 300, 100))
    #expect(rows.rows.count == 7)
    view.scrollOffset.y = -200
    let back = tree.layout(300, 500)
    #expect(back.visibleRows[rows.id] == 0..<5)
    #expect(back.scrolling[view.id]?.offset.y == 0)
    #expect(rows.rows.count == 7)
  }

  @Test func Z03_withoutAScrollViewAllRowsAreMade() {
    let rows = lazyVStack(spacing: 0, count: 20, rowOfHeight(50))
    let tree = HandTree(rows.named("rows"))
    let result = tree.layout(100, 300)
    #expect(result.visibleRows[rows.id] == 0..<20)
    #expect(tree.named(in: result)["rows"]?.size == extent(100, 1000))
  }

  @Test func Z04_lazyStackTakesTheFullWidth() {
    let rows = lazyVStack(count: 1) { _ in box(20, 20, "box") }.named("rows")
    let found = HandTree(scroll(rows))
    let bounds = found.named(in: found.layout(200, 100))
    #expect(bounds["rows"]?.size.width == 200)
    #expect(bounds["box"]?.origin.x == 90)
  }

  @Test func Z05_lengthIsEstimatedFromTheRowsThatExist() {
    let heights: [Double] = [100, 50]
    let rows = lazyVStack(spacing: 0, count: 100) { [rowOfHeight] in
      rowOfHeight($0 < 2 ? heights[$0] : 50)($0)
    }
    let view = scroll(rows)
    let tree = HandTree(view)
    let result = tree.layout(100, 200)
    #expect(rows.rows.count == 3)
    #expect(result.visibleRows[rows.id] == 0..<3)
    let average = 200.0 / 3
    let length = result.scrolling[view.id]?.contentSize.height ?? 0
    #expect(abs(length - 100 * average) < 0.001)
  }

  @Test func Z08_Z11_aRowMayHoldAnyNumberOfViews() {
    let container = rows(.lazyVertical(alignment: .center, spacing: 10), count: 50) { index in
      index.isMultiple(of: 2) ? [] : [box(10, 20, "\(index)a"), box(10, 20, "\(index)b")]
    }
    let tree = HandTree(scroll(container))
    let found = tree.named(in: tree.layout(100, 100))
    #expect(found["1a"]?.origin.y == 0)
    #expect(found["1b"]?.origin.y == 30)
    #expect(found["3a"]?.origin.y == 60)
    #expect(found["3b"]?.origin.y == 90)
  }

  @Test func aFarJumpMakesOnlyTheRowsThere() {
    let rows = lazyVStack(spacing: 0, count: 1_000_000, rowOfHeight(40))
    let view = scroll(offset: Point(x: 0, y: 20_000_000), rows)
    let tree = HandTree(view)
    #expect(tree.layout(100, 200).visibleRows[rows.id] == 500_000..<500_005)
    #expect(rows.rows.count == 6)
    view.scrollOffset.y = .infinity
    #expect(tree.layout(100, 200).visibleRows[rows.id] == 999_995..<1_000_000)
  }

  @Test func listRowsHaveInsetsAndALeastHeight() {
    let rows = list(count: 50) { index in
      index == 0 ? box(20, 60, "tall") : text("Row").named("\(index)")
    }
    let tree = HandTree(rows.named("list"))
    let result = tree.layout(300, 500)
    let found = tree.named(in: result)
    #expect(found["list"] == rectangle(0, 0, 300, 500))
    #expect(found["tall"] == rectangle(16, 8, 20, 60))
    #expect(found["1"] == rectangle(16, 90, 24, 16))
    #expect(result.visibleRows[rows.id] == 0..<11)
  }

  @Test func aLazyStackBelowOthersSeesItsPartOfTheViewport() {
    let rows = lazyVStack(spacing: 0, count: 100, rowOfHeight(100))
    let view = scroll(vstack(spacing: 0, color().frame(height: 300), rows))
    let tree = HandTree(view)
    #expect(tree.layout(100, 500).visibleRows[rows.id] == 0..<2)
    view.scrollOffset.y = 450
    #expect(tree.layout(100, 500).visibleRows[rows.id] == 1..<7)
  }

  @Test func emptyRowsDoNotMakeAllOthers() {
    let rows = rows(.lazyVertical(alignment: .center, spacing: 0), count: 1000) { index in
      index < 20 ? [] : [box(10, 50)]
    }
    _ = HandTree(scroll(rows)).layout(100, 100)
    #expect(rows.rows.count < 40)
  }

  @Test func aChangedRowIsMeasuredAgain() {
    let rows = lazyVStack(spacing: 0, count: 3, rowOfHeight(50))
    let tree = HandTree(scroll(rows))
    _ = tree.layout(100, 100)
    let first = rows.rows[0]?.first
    first?.role = .modifier(.frame(width: nil, height: 80, alignment: .center))
    if let first { tree.changed(first) }
    let found = tree.named(in: tree.layout(100, 100))
    #expect(found["0"]?.size.height == 80)
    #expect(found["1"]?.origin.y == 80)
  }

  @Test func releasedRowsAreMadeAgain() {
    let rows = lazyVStack(spacing: 0, count: 100, rowOfHeight(100))
    let view = scroll(rows)
    let tree = HandTree(view)
    _ = tree.layout(300, 500)
    rows.rows = [:]
    let found = tree.named(in: tree.layout(300, 500))
    #expect(rows.rows.keys.sorted() == Array(0...4))
    #expect(found["4"]?.origin.y == 400)
  }
}
