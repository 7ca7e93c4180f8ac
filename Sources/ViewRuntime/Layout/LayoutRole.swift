/// What one node of the render tree means to layout.
package enum LayoutRole {
  /// Lays out as its children do, however many there are: composites, structural places, `Group`,
  /// drawing, environment and gesture modifiers, everything that is not simulated.
  case transparent
  case leaf(LeafLayout)
  case container(ContainerLayout)
  /// Applied to each view of its content separately (I16).
  case modifier(LayoutModifier)
  /// Children with the role `secondary` are shown behind each view of the content (G35, G36).
  case background(Alignment)
  /// The same, in front.
  case overlay(Alignment)
  /// Children with the role `secondary` stand at an edge and take room from the content.
  case inset(EdgeInset)
  /// The place that holds the views of a background or overlay.
  case secondary
  /// `.layoutPriority`: read by the stack around it (G04, G38).
  case layoutPriority(Double)
  /// `.zIndex`: read by whatever draws; siblings with a higher one are drawn later.
  case zIndex(Double)
  /// `.listRowInsets`: read by the list around it.
  case rowInsets(EdgeInsets)
  /// `.alignmentGuide`: where the view says that a guide is, given its size (G21).
  case alignmentGuide(AlignmentGuide, (GuideContext) -> Double)
  /// `.layoutValue`: read by a layout of the program's own around it.
  case layoutValue(LayoutValueKey, any ComparableValue)
  /// `.gridCellColumns` and its like: read by the grid around it.
  case gridCell((inout GridCell) -> Void)
  /// A container of the program's own, or of a library.
  case custom(any LayoutAlgorithm)
}

/// What a `LayoutValueKey` type of the program is to layout.
package struct LayoutValueKey: Hashable, Sendable {
  /// Different for each of the program's keys.
  let number: Int

  /// Makes the key with a number of the host's.
  package init(number: Int) { self.number = number }
}
