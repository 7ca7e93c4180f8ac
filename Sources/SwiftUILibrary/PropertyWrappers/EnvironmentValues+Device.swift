extension Feature {
  /// The device, its place and its language.
  static let deviceEnvironment = Feature(
    "EnvironmentValues+Device",
    #"""
    extension EnvironmentValues {
      /// The language and region.
      var locale: Locale {
        get { self[_LocaleKey.self] }
        set { self[_LocaleKey.self] = newValue }
      }
      /// The calendar of dates.
      var calendar: Calendar {
        get { self[_CalendarKey.self] }
        set { self[_CalendarKey.self] = newValue }
      }
      /// The time zone of dates.
      var timeZone: TimeZone {
        get { self[_TimeZoneKey.self] }
        set { self[_TimeZoneKey.self] = newValue }
      }
      /// The direction that text runs in.
      var layoutDirection: LayoutDirection {
        get { self[_LayoutDirectionKey.self] }
        set { self[_LayoutDirectionKey.self] = newValue }
      }
      /// How large text is.
      var dynamicTypeSize: DynamicTypeSize {
        get { self[_DynamicTypeSizeKey.self] }
        set { self[_DynamicTypeSizeKey.self] = newValue }
      }
      /// How large text is, in the older scale.
      var sizeCategory: ContentSizeCategory {
        get { self[_SizeCategoryKey.self] }
        set { self[_SizeCategoryKey.self] = newValue }
      }
      /// Pixels per point.
      var displayScale: CGFloat {
        get { self[_DisplayScaleKey.self] }
        set { self[_DisplayScaleKey.self] = newValue }
      }
      /// Points per pixel.
      var pixelLength: CGFloat {
        get { self[_PixelLengthKey.self] }
        set { self[_PixelLengthKey.self] = newValue }
      }
      /// How much room there is sideways.
      var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[_HorizontalSizeClassKey.self] }
        set { self[_HorizontalSizeClassKey.self] = newValue }
      }
      /// How much room there is upwards.
      var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[_VerticalSizeClassKey.self] }
        set { self[_VerticalSizeClassKey.self] = newValue }
      }
    }

    enum _LocaleKey: EnvironmentKey {
      static let defaultValue: Locale = Locale.current
    }

    enum _CalendarKey: EnvironmentKey {
      static let defaultValue: Calendar = Calendar.current
    }

    enum _TimeZoneKey: EnvironmentKey {
      static let defaultValue: TimeZone = TimeZone.current
    }

    enum _LayoutDirectionKey: EnvironmentKey {
      static let defaultValue: LayoutDirection = .leftToRight
    }

    enum _DynamicTypeSizeKey: EnvironmentKey {
      static let defaultValue: DynamicTypeSize = .large
    }

    enum _SizeCategoryKey: EnvironmentKey {
      static let defaultValue: ContentSizeCategory = .large
    }

    enum _DisplayScaleKey: EnvironmentKey {
      static let defaultValue: CGFloat = 2
    }

    enum _PixelLengthKey: EnvironmentKey {
      static let defaultValue: CGFloat = 0.5
    }

    enum _HorizontalSizeClassKey: EnvironmentKey {
      static let defaultValue: UserInterfaceSizeClass? = .compact
    }

    enum _VerticalSizeClassKey: EnvironmentKey {
      static let defaultValue: UserInterfaceSizeClass? = .regular
    }
    """#)
}
