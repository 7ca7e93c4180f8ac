/// What a view's size depends on besides its proposal: where it stands.
struct LayoutContext: Hashable {
  /// The axis of the stack around it, which gives spacers and dividers their direction (G15).
  var stackAxis: Axis?
  /// Whether a scroll view around it scrolls along the axis; only then are rows lazy (Z03).
  var scrollsHorizontally = false
  var scrollsVertically = false
  /// The size of the nearest container that `containerRelativeFrame` means: the window, or what a
  /// scroll view was offered.
  var container: Size

  /// The context of the children of a layout with `childAxis`.
  func inside(_ childAxis: ChildAxis) -> LayoutContext {
    var inner = self
    switch childAxis {
    case .inherited: break
    case .none: inner.stackAxis = nil
    case .along(let axis): inner.stackAxis = axis
    }
    return inner
  }

  func scrolls(along axis: Axis) -> Bool {
    axis == .horizontal ? scrollsHorizontally : scrollsVertically
  }

  /// A small number, different for different contexts.
  var code: UInt8 {
    let axis: UInt8 =
      switch stackAxis {
      case nil: 0
      case .horizontal: 1
      case .vertical: 2
      }
    return axis + (scrollsHorizontally ? 4 : 0) + (scrollsVertically ? 8 : 0)
  }
}
