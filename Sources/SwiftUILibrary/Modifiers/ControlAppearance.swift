extension Feature {
  static let controlAppearance = Feature(
    "ControlAppearance",
    #"""
    /// The form of buttons.
    struct ButtonBorderShape: Hashable {
      let _name: String
      static let automatic = ButtonBorderShape(_name: "automatic")
      static let capsule = ButtonBorderShape(_name: "capsule")
      static let circle = ButtonBorderShape(_name: "circle")
      static let roundedRectangle = ButtonBorderShape(_name: "roundedRectangle")
      static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(_name: "roundedRectangle(radius: \(radius))")
      }
    }

    extension ButtonBorderShape: InsettableShape {}

    extension Shape where Self == ButtonBorderShape {
      static var buttonBorder: ButtonBorderShape { .automatic }
    }

    /// Whether a pressed button repeats its action.
    struct ButtonRepeatBehavior: Hashable {
      let _name: String
      static let automatic = ButtonRepeatBehavior(_name: "automatic")
      static let enabled = ButtonRepeatBehavior(_name: "enabled")
      static let disabled = ButtonRepeatBehavior(_name: "disabled")
    }

    /// How wide buttons are.
    struct ButtonSizing: Hashable {
      let _name: String
      static let automatic = ButtonSizing(_name: "automatic")
      static let fitted = ButtonSizing(_name: "fitted")
      static let flexible = ButtonSizing(_name: "flexible")
    }

    /// The order of the items of a menu.
    struct MenuOrder: Hashable {
      let _name: String
      static let automatic = MenuOrder(_name: "automatic")
      static let fixed = MenuOrder(_name: "fixed")
      static let priority = MenuOrder(_name: "priority")
    }

    /// Whether a menu closes when an item is chosen.
    struct MenuActionDismissBehavior: Hashable {
      let _name: String
      static let automatic = MenuActionDismissBehavior(_name: "automatic")
      static let enabled = MenuActionDismissBehavior(_name: "enabled")
      static let disabled = MenuActionDismissBehavior(_name: "disabled")
    }

    /// How a view looks under a pointer.
    struct HoverEffect: Hashable {
      let _name: String
      static let automatic = HoverEffect(_name: "automatic")
      static let highlight = HoverEffect(_name: "highlight")
      static let lift = HoverEffect(_name: "lift")
    }

    extension View {
      /// Sets the form of buttons.
      func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        _decorated("buttonBorderShape", "_:", shape)
      }
      /// Says whether a pressed button repeats its action.
      func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        _decorated("buttonRepeatBehavior", "_:", behavior)
      }
      /// Says how wide buttons are.
      func buttonSizing(_ sizing: ButtonSizing) -> some View {
        _decorated("buttonSizing", "_:", sizing)
      }
      /// Sets the order of the items of menus.
      func menuOrder(_ order: MenuOrder) -> some View { _decorated("menuOrder", "_:", order) }
      /// Says whether menus show that they are some.
      func menuIndicator(_ visibility: Visibility) -> some View {
        _decorated("menuIndicator", "_:", visibility)
      }
      /// Says whether a menu closes when an item is chosen.
      func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        _decorated("menuActionDismissBehavior", "_:", behavior)
      }
      /// Says whether labels of controls are shown.
      func labelsVisibility(_ visibility: Visibility) -> some View {
        _decorated("labelsVisibility", "_:", visibility)
      }
      /// Changes how this view looks under a pointer.
      func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        _decorated("hoverEffect", "_:", effect)
      }
      /// Sets how views look under a pointer by default.
      func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        _decorated("defaultHoverEffect", "_:", effect)
      }
      /// Says whether views change under a pointer.
      func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        _decorated("hoverEffectDisabled", "_:", disabled)
      }
      /// Sets the background that views in this one take as theirs.
      func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        _decorated("backgroundStyle", "_:", style)
      }
      /// Sets the shape of the container for the views in it.
      func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        _decorated("containerShape", "_:", shape)
      }
      /// Sets what lies behind a container.
      func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
      ) -> some View {
        _decorated("containerBackground", "_:for:", (style, container))
      }
      func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        _decorated("containerBackground", "for:", container)
      }
      /// Says whether text can be selected.
      func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        _decorated("textSelection", "_:", selectability)
      }
      /// Says whether dragging over this view opens it.
      func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        _decorated("springLoadingBehavior", "_:", behavior)
      }
    }

    /// Whose background is set.
    struct ContainerBackgroundPlacement: Hashable {
      let _name: String
      static let widget = ContainerBackgroundPlacement(_name: "widget")
      static let navigation = ContainerBackgroundPlacement(_name: "navigation")
      static let tabView = ContainerBackgroundPlacement(_name: "tabView")
      static let navigationSplitView = ContainerBackgroundPlacement(_name: "navigationSplitView")
      static let subscriptionStore = ContainerBackgroundPlacement(_name: "subscriptionStore")
      static let window = ContainerBackgroundPlacement(_name: "window")
    }

    /// Whether dragging over something opens it.
    struct SpringLoadingBehavior: Hashable {
      let _name: String
      static let automatic = SpringLoadingBehavior(_name: "automatic")
      static let enabled = SpringLoadingBehavior(_name: "enabled")
      static let disabled = SpringLoadingBehavior(_name: "disabled")
    }

    /// Whether text can be selected.
    protocol TextSelectability {}
    struct EnabledTextSelectability: TextSelectability { init() {} }
    struct DisabledTextSelectability: TextSelectability { init() {} }
    extension TextSelectability where Self == EnabledTextSelectability {
      static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
    }
    extension TextSelectability where Self == DisabledTextSelectability {
      static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
    }
    """#)
}
