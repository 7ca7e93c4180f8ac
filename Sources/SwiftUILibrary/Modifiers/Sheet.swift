extension Feature {
  static let sheet = Feature(
    "Sheet",
    #"""
    struct _PresentationModifier {
      let _what: String?
      var _name: String = "sheet"
    }

    extension View {
      /// Shows another view while a value is true; not simulated.
      func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier> {
        ModifiedContent(content: self, modifier: _PresentationModifier(_what: nil))
      }
      func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
      ) -> ModifiedContent<Self, _PresentationModifier> {
        ModifiedContent(content: self, modifier: _PresentationModifier(_what: nil))
      }
      /// Covers the screen while a value is true; not simulated.
      func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier> {
        ModifiedContent(
          content: self, modifier: _PresentationModifier(_what: nil, _name: "fullScreenCover"))
      }
      func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
      ) -> ModifiedContent<Self, _PresentationModifier> {
        ModifiedContent(
          content: self, modifier: _PresentationModifier(_what: nil, _name: "fullScreenCover"))
      }
      /// Shows a small view over this one; not simulated.
      func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier> {
        ModifiedContent(
          content: self, modifier: _PresentationModifier(_what: nil, _name: "popover"))
      }
    }
    """#)
}
