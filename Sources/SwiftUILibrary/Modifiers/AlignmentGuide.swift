import Interpreter
import ViewRuntime

extension Feature {
  static let alignmentGuide = Feature(
    "AlignmentGuide",
    #"""
    struct _AlignmentWritingModifier {
      let _guide: Any
      let _position: (ViewDimensions) -> CGFloat
      func _compute(_ width: Double, _ height: Double) -> CGFloat {
        _position(ViewDimensions(width: CGFloat(width), height: CGFloat(height)))
      }
    }

    extension View {
      /// Says where a guide is in this view (G21).
      func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
      ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        ModifiedContent(
          content: self, modifier: _AlignmentWritingModifier(_guide: g, _position: computeValue))
      }
      func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
      ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
        ModifiedContent(
          content: self, modifier: _AlignmentWritingModifier(_guide: g, _position: computeValue))
      }
    }
    """#,
    modifiers: [
      "_AlignmentWritingModifier": { part throws(Trap) in
        let guide = Part(part.bridge, part.bridge.evaluator.opened(part.value("_guide")))
        let name = guide.string("_name")
        let known: AlignmentGuide? =
          guide.isLibrary("HorizontalAlignment")
          ? HorizontalAlignment(rawValue: name).map { .horizontal($0) }
          : VerticalAlignment(rawValue: name).map { .vertical($0) }
        guard let known else {
          part.bridge.noteUnsimulated("alignmentGuide", "custom guides have no effect")
          return Modification("alignmentGuide", detail: ".\(name)")
        }
        let kept = part.kept()
        return Modification(
          "alignmentGuide", detail: ".\(name)",
          .alignmentGuide(known) { size in
            let position = try? kept.call("_compute", [.double(size.width), .double(size.height)])
            return position?.asNumber ?? known.position(in: size)
          })
      }
    ])
}
