/// How one view sizes and places its children: a value, as SwiftUI's `Layout` is.
///
/// Everything it learns comes through the proxies, so the same children, proposal and value always
/// give the same answer, and layout may remember it.
package protocol LayoutAlgorithm {
  /// The axis that `Spacer` and `Divider` take their direction from.
  var childAxis: ChildAxis { get }

  /// The size this view takes when its parent offers `proposal`.
  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size

  /// Where each child goes in bounds of `size` that start at (0, 0), given the proposal that led to
  /// that size: one entry a child, in order. A child without an entry is centred (G45).
  func placements(in size: Size, proposal: ProposedSize, children: LayoutProxies)
    -> [ChildPlacement]
}

extension LayoutAlgorithm {
  package var childAxis: ChildAxis { .none }
}

/// The direction that a layout gives to the spacers and dividers among its children.
package enum ChildAxis: Hashable, Sendable {
  /// Modifiers hand on what their own parent gave.
  case inherited
  /// Spacers grow both ways and dividers lie flat, as outside any stack.
  case none
  case along(Axis)
}

/// Where one child goes.
package enum ChildPlacement {
  /// Its top left corner and what it is offered there.
  case at(Point, ProposedSize)
  /// In the middle, because the layout did not place it (G45).
  case centred
  /// Not shown at all: what `ViewThatFits` did not choose (G41).
  case hidden
}
