/// Something that layout had to ignore or cut short.
package struct LayoutWarning: Hashable, Sendable {
  /// What was wrong.
  package enum Reason: Hashable, Sendable {
    /// A fixed frame, or an explicit minimum, that no view can have (G46).
    case invalidFrame
    /// A minimum above its ideal or maximum length (G46).
    case contradictoryFrame
    /// A padding, offset, position or ratio that is not a number.
    case invalidNumber(modifier: String)
    /// A view answered with a size that is negative or not a number.
    case invalidSize
    /// Views nested deeper than `LayoutLimits.depth`; what lies below has no size.
    case tooDeep
    /// More sizes were asked for than `LayoutLimits.sizings`; the rest are approximate.
    case tooMuchWork
    /// More lazy rows on screen than `LayoutLimits.rows`; the rest are not made.
    case tooManyRows
  }

  /// `nil` if it is not about one node.
  package let node: LayoutNodeID?
  /// What was wrong with it.
  package let reason: Reason

  /// The sentence a person reads; that of frames is the one SwiftUI logs.
  package var text: String {
    switch reason {
    case .invalidFrame: "Invalid frame dimension (negative or non-finite)."
    case .contradictoryFrame: "Contradictory frame constraints specified."
    case .invalidNumber(let modifier): "\(modifier): ignored a number that is not finite."
    case .invalidSize: "A layout answered with a size that is negative or not a number."
    case .tooDeep: "Views are nested more than \(LayoutLimits.depth) deep; the rest has no size."
    case .tooMuchWork: "Layout asked for more than \(LayoutLimits.sizings) sizes and was cut short."
    case .tooManyRows:
      "More than \(LayoutLimits.rows) lazy rows are on screen; the rest is left out."
    }
  }
}
