/// Something a person sees on the simulated screen.
package struct ScreenItem: Sendable {
  package enum Content: Sendable {
    case text(String)
    /// A leaf without text: a colour, a shape, an image.
    case shape(type: String, detail: String)
    /// What surrounds a control that can be tapped.
    case button
    case toggle(isOn: Bool)
    case field(String)
    case value(Double, ClosedRange<Double>?)
  }

  package var content: Content
  /// Points; origin at the top left of the root.
  package var bounds: Rectangle
  /// The part of the screen it can be seen in: the viewports around it.
  package var clip: Rectangle
}
