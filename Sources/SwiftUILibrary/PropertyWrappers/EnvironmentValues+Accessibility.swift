extension Feature {
  /// What the user asked the system for.
  static let accessibilityEnvironment = Feature(
    "EnvironmentValues+Accessibility",
    #"""
    extension EnvironmentValues {
      /// Whether motion is unwanted.
      var accessibilityReduceMotion: Bool {
        get { self[_AccessibilityReduceMotionKey.self] }
        set { self[_AccessibilityReduceMotionKey.self] = newValue }
      }
      /// Whether transparency is unwanted.
      var accessibilityReduceTransparency: Bool {
        get { self[_AccessibilityReduceTransparencyKey.self] }
        set { self[_AccessibilityReduceTransparencyKey.self] = newValue }
      }
      /// Whether color alone is not enough.
      var accessibilityDifferentiateWithoutColor: Bool {
        get { self[_AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[_AccessibilityDifferentiateWithoutColorKey.self] = newValue }
      }
      /// Whether the screen is read aloud.
      var accessibilityVoiceOverEnabled: Bool {
        get { self[_AccessibilityVoiceOverEnabledKey.self] }
        set { self[_AccessibilityVoiceOverEnabledKey.self] = newValue }
      }
      /// Whether colors are inverted.
      var accessibilityInvertColors: Bool {
        get { self[_AccessibilityInvertColorsKey.self] }
        set { self[_AccessibilityInvertColorsKey.self] = newValue }
      }
    }

    enum _AccessibilityReduceMotionKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _AccessibilityReduceTransparencyKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _AccessibilityVoiceOverEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _AccessibilityInvertColorsKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }
    """#)
}
