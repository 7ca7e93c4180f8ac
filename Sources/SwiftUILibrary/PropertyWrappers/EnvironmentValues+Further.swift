extension Feature {
  /// What fewer programs ask the environment for.
  static let furtherEnvironment = Feature(
    "EnvironmentValues+Further",
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
      /// Whether typing is corrected.
      var autocorrectionDisabled: Bool {
        get { self[_AutocorrectionDisabledKey.self] }
        set { self[_AutocorrectionDisabledKey.self] = newValue }
      }
      /// Whether the screen is dimmed.
      var isLuminanceReduced: Bool {
        get { self[_IsLuminanceReducedKey.self] }
        set { self[_IsLuminanceReducedKey.self] = newValue }
      }
      /// Whether content can be scrolled.
      var isScrollEnabled: Bool {
        get { self[_IsScrollEnabledKey.self] }
        set { self[_IsScrollEnabledKey.self] = newValue }
      }
      /// Whether the screen is recorded.
      var isSceneCaptured: Bool {
        get { self[_IsSceneCapturedKey.self] }
        set { self[_IsSceneCapturedKey.self] = newValue }
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
      /// Whether the tab bar has sections.
      var isTabBarShowingSections: Bool {
        get { self[_IsTabBarShowingSectionsKey.self] }
        set { self[_IsTabBarShowingSectionsKey.self] = newValue }
      }
      /// Whether the window is in front.
      var appearsActive: Bool {
        get { self[_AppearsActiveKey.self] }
        set { self[_AppearsActiveKey.self] = newValue }
      }
      /// Whether there can be several windows.
      var supportsMultipleWindows: Bool {
        get { self[_SupportsMultipleWindowsKey.self] }
        set { self[_SupportsMultipleWindowsKey.self] = newValue }
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
      /// How heavy text is wanted.
      var legibilityWeight: LegibilityWeight? {
        get { self[_LegibilityWeightKey.self] }
        set { self[_LegibilityWeightKey.self] = newValue }
      }
      /// What takes actions back; there is none.
      var undoManager: UndoManager? {
        get { self[_UndoManagerKey.self] }
        set { self[_UndoManagerKey.self] = newValue }
      }
      /// Ends a search; nothing searches.
      var dismissSearch: DismissSearchAction { DismissSearchAction() }
      /// Opens a window; there is one.
      var openWindow: OpenWindowAction { OpenWindowAction() }
      /// Closes a window; there is one.
      var dismissWindow: DismissWindowAction { DismissWindowAction() }
      /// Starts renaming; nothing can be renamed.
      var rename: RenameAction? { nil }
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

    enum _AutocorrectionDisabledKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsLuminanceReducedKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsScrollEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsSceneCapturedKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsFocusEffectEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsHoverEffectEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsTabBarShowingSectionsKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _AppearsActiveKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _SupportsMultipleWindowsKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _SymbolRenderingModeKey: EnvironmentKey {
      static let defaultValue: SymbolRenderingMode? = nil
    }

    enum _SymbolVariantsKey: EnvironmentKey {
      static let defaultValue: SymbolVariants = SymbolVariants.none
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

    enum _LegibilityWeightKey: EnvironmentKey {
      static let defaultValue: LegibilityWeight? = nil
    }

    enum _UndoManagerKey: EnvironmentKey {
      static let defaultValue: UndoManager? = nil
    }

    /// Ends a search.
    struct DismissSearchAction {
      init() {}
      func callAsFunction() {}
    }

    /// Opens a window.
    struct OpenWindowAction {
      init() {}
      func callAsFunction(id: String) {}
      func callAsFunction<D: Hashable>(value: D) {}
      func callAsFunction<D: Hashable>(id: String, value: D) {}
    }

    /// Closes a window.
    struct DismissWindowAction {
      init() {}
      func callAsFunction() {}
      func callAsFunction(id: String) {}
      func callAsFunction<D: Hashable>(value: D) {}
    }

    /// Starts renaming.
    struct RenameAction {
      func callAsFunction() {}
    }

    /// How much a background stands out.
    struct BackgroundProminence: Hashable {
      let _name: String
      static let standard = BackgroundProminence(_name: "standard")
      static let increased = BackgroundProminence(_name: "increased")
    }

    /// How heavy text is wanted.
    enum LegibilityWeight: Hashable { case regular, bold }

    /// What takes actions back.
    class UndoManager {
      init() {}
      func undo() {}
      func redo() {}
      var canUndo: Bool { false }
      var canRedo: Bool { false }
    }
    """#)
}
