extension Feature {
  /// How much things stand out, and in which form.
  static let prominenceEnvironment = Feature(
    "EnvironmentValues+Prominence",
    #"""
    extension EnvironmentValues {
      /// How much the background stands out.
      var backgroundProminence: BackgroundProminence {
        get { self[_BackgroundProminenceKey.self] }
        set { self[_BackgroundProminenceKey.self] = newValue }
      }
      /// How much badges stand out.
      var badgeProminence: BadgeProminence {
        get { self[_BadgeProminenceKey.self] }
        set { self[_BadgeProminenceKey.self] = newValue }
      }
      /// How much headers stand out.
      var headerProminence: Prominence {
        get { self[_HeaderProminenceKey.self] }
        set { self[_HeaderProminenceKey.self] = newValue }
      }
      /// Why content is hidden.
      var redactionReasons: RedactionReasons {
        get { self[_RedactionReasonsKey.self] }
        set { self[_RedactionReasonsKey.self] = newValue }
      }
      /// Whether the screen is dimmed.
      var isLuminanceReduced: Bool {
        get { self[_IsLuminanceReducedKey.self] }
        set { self[_IsLuminanceReducedKey.self] = newValue }
      }
      /// How the layers of symbols are colored.
      var symbolRenderingMode: SymbolRenderingMode? {
        get { self[_SymbolRenderingModeKey.self] }
        set { self[_SymbolRenderingModeKey.self] = newValue }
      }
      /// Which form of symbols is used.
      var symbolVariants: SymbolVariants {
        get { self[_SymbolVariantsKey.self] }
        set { self[_SymbolVariantsKey.self] = newValue }
      }
      /// How heavy text is wanted.
      var legibilityWeight: LegibilityWeight? {
        get { self[_LegibilityWeightKey.self] }
        set { self[_LegibilityWeightKey.self] = newValue }
      }
    }

    enum _BackgroundProminenceKey: EnvironmentKey {
      static let defaultValue: BackgroundProminence = .standard
    }

    enum _BadgeProminenceKey: EnvironmentKey {
      static let defaultValue: BadgeProminence = .standard
    }

    enum _HeaderProminenceKey: EnvironmentKey {
      static let defaultValue: Prominence = .standard
    }

    enum _RedactionReasonsKey: EnvironmentKey {
      static let defaultValue: RedactionReasons = RedactionReasons()
    }

    enum _IsLuminanceReducedKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _SymbolRenderingModeKey: EnvironmentKey {
      static let defaultValue: SymbolRenderingMode? = nil
    }

    enum _SymbolVariantsKey: EnvironmentKey {
      static let defaultValue: SymbolVariants = SymbolVariants.none
    }

    enum _LegibilityWeightKey: EnvironmentKey {
      static let defaultValue: LegibilityWeight? = nil
    }

    /// How much a background stands out.
    struct BackgroundProminence: Hashable {
      let _name: String
      static let standard = BackgroundProminence(_name: "standard")
      static let increased = BackgroundProminence(_name: "increased")
    }

    /// How heavy text is wanted.
    enum LegibilityWeight: Hashable { case regular, bold }
    """#)
}
