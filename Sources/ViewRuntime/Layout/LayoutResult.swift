/// What one layout of the whole tree found, as plain values.
package struct LayoutResult: Hashable, Sendable {
  /// The bounds of every node that is laid out, in root coordinates.
  ///
  /// A node that lays out several views, such as a composite with two in its body or a modifier on
  /// a `Group`, has the smallest rectangle around all of them; one without any has none.
  package var bounds = BoundsTable()
  /// Views in the order they are drawn, back to front; empty unless it was asked for.
  ///
  /// A view in two places is listed twice.
  package var drawing: [DrawnView] = []
  /// Every scroll view and list that is laid out.
  package var scrolling: [LayoutNodeID: ScrollGeometry] = [:]
  /// For every lazy container and list that is laid out, the rows that are on screen.
  ///
  /// A row that only touches the edge is not (Z01); outside a scroll view all rows are (Z03).
  package var visibleRows: [LayoutNodeID: Range<Int>] = [:]
  /// What was wrong with the program's numbers, in tree order.
  ///
  /// Of unchanged nodes nothing is said again: like SwiftUI, which complains when a modifier is
  /// made, layout complains when it first meets one.
  package var warnings: [LayoutWarning] = []

  /// The result for a tree without views.
  package init() {}

  /// Adds what lies over this, such as a sheet: views of another window, in the same coordinates.
  mutating func add(_ other: LayoutResult) {
    for (node, rectangle) in other.bounds.all { bounds.add(rectangle, of: node) }
    drawing += other.drawing
    scrolling.merge(other.scrolling) { _, new in new }
    visibleRows.merge(other.visibleRows) { _, new in new }
    warnings += other.warnings
  }
}

/// One view as drawn.
package struct DrawnView: Hashable, Sendable {
  package let node: LayoutNodeID
  package let bounds: Rectangle
  /// The part of the root outside of which nothing is seen: the viewports around it; `nil` if none.
  package let clip: Rectangle?
}

/// The viewport and content of a scroll view or list.
package struct ScrollGeometry: Hashable, Sendable {
  /// In root coordinates.
  package var viewport: Rectangle
  /// Estimated as long as there are lazy rows that were never made (Z05).
  package var contentSize: Size
  /// The offset in use: the tree's, limited to what there is to scroll.
  package var offset: Point
}
