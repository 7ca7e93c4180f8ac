import Interpreter
import ViewRuntime

extension Feature {
  static let lazyVStack = Feature(
    "LazyVStack",
    #"""
    /// Views in a column, made when they come into view.
    struct LazyVStack<Content: View>: View {
      typealias Body = Never
      let _alignment: HorizontalAlignment
      let _spacing: CGFloat?
      let _pinned: PinnedScrollableViews
      let _content: Content
      init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
      "LazyVStack": { part throws(Trap) in
        let alignment = part.horizontalAlignment("_alignment")
        let spacing = part.optionalNumber("_spacing")
        return .container(
          ContainerElement(
            type: "LazyVStack", detail: Detail.stack(alignment.name, spacing),
            layout: .lazyVertical(alignment: alignment, spacing: spacing),
            content: try part.element("_content", as: part.typeArgument(0)),
            pinned: PinnedSectionParts(rawValue: Int(part.rawValue("_pinned")))))
      }
    ])
}
