/// A size in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A place, in points; y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What a parent offers: `nil` asks for the ideal length.
package struct ProposedSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a view.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// Which vertical lines of views are brought together.
package enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  indirect case custom(CustomGuide)
}

/// Which horizontal lines of views are brought together.
package enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  indirect case custom(CustomGuide)
}

/// A guide of the program's own: a number and a name.
///
/// Where it is in a view that says nothing about it is known to the layout engine.
package struct CustomGuide: Hashable, Sendable {
  let number: Int
  package let name: String
}

/// Which points of views are brought together.
package struct Alignment: Hashable, Sendable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(horizontal: .center, vertical: .center)
}

/// One of the two directions.
package enum Axis: Hashable, Sendable { case horizontal, vertical }

/// How a leaf answers a proposal.
package enum LeafLayout: Hashable, Sendable {
  /// `Color` and shapes: takes what is offered, 10 where nothing is (G01).
  case flexible
  /// Measured in the fixed metric: a cell is 8x16 points, wide characters two cells (DESIGN §9).
  case text(String, lineLimit: Int?)
  /// Always the same size, such as an image's.
  case fixed(Size)
  /// Lowest priority, no spacing of its own, at least `minLength` (default 8) along the parent's
  /// axis (G13–G15).
  case spacer(minLength: Double?)
  /// A line across the parent stack's axis.
  case divider
  /// As wide as offered, with the given height: `TextField`, `Slider`, `ProgressView`.
  case fillsWidth(height: Double)
}

/// How a container sizes and places its children.
///
/// Small, since there may be as many as there are rows: what is rare and large is boxed.
package enum ContainerLayout: Hashable, Sendable {
  /// `VStack` and `HStack` (G04).
  case vertical(alignment: HorizontalAlignment, spacing: Double?)
  case horizontal(alignment: VerticalAlignment, spacing: Double?)
  /// `ZStack` (G37).
  case depth(alignment: Alignment)
  /// Creates children only until the viewport of the enclosing scroll view is full (Z01).
  case lazyVertical(alignment: HorizontalAlignment, spacing: Double?)
  /// The same, along the other axis.
  case lazyHorizontal(alignment: VerticalAlignment, spacing: Double?)
  /// `LazyVGrid` along the vertical axis, `LazyHGrid` along the horizontal one (Z16).
  indirect case lazyGrid(axis: Axis, tracks: [GridTrack], alignment: Alignment, spacing: Double?)
  /// `Section`: what it holds stands where it stands, and as rows of its own in a lazy container.
  case section
  /// `ScrollView`, with the margins that its content keeps.
  indirect case scroll(vertical: Bool, horizontal: Bool, margins: EdgeInsets = .zero)
  /// `List`, `Form`: lazy rows, full width, in a viewport of their own.
  case list
  /// The same size as its only child (or a vertical stack of them): `Button`, `Section`.
  case passthrough
  /// `NavigationStack`: one screen at a time, which is given the whole space.
  case screens
  /// `TabView`: the same, for the tab that is selected.
  case tabs
  /// `GridRow`: its views are cells of the grid around it.
  case gridRow(VerticalAlignment?)
  /// `GeometryReader`: takes the proposal; children at the top left, one over the other (G39).
  case geometry
  /// `ViewThatFits`: the first child whose ideal size fits on these axes (G41).
  case firstFitting(horizontal: Bool, vertical: Bool)
}

/// A modifier that takes part in layout.
package enum LayoutModifier: Hashable {
  /// `.padding` (G24).
  case padding(EdgeInsets)
  /// `.frame(width:height:alignment:)`.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// `.frame(minWidth:idealWidth:maxWidth:…)` (G28–G32).
  case flexibleFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
    idealHeight: Double?, maxHeight: Double?, alignment: Alignment)
  /// `.containerRelativeFrame`.
  case relativeFrame(
    horizontal: Bool, vertical: Bool, alignment: Alignment, length: RelativeLength)
  /// `.fixedSize` (G33).
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `.aspectRatio`, width over height; `nil` for the child's own (G34).
  case aspectRatio(Double?, isFill: Bool)
  /// `.offset` (G40).
  case offset(x: Double, y: Double)
  /// `.position` (G40).
  case position(x: Double, y: Double)
}
