/// `scrollPosition`: where the program wants a scroll view to be, and what is told where a person
/// has moved it.
package final class ScrollPositionElement {
  /// What the program has said, to be compared with what it says later.
  let value: any ComparableValue
  let wish: ScrollWish?
  let anchor: Point?
  /// Called with the id of the view at the anchor; `nil` if no view there is a target.
  let report: (ExplicitID?) throws -> Void

  /// Makes the element for one evaluated modifier.
  package init(
    value: any ComparableValue, wish: ScrollWish?, anchor: Point?,
    report: @escaping (ExplicitID?) throws -> Void
  ) {
    self.value = value
    self.wish = wish
    self.anchor = anchor
    self.report = report
  }
}

/// What a scroll view is asked to show.
package enum ScrollWish {
  case id(ExplicitID)
  /// The start or the end of the content along an axis.
  case edge(Axis, isEnd: Bool)
  case offset(Point)
}
