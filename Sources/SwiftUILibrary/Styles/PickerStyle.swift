import Interpreter

extension Feature {
  static let pickerStyle = Feature(
    "PickerStyle",
    #"""
    /// How pickers look.
    protocol PickerStyle {}

    struct DefaultPickerStyle: PickerStyle { init() {} }
    struct SegmentedPickerStyle: PickerStyle { init() {} }
    struct WheelPickerStyle: PickerStyle { init() {} }
    struct MenuPickerStyle: PickerStyle { init() {} }
    struct InlinePickerStyle: PickerStyle { init() {} }
    struct NavigationLinkPickerStyle: PickerStyle { init() {} }
    struct PalettePickerStyle: PickerStyle { init() {} }

    extension PickerStyle where Self == DefaultPickerStyle {
      static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
    }

    extension PickerStyle where Self == SegmentedPickerStyle {
      static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    }

    extension PickerStyle where Self == WheelPickerStyle {
      static var wheel: WheelPickerStyle { WheelPickerStyle() }
    }

    extension PickerStyle where Self == MenuPickerStyle {
      static var menu: MenuPickerStyle { MenuPickerStyle() }
    }

    extension PickerStyle where Self == InlinePickerStyle {
      static var inline: InlinePickerStyle { InlinePickerStyle() }
    }

    extension PickerStyle where Self == NavigationLinkPickerStyle {
      static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
    }

    extension PickerStyle where Self == PalettePickerStyle {
      static var palette: PalettePickerStyle { PalettePickerStyle() }
    }

    struct _PickerStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how pickers look.
      func pickerStyle<S: PickerStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _PickerStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _PickerStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_PickerStyleModifier": { part throws(Trap) in
        Modification("pickerStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
