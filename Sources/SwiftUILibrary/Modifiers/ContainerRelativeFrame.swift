import Interpreter
import ViewRuntime

extension Feature {
  static let containerRelativeFrame = Feature(
    "ContainerRelativeFrame",
    #"""
    struct _ContainerRelativeFrameLayout {
      let _axes: Axis.Set
      let _alignment: Alignment
      let _count: Int
      let _span: Int
      let _spacing: CGFloat
      let _length: ((CGFloat, Axis) -> CGFloat)?
      func _part(_ whole: CGFloat, _ isHorizontal: Bool) -> CGFloat {
        _length?(whole, isHorizontal ? .horizontal : .vertical) ?? whole
      }
    }

    extension View {
      /// Makes this view as large as the nearest container: a scroll view or list, or the screen.
      func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
      ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        ModifiedContent(
          content: self,
          modifier: _ContainerRelativeFrameLayout(
            _axes: axes, _alignment: alignment, _count: 1, _span: 1, _spacing: 0, _length: nil))
      }
      func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
      ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        ModifiedContent(
          content: self,
          modifier: _ContainerRelativeFrameLayout(
            _axes: axes, _alignment: alignment, _count: count, _span: span, _spacing: spacing,
            _length: nil))
      }
      func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
      ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        ModifiedContent(
          content: self,
          modifier: _ContainerRelativeFrameLayout(
            _axes: axes, _alignment: alignment, _count: 1, _span: 1, _spacing: 0,
            _length: length))
      }
    }
    """#,
    modifiers: [
      "_ContainerRelativeFrameLayout": { part throws(Trap) in
        let axes = part.rawValue("_axes")
        return Modification(
          "containerRelativeFrame", detail: try part.detail("_axes"),
          .layout(
            .relativeFrame(
              horizontal: axes & 1 != 0, vertical: axes & 2 != 0,
              alignment: part.alignment("_alignment"), length: relativeLength(part))))
      }
    ])

  private static func relativeLength(_ part: Part) -> RelativeLength {
    guard part.value("_length").isNone else {
      let kept = part.kept()
      return .computed(
        LengthFunction(part.comparable("_length")) { whole, axis in
          let arguments: [Value] = [
            .double(whole, type: .cgFloat), .bool(axis == .horizontal),
          ]
          return (try? kept.call("_part", arguments))?.asNumber ?? whole
        })
    }
    return .part(
      count: part.value("_count").asInt, span: part.value("_span").asInt,
      spacing: part.number("_spacing"))
  }
}
