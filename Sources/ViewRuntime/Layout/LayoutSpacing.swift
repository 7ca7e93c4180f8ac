/// The distance a view would like to its neighbours in a stack without explicit spacing.
///
/// Apple's system keeps a preference for each edge, and other ones beside text (G12), in numbers
/// that follow its fonts. Grove has no fonts: 8 points everywhere but around a `Spacer` (G11, G13).
package enum LayoutSpacing: Hashable, Sendable {
  case standard
  /// None at all, as around a `Spacer`.
  case none

  /// The distance between two neighbours; `axis` makes no difference here.
  package func distance(to next: LayoutSpacing, along axis: Axis) -> Double {
    self == .none || next == .none ? 0 : Self.standardDistance
  }

  /// The system spacing, also the least length of a `Spacer`.
  package static let standardDistance = 8.0
}
