extension Feature {
  /// Things the surroundings can do for a view.
  static let actionEnvironment = Feature(
    "EnvironmentValues+Actions",
    #"""
    extension EnvironmentValues {
      /// Ends the presentation this view is in.
      var dismiss: DismissAction {
        get { self[_DismissKey.self] }
        set { self[_DismissKey.self] = newValue }
      }
      /// Opens an address.
      var openURL: OpenURLAction {
        get { self[_OpenURLKey.self] }
        set { self[_OpenURLKey.self] = newValue }
      }
      /// How this view is presented, in the older form.
      var presentationMode: Binding<PresentationMode> {
        get { self[_PresentationModeKey.self] }
        set { self[_PresentationModeKey.self] = newValue }
      }
      /// Whether the surrounding list is being edited.
      var editMode: Binding<EditMode>? {
        get { self[_EditModeKey.self] }
        set { self[_EditModeKey.self] = newValue }
      }
    }

    /// Ends a presentation.
    struct DismissAction {
      let _action: (() -> Void)?
      func callAsFunction() {
        if let action = _action { action() }
      }
    }

    /// Opens an address; Grove only prints it.
    struct OpenURLAction {
      let _action: ((URL) -> Void)?
      init(handler: ((URL) -> Void)? = nil) { self._action = handler }
      func callAsFunction(_ url: URL) {
        if let action = _action { action(url) } else { print("open \(url)") }
      }
    }

    /// Whether a view is presented, and how to end that.
    struct PresentationMode {
      var isPresented: Bool
      mutating func dismiss() { isPresented = false }
    }

    enum _DismissKey: EnvironmentKey {
      static let defaultValue = DismissAction(_action: nil)
    }

    enum _OpenURLKey: EnvironmentKey {
      static let defaultValue = OpenURLAction()
    }

    enum _PresentationModeKey: EnvironmentKey {
      static let defaultValue = Binding<PresentationMode>.constant(
        PresentationMode(isPresented: false))
    }

    enum _EditModeKey: EnvironmentKey {
      static let defaultValue: Binding<EditMode>? = nil
    }
    """#)
}
