import Interpreter
import ViewRuntime

extension Feature {
  static let vStack = Feature(
    "VStack",
    #"""
    /// Views in a column.
    struct VStack<Content: View>: View {
      typealias Body = Never
      let _alignment: HorizontalAlignment
      let _spacing: CGFloat?
      let _content: Content
      init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
      "VStack": { part throws(Trap) in
        let alignment = part.horizontalAlignment("_alignment")
        let spacing = part.optionalNumber("_spacing")
        return part.bridge.container(
          "VStack", .vertical(alignment: alignment, spacing: spacing),
          detail: Detail.stack(alignment.name, spacing),
          content: try part.element("_content", as: part.typeArgument(0)))
      }
    ])
}
