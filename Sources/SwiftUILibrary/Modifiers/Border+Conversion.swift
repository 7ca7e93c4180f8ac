import Interpreter

extension Feature {
  /// A border is drawn by a shape in an overlay; it is shown as what was called.
  static func border(_ part: Part) throws(Trap) -> Modification {
    let drawn = Part(part.bridge, part.value("overlay"))
    let stroke = Part(part.bridge, drawn.value("shape"))
    let width = Part(part.bridge, stroke.value("style")).number("lineWidth")
    return Modification(
      "border",
      detail: Detail.list([
        try drawn.detail("style"), width == 1 ? nil : "width: \(Detail.number(width))",
      ]))
  }
}
