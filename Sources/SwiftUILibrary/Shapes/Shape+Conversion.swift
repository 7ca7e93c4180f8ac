import Interpreter
import ViewRuntime

extension Feature {
  /// A leaf for a shape: named for the figure, showing how it is drawn.
  static func drawnShape(
    _ bridge: ViewBridge, _ shape: Value, style: String?
  ) throws(Trap) -> ViewElement {
    var (figure, options) = (shape, [String?]())
    var isStroked = false
    while let inner = try wrapping(Part(bridge, figure), &options, &isStroked) { figure = inner }
    let verb = isStroked ? "stroke" : "fill"
    let own = try ownDetail(bridge, figure)
    return .primitive(
      LeafElement(
        type: bridge.evaluator.types.nominal(of: figure.type)?.name ?? "Shape",
        detail: Detail.list([own, style.map { "\(verb): \($0)" }] + options),
        layout: .flexible))
  }

  /// What a derived shape is derived from; adds what it says to `options`.
  private static func wrapping(
    _ part: Part, _ options: inout [String?], _ isStroked: inout Bool
  ) throws(Trap) -> Value? {
    guard let nominal = part.bridge.evaluator.types.nominal(of: part.value.type),
      nominal.isLibrary
    else { return nil }
    switch nominal.qualifiedName {
    case "_StrokedShape":
      isStroked = true
      let width = Part(part.bridge, part.value("style")).number("lineWidth")
      options.append(width == 1 ? nil : "lineWidth: \(Detail.number(width))")
    case "_TrimmedShape":
      options.append(
        "trim: \(try part.detail("startFraction"))...\(try part.detail("endFraction"))")
    case "RotatedShape": options.append("rotation: \(try part.detail("angle"))")
    case "OffsetShape": options.append("offset: \(try part.detail("offset"))")
    case "_SizedShape": options.append("size: \(try part.detail("size"))")
    case "TransformedShape": options.append("transformed")
    case "_CombinedShape":
      let other = try ownName(part.bridge, part.value("other"))
      options.append("\(part.string("_operation")): \(other)")
    case "AnyShape": return part.bridge.evaluator.opened(part.value("_shape"))
    case "ScaledShape":
      let scale = Part(part.bridge, part.value("scale"))
      let (across, down) = (scale.number("width"), scale.number("height"))
      let size = try part.detail("scale")
      options.append("scale: \(across == down ? Detail.number(across) : size)")
    case "_InsetShape", "Rectangle._Inset": break
    default: return nil
    }
    return part.value("shape")
  }

  private static func ownName(_ bridge: ViewBridge, _ shape: Value) throws(Trap) -> String {
    bridge.evaluator.types.nominal(of: shape.type)?.name ?? "Shape"
  }

  /// `cornerRadius: 10`, or the stored properties of a shape of the program.
  private static func ownDetail(_ bridge: ViewBridge, _ shape: Value) throws(Trap) -> String? {
    guard let nominal = bridge.evaluator.types.nominal(of: shape.type) else { return nil }
    guard nominal.isLibrary else { return bridge.fieldsDetail(shape) }
    guard nominal.name == "RoundedRectangle" else { return nil }
    let size = Part(bridge, Part(bridge, shape).value("cornerSize"))
    return "cornerRadius: \(Detail.number(size.number("width")))"
  }
}
