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
      func _part(_ whole: Double, _ isHorizontal: Bool) -> Double {
        let length = CGFloat(whole)
        if let _length { return Double(_length(length, isHorizontal ? .horizontal : .vertical)) }
        let single = (length - _spacing * CGFloat(_count - 1)) / CGFloat(_count)
        return Double(single * CGFloat(_span) + _spacing * CGFloat(_span - 1))
      }
    }

    extension View {
      /// Makes this view as large as the container; Grove takes the screen for it.
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
        let alignment = part.alignment("_alignment")
        let screen = part.bridge.runtime.size
        let kept = part.kept()
        func length(_ whole: Double, isHorizontal: Bool) throws(Trap) -> Double? {
          guard axes & (isHorizontal ? 1 : 2) != 0 else { return nil }
          return max(0, try kept.call("_part", [.double(whole), .bool(isHorizontal)]).asNumber)
        }
        return Modification(
          "containerRelativeFrame", detail: try part.detail("_axes"),
          .layout(
            .frame(
              width: try length(screen.width, isHorizontal: true),
              height: try length(screen.height, isHorizontal: false), alignment: alignment)))
      }
    ])
}
