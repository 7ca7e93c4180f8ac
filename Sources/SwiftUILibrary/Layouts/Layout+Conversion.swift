import Interpreter
import ViewRuntime

extension Feature {
  /// A container with a layout value: one of the standard ones, or the program's own.
  static func laidOut(_ part: Part) throws(Trap) -> ViewElement {
    let bridge = part.bridge
    let content = try part.element("_content", as: part.typeArgument(1))
    let outer = part.value("_layout")
    let isErased = Part(bridge, outer).isLibrary("AnyLayout")
    let layout = isErased ? bridge.evaluator.opened(Part(bridge, outer).value("_layout")) : outer
    let inner = Part(bridge, layout)
    let name = bridge.typeName(of: layout)
    let standard: ContainerLayout? =
      if inner.isLibrary("VStackLayout") {
        .vertical(
          alignment: inner.horizontalAlignment("alignment"),
          spacing: inner.optionalNumber("spacing"))
      } else if inner.isLibrary("HStackLayout") {
        .horizontal(
          alignment: inner.verticalAlignment("alignment"),
          spacing: inner.optionalNumber("spacing"))
      } else if inner.isLibrary("ZStackLayout") {
        .depth(alignment: inner.alignment("alignment"))
      } else {
        nil
      }
    return .container(
      ContainerElement(
        type: isErased ? "AnyLayout" : name,
        detail: isErased ? name : standard == nil ? bridge.fieldsDetail(layout) : "",
        layout: standard ?? .passthrough, content: content,
        algorithm: standard == nil
          ? InterpretedLayout(layout, along: orientation(of: part), bridge) : nil))
  }

  /// What the layout says of its direction in `layoutProperties`.
  private static func orientation(of part: Part) -> ViewRuntime.Axis? {
    switch part.caseName("_orientation") {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }
}

extension Part {
  /// True for a value of a library type.
  func isLibrary(_ name: String) -> Bool {
    let nominal = bridge.evaluator.types.nominal(of: value.type)
    return nominal?.name == name && nominal?.isLibrary == true
  }
}
