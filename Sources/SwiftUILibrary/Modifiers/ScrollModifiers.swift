extension Feature {
  static let scrollModifiers = Feature(
    "ScrollModifiers",
    #"""
    struct _ScrollModifier {
      let _value: Any?
      var _name: String = "scrollDisabled"
    }

    /// Whether indicators are shown.
    struct ScrollIndicatorVisibility: Equatable {
      let _name: String
      static let automatic = ScrollIndicatorVisibility(_name: "automatic")
      static let visible = ScrollIndicatorVisibility(_name: "visible")
      static let hidden = ScrollIndicatorVisibility(_name: "hidden")
      static let never = ScrollIndicatorVisibility(_name: "never")
    }

    extension View {
      /// Says whether content can be scrolled.
      func scrollDisabled(_ disabled: Bool) -> ModifiedContent<Self, _ScrollModifier> {
        ModifiedContent(content: self, modifier: _ScrollModifier(_value: disabled))
      }
      /// Says whether indicators are shown.
      func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
      ) -> ModifiedContent<Self, _ScrollModifier> {
        ModifiedContent(
          content: self, modifier: _ScrollModifier(_value: visibility, _name: "scrollIndicators"))
      }
      /// Says whether the content's background is shown.
      func scrollContentBackground(
        _ visibility: Visibility
      ) -> ModifiedContent<Self, _ScrollModifier> {
        ModifiedContent(
          content: self,
          modifier: _ScrollModifier(_value: visibility, _name: "scrollContentBackground"))
      }
    }
    """#)
}
