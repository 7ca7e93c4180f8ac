import Interpreter
import ViewRuntime

extension Part {
  func horizontalAlignment(_ name: String) -> HorizontalAlignment {
    let guide = Part(bridge, value(name)).string("_name")
    return HorizontalAlignment(rawValue: guide) ?? .center
  }

  func verticalAlignment(_ name: String) -> VerticalAlignment {
    let guide = Part(bridge, value(name)).string("_name")
    return VerticalAlignment(rawValue: guide) ?? .center
  }

  /// An `Alignment` in a stored property.
  func alignment(_ name: String) -> Alignment { Part(bridge, value(name)).alignment() }

  /// This value, which is an `Alignment`.
  func alignment() -> Alignment {
    Alignment(
      horizontal: horizontalAlignment("horizontal"), vertical: verticalAlignment("vertical"))
  }

  /// This value, which is an `EdgeInsets`.
  func insets() -> EdgeInsets {
    EdgeInsets(
      top: number("top"), leading: number("leading"), bottom: number("bottom"),
      trailing: number("trailing"))
  }
}
