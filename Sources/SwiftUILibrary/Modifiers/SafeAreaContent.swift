import Interpreter
import ViewRuntime

extension Feature {
  static let safeAreaContent = Feature(
    "SafeAreaContent",
    #"""
    struct _SafeAreaInsetModifier<Content> {
      let _isVertical: Bool
      let _isFirst: Bool
      let _name: String
      let _alignment: Alignment
      let _spacing: CGFloat?
      let _content: Content
    }

    extension View {
      /// Puts views at an edge and keeps room for them.
      func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _SafeAreaInsetModifier(
            _isVertical: true, _isFirst: edge == .top, _name: "safeAreaInset",
            _alignment: Alignment(
              horizontal: alignment, vertical: edge == .top ? .top : .bottom),
            _spacing: spacing, _content: content()))
      }
      func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _SafeAreaInsetModifier(
            _isVertical: false, _isFirst: edge == .leading, _name: "safeAreaInset",
            _alignment: Alignment(
              horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
            _spacing: spacing, _content: content()))
      }
      /// Puts a bar at an edge and keeps room for it.
      func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _SafeAreaInsetModifier(
            _isVertical: true, _isFirst: edge == .top, _name: "safeAreaBar",
            _alignment: Alignment(
              horizontal: alignment, vertical: edge == .top ? .top : .bottom),
            _spacing: spacing, _content: content()))
      }
      /// Keeps room at edges.
      func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
      }
      func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
      func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
      /// Keeps the room that scenes keep around their content.
      func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
      func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
      }
    }

    /// The room that scenes keep around their content.
    struct ScenePadding: Equatable {
      let _name: String
      static let minimum = ScenePadding(_name: "minimum")
      static let navigationBar = ScenePadding(_name: "navigationBar")
    }
    """#,
    modifiers: [
      "_SafeAreaInsetModifier": { part throws(Trap) in
        let edge =
          part.flag("_isVertical")
          ? (part.flag("_isFirst") ? ".top" : ".bottom")
          : (part.flag("_isFirst") ? ".leading" : ".trailing")
        let inset = EdgeInset(
          axis: part.flag("_isVertical") ? .vertical : .horizontal,
          isFirst: part.flag("_isFirst"), spacing: part.optionalNumber("_spacing") ?? 8,
          alignment: part.alignment("_alignment"))
        return Modification(
          part.string("_name"), detail: "edge: \(edge)",
          .inset(try part.element("_content", as: part.typeArgument(0)), inset))
      }
    ])
}
