import Interpreter
import ViewRuntime

extension Feature {
  static let hStack = Feature(
    "HStack",
    #"""
    /// Views in a row.
    struct HStack<Content: View>: View {
      typealias Body = Never
      let _alignment: VerticalAlignment
      let _spacing: CGFloat?
      let _content: Content
      init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self._alignment = alignment
        self._spacing = spacing
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "HStack": { part throws(Trap) in
        let alignment = part.verticalAlignment("_alignment")
        let spacing = part.optionalNumber("_spacing")
        return part.bridge.container(
          "HStack", .horizontal(alignment: alignment, spacing: spacing),
          detail: Detail.stack(alignment.name, spacing),
          content: try part.element("_content", as: part.typeArgument(0)))
      }
    ])
}
