import Interpreter

extension Feature {
  /// What a program asks about its windows, and of them.
  static let windowEnvironment = Feature(
    "EnvironmentValues+Windows",
    #"""
    extension EnvironmentValues {
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
      /// Whether the screen is recorded.
      var isSceneCaptured: Bool {
        get { self[_IsSceneCapturedKey.self] }
        set { self[_IsSceneCapturedKey.self] = newValue }
      }
      /// Whether the tab bar has sections.
      var isTabBarShowingSections: Bool {
        get { self[_IsTabBarShowingSectionsKey.self] }
        set { self[_IsTabBarShowingSectionsKey.self] = newValue }
      }
      /// What takes actions back; there is none.
      var undoManager: UndoManager? {
        get { self[_UndoManagerKey.self] }
        set { self[_UndoManagerKey.self] = newValue }
      }
      /// Ends the search this view is part of.
      var dismissSearch: DismissSearchAction {
        DismissSearchAction(_search: self[_DismissSearchKey.self])
      }
      /// Opens a window; there is one.
      var openWindow: OpenWindowAction { OpenWindowAction() }
      /// Closes a window; there is one.
      var dismissWindow: DismissWindowAction { DismissWindowAction() }
      /// Starts renaming; nothing can be renamed.
      var rename: RenameAction? { nil }
    }

    enum _AppearsActiveKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _SupportsMultipleWindowsKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsSceneCapturedKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsTabBarShowingSectionsKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _UndoManagerKey: EnvironmentKey {
      static let defaultValue: UndoManager? = UndoManager()
    }

    /// Ends a search: outside of what can be searched it does nothing.
    struct DismissSearchAction {
      let _search: _Location?
      func callAsFunction() { _dismissSearch(_search) }
    }

    func _dismissSearch(_ search: _Location?)

    enum _DismissSearchKey: EnvironmentKey {
      static let defaultValue: _Location? = nil
    }

    /// Opens a window.
    @notSimulated struct OpenWindowAction {
      init() {}
      func callAsFunction(id: String) {}
      func callAsFunction<D: Hashable>(value: D) {}
      func callAsFunction<D: Hashable>(id: String, value: D) {}
    }

    /// Closes a window.
    @notSimulated struct DismissWindowAction {
      init() {}
      func callAsFunction() {}
      func callAsFunction(id: String) {}
      func callAsFunction<D: Hashable>(value: D) {}
      func callAsFunction<D: Hashable>(id: String, value: D) {}
    }

    /// Starts renaming.
    @notSimulated struct RenameAction {
      func callAsFunction() {}
    }
    """#,
    natives: [
      "_dismissSearch(_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        try (bridge.location(call.evaluator.opened(call[0])) as? SearchLocation)?.dismiss()
        return .void
      }
    ])
}
