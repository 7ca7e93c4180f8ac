import Interpreter
import ViewRuntime

extension Feature {
  static let alignmentGuide = Feature(
    "AlignmentGuide",
    #"""
    struct _AlignmentWritingModifier {
      let _guide: Any
      let _position: (ViewDimensions) -> CGFloat
      func _compute(_ context: ViewDimensions) -> CGFloat { _position(context) }
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
        let bridge = part.bridge
        let name = Part(bridge, bridge.evaluator.opened(part.value("_guide"))).string("_name")
        guard let guide = bridge.guide(part.value("_guide")) else {
          bridge.noteUnsimulated("alignmentGuide(.\(name))", "separators are not drawn")
          return Modification("alignmentGuide", detail: ".\(name)")
        }
        let kept = part.kept()
        return Modification(
          "alignmentGuide", detail: ".\(name)",
          .alignmentGuide(guide) { [unowned bridge] context in
            let dimensions = bridge.makeDimensions(context)
            defer { bridge.evaluator.release(dimensions) }
            let position = try? kept.call("_compute", [dimensions])
            return position?.asNumber ?? context.position(of: guide)
          })
      }
    ])
}
