/// A node of the tree that layout reads: a small number, used again once the node is gone.
package typealias LayoutNodeID = Int32

/// The render tree as layout sees it.
///
/// Layout asks downwards only and keeps what it learnt of each node until the node is invalidated,
/// so the tree may be stored in any way. Every record of the render tree may be a node here:
/// composites and places are `transparent`, and layout flattens them itself (I15).
package protocol LayoutTree: AnyObject {
  /// What the node is to layout.
  func layoutRole(of node: LayoutNodeID) -> LayoutRole

  /// Calls `visit` for each direct child, in order.
  ///
  /// Of a background or overlay, children with the role `secondary` are the extra views, wherever
  /// they stand. Not called for lazy containers and lists: their children are rows.
  func visitLayoutChildren(of node: LayoutNodeID, _ visit: (LayoutNodeID) -> Void)

  /// How far the content of a scroll view or list is moved up and left; any value will do, since
  /// layout answers with the offset that is possible.
  func scrollOffset(of node: LayoutNodeID) -> Point

  /// How many rows a lazy container or list has, made or not.
  ///
  /// A row is what can be counted without running a row closure: a static child, or one element
  /// of a `ForEach`. It may turn out to hold any number of views (Z08, Z11).
  func rowCount(of node: LayoutNodeID) -> Int

  /// The rows that exist already, ascending.
  func realisedRows(of node: LayoutNodeID) -> [Int]

  /// The topmost nodes of one row, which is made first if need be.
  ///
  /// Called while layout runs; outside the row nothing in the tree may change during the call. A
  /// row that cannot be made answers with no nodes, and is asked for again in the next layout.
  func realiseRow(_ index: Int, of node: LayoutNodeID) -> [LayoutNodeID]

  /// Where headers and footers stay on the screen while their section does: those of the sections
  /// at the ends of what is seen (Z15).
  func pinnedRows(of node: LayoutNodeID, around seen: Range<Int>) -> [PinnedRow]
}

extension LayoutTree {
  package func pinnedRows(of node: LayoutNodeID, around seen: Range<Int>) -> [PinnedRow] { [] }
}

/// A header or footer that stays on the screen, and the rows of its section, itself included.
package struct PinnedRow {
  package let row: Int
  package let section: Range<Int>
  package let isFooter: Bool
}
