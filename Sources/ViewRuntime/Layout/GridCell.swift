/// How one view takes part in the grid around it.
package struct GridCell: Hashable, Sendable {
  /// Columns the cell spans.
  package var columns = 1
  /// Where in its cell the view lies, from 0 to 1 on both axes; `nil` for the grid's alignment.
  package var anchor: Point?
  /// The alignment of the column that the cell is in.
  package var columnAlignment: HorizontalAlignment?
  /// Axes on which the view takes what the grid has and asks for nothing.
  package var isUnsizedHorizontally = false
  package var isUnsizedVertically = false
  /// The `GridRow` the view is in; a view outside any row has a row of its own.
  var row: LayoutNodeID?
  var rowAlignment: VerticalAlignment?

  /// A cell as a view without any grid modifier has it.
  package init() {}
}
