import Interpreter
import ViewRuntime

extension Feature {
  static let scrollView = Feature(
    "ScrollView",
    #"""
    /// Content that can be larger than the space it is given.
    struct ScrollView<Content: View>: View {
      typealias Body = Never
      var content: Content
      var axes: Axis.Set
      var showsIndicators: Bool
      init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
      ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
      }
      var body: Never { _primitiveBody() }
    }

    /// Which parts of a lazy stack stay in view.
    struct PinnedScrollableViews: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
      static let sectionFooters = PinnedScrollableViews(rawValue: 2)
    }
    """#,
    views: [
      "ScrollView": { part throws(Trap) in
        let axes = part.rawValue("axes")
        return .container(
          ContainerElement(
            type: "ScrollView", detail: axes == 2 ? "" : try part.detail("axes"),
            layout: .scroll(
              vertical: axes & 2 != 0, horizontal: axes & 1 != 0,
              margins: part.bridge.surroundings.contentMargins),
            content: try part.element("content", as: part.typeArgument(0))))
      }
    ])
}
