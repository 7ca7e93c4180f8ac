import Interpreter

extension Feature {
  static let labelStyle = Feature(
    "LabelStyle",
    #"""
    /// How labels look.
    protocol LabelStyle {}

    struct DefaultLabelStyle: LabelStyle { init() {} }
    struct IconOnlyLabelStyle: LabelStyle { init() {} }
    struct TitleOnlyLabelStyle: LabelStyle { init() {} }
    struct TitleAndIconLabelStyle: LabelStyle { init() {} }

    extension LabelStyle where Self == DefaultLabelStyle {
      static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }

    extension LabelStyle where Self == IconOnlyLabelStyle {
      static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }

    extension LabelStyle where Self == TitleOnlyLabelStyle {
      static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }

    extension LabelStyle where Self == TitleAndIconLabelStyle {
      static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }

    struct _LabelStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how labels look.
      func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _LabelStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _LabelStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_LabelStyleModifier": { part throws(Trap) in
        Modification("labelStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
