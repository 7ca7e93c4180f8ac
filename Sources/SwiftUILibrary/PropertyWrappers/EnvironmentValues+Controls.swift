extension Feature {
  /// How controls, menus and scroll views show themselves and answer.
  static let controlEnvironment = Feature(
    "EnvironmentValues+Controls",
    #"""
    extension EnvironmentValues {
      /// Whether typing is corrected.
      var autocorrectionDisabled: Bool {
        get { self[_AutocorrectionDisabledKey.self] }
        set { self[_AutocorrectionDisabledKey.self] = newValue }
      }
      /// The same in its older form.
      var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
      }
      /// Whether content can be scrolled.
      var isScrollEnabled: Bool {
        get { self[_IsScrollEnabledKey.self] }
        set { self[_IsScrollEnabledKey.self] = newValue }
      }
      /// Whether the focus is shown.
      var isFocusEffectEnabled: Bool {
        get { self[_IsFocusEffectEnabledKey.self] }
        set { self[_IsFocusEffectEnabledKey.self] = newValue }
      }
      /// Whether a pointer is answered.
      var isHoverEffectEnabled: Bool {
        get { self[_IsHoverEffectEnabledKey.self] }
        set { self[_IsHoverEffectEnabledKey.self] = newValue }
      }
      /// Whether the lower indicator is shown.
      var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[_HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[_HorizontalScrollIndicatorVisibilityKey.self] = newValue }
      }
      /// Whether the indicator at the side is shown.
      var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[_VerticalScrollIndicatorVisibilityKey.self] }
        set { self[_VerticalScrollIndicatorVisibilityKey.self] = newValue }
      }
      /// The order of the items of menus.
      var menuOrder: MenuOrder {
        get { self[_MenuOrderKey.self] }
        set { self[_MenuOrderKey.self] = newValue }
      }
      /// Whether menus show that they are some.
      var menuIndicatorVisibility: Visibility {
        get { self[_MenuIndicatorVisibilityKey.self] }
        set { self[_MenuIndicatorVisibilityKey.self] = newValue }
      }
      /// Whether labels of controls are shown.
      var labelsVisibility: Visibility {
        get { self[_LabelsVisibilityKey.self] }
        set { self[_LabelsVisibilityKey.self] = newValue }
      }
      /// Whether a pressed button repeats its action.
      var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[_ButtonRepeatBehaviorKey.self] }
        set { self[_ButtonRepeatBehaviorKey.self] = newValue }
      }
    }

    enum _AutocorrectionDisabledKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsScrollEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsFocusEffectEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsHoverEffectEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
      static let defaultValue: ScrollIndicatorVisibility = .automatic
    }

    enum _VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
      static let defaultValue: ScrollIndicatorVisibility = .automatic
    }

    enum _MenuOrderKey: EnvironmentKey {
      static let defaultValue: MenuOrder = .automatic
    }

    enum _MenuIndicatorVisibilityKey: EnvironmentKey {
      static let defaultValue: Visibility = .automatic
    }

    enum _LabelsVisibilityKey: EnvironmentKey {
      static let defaultValue: Visibility = .automatic
    }

    enum _ButtonRepeatBehaviorKey: EnvironmentKey {
      static let defaultValue: ButtonRepeatBehavior = .automatic
    }
    """#)
}
