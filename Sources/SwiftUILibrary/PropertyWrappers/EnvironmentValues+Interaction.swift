extension Feature {
  /// What can be done, and whether it is.
  static let interactionEnvironment = Feature(
    "EnvironmentValues+Interaction",
    #"""
    extension EnvironmentValues {
      /// Whether controls answer.
      var isEnabled: Bool {
        get { self[_IsEnabledKey.self] }
        set { self[_IsEnabledKey.self] = newValue }
      }
      /// Whether a search is going on.
      var isSearching: Bool {
        get { self[_IsSearchingKey.self] }
        set { self[_IsSearchingKey.self] = newValue }
      }
      /// Whether the focus is here.
      var isFocused: Bool {
        get { self[_IsFocusedKey.self] }
        set { self[_IsFocusedKey.self] = newValue }
      }
      /// What the app is doing.
      var scenePhase: ScenePhase {
        get { self[_ScenePhaseKey.self] }
        set { self[_ScenePhaseKey.self] = newValue }
      }
    }

    enum _IsEnabledKey: EnvironmentKey {
      static let defaultValue: Bool = true
    }

    enum _IsSearchingKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _IsFocusedKey: EnvironmentKey {
      static let defaultValue: Bool = false
    }

    enum _ScenePhaseKey: EnvironmentKey {
      static let defaultValue: ScenePhase = .active
    }
    """#)
}
