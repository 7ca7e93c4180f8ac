import Interpreter
import ViewRuntime

extension Part {
  func horizontalAlignment(_ name: String) -> HorizontalAlignment {
    bridge.horizontalAlignment(Part(bridge, value(name))) ?? .center
  }

  func verticalAlignment(_ name: String) -> VerticalAlignment {
    bridge.verticalAlignment(Part(bridge, value(name))) ?? .center
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
