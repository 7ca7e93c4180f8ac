import Interpreter

extension Feature {
  static let padding = Feature(
    "Padding",
    #"""
    struct _PaddingLayout {
      var edges: Edge.Set
      var insets: EdgeInsets?
    }

    extension View {
      /// Adds space around this view; 16 points where no length is given.
      func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
      ) -> ModifiedContent<Self, _PaddingLayout> {
        ModifiedContent(
          content: self,
          modifier: _PaddingLayout(
            edges: edges,
            insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
      }
      /// Adds the same space on all sides.
      func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
        ModifiedContent(
          content: self,
          modifier: _PaddingLayout(
            edges: .all,
            insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
      }
      /// Adds a different space on each side.
      func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        ModifiedContent(content: self, modifier: _PaddingLayout(edges: .all, insets: insets))
      }
    }
    """#,
    modifiers: [
      "_PaddingLayout": { part throws(Trap) in try padding(part) }
    ])
}
