/// Where layout stops, so that no program can hang or crash it.
package enum LayoutLimits {
  /// Nodes inside nodes; each level costs a few stack frames, so this bounds the stack.
  package static let depth = 1000
  /// Sizes computed, not remembered, in one layout; about a second of work.
  package static let sizings = 2_000_000
  /// Lazy rows made in one layout of a container.
  package static let rows = 10_000
  /// Times the tree is placed again because rows came out longer or shorter than estimated (Z05).
  static let passes = 8
  /// Warnings in one result; a program that is wrong in a loop need not be told each time.
  static let warnings = 100
  /// Default positions of guides that are asked for by each other.
  static let guideDepth = 16
  /// Proposals remembered for one view.
  static let rememberedSizes = 64
}
