extension Feature {
  /// Light and dark, sizes of symbols and controls.
  static let appearanceEnvironment = Feature(
    "EnvironmentValues+Appearance",
    #"""
    extension EnvironmentValues {
      /// Light or dark.
      var colorScheme: ColorScheme {
        get { self[_ColorSchemeKey.self] }
        set { self[_ColorSchemeKey.self] = newValue }
      }
      /// How strong the contrast is.
      var colorSchemeContrast: ColorSchemeContrast {
        get { self[_ColorSchemeContrastKey.self] }
        set { self[_ColorSchemeContrastKey.self] = newValue }
      }
      /// How large symbols are.
      var imageScale: Image.Scale {
        get { self[_ImageScaleKey.self] }
        set { self[_ImageScaleKey.self] = newValue }
      }
      /// How large controls are.
      var controlSize: ControlSize {
        get { self[_ControlSizeKey.self] }
        set { self[_ControlSizeKey.self] = newValue }
      }
      /// The style of backgrounds.
      var backgroundStyle: AnyShapeStyle? {
        get { self[_BackgroundStyleKey.self] }
        set { self[_BackgroundStyleKey.self] = newValue }
      }
      /// The least height of a row.
      var defaultMinListRowHeight: CGFloat {
        get { self[_DefaultMinListRowHeightKey.self] }
        set { self[_DefaultMinListRowHeightKey.self] = newValue }
      }
      /// The least height of a header.
      var defaultMinListHeaderHeight: CGFloat? {
        get { self[_DefaultMinListHeaderHeightKey.self] }
        set { self[_DefaultMinListHeaderHeightKey.self] = newValue }
      }
    }

    enum _ColorSchemeKey: EnvironmentKey {
      static let defaultValue: ColorScheme = .light
    }

    enum _ColorSchemeContrastKey: EnvironmentKey {
      static let defaultValue: ColorSchemeContrast = .standard
    }

    enum _ImageScaleKey: EnvironmentKey {
      static let defaultValue: Image.Scale = .medium
    }

    enum _ControlSizeKey: EnvironmentKey {
      static let defaultValue: ControlSize = .regular
    }

    enum _BackgroundStyleKey: EnvironmentKey {
      static let defaultValue: AnyShapeStyle? = nil
    }

    enum _DefaultMinListRowHeightKey: EnvironmentKey {
      static let defaultValue: CGFloat = 44
    }

    enum _DefaultMinListHeaderHeightKey: EnvironmentKey {
      static let defaultValue: CGFloat? = nil
    }
    """#)
}
