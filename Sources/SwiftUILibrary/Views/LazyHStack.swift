import Interpreter
import ViewRuntime

extension Feature {
  static let lazyHStack = Feature(
    "LazyHStack",
    #"""
    /// Views in a row, made when they come into view.
    struct LazyHStack<Content: View>: View {
      typealias Body = Never
      let _alignment: VerticalAlignment
      let _spacing: CGFloat?
      let _pinned: PinnedScrollableViews
      let _content: Content
      init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
      ) {
        self._alignment = alignment
        self._spacing = spacing
        self._pinned = pinnedViews
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "LazyHStack": { part throws(Trap) in
        let alignment = part.verticalAlignment("_alignment")
        let spacing = part.optionalNumber("_spacing")
        return .container(
          ContainerElement(
            type: "LazyHStack", detail: Detail.stack(alignment.name, spacing),
            layout: .lazyHorizontal(alignment: alignment, spacing: spacing),
            content: try part.element("_content", as: part.typeArgument(0)),
            pinned: PinnedSectionParts(rawValue: Int(part.rawValue("_pinned")))))
      }
    ])
}
