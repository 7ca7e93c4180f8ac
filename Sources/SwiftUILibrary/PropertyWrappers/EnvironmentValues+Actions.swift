import Interpreter

extension Feature {
  /// Things the surroundings can do for a view.
  static let actionEnvironment = Feature(
    "EnvironmentValues+Actions",
    #"""
    /// Refreshes what is shown.
    struct RefreshAction {
      func callAsFunction() async {}
    }

    extension EnvironmentValues {
      /// Ends the presentation this view is in.
      var dismiss: DismissAction { DismissAction(_presentation: self[_PresentationKey.self]) }
      /// Whether this view is presented over another one.
      var isPresented: Bool { self[_PresentationKey.self] != nil }
      /// Opens an address.
      var openURL: OpenURLAction {
        get { self[_OpenURLKey.self] }
        set { self[_OpenURLKey.self] = newValue }
      }
      /// How this view is presented, in the older form.
      var presentationMode: Binding<PresentationMode> {
        guard let presentation = self[_PresentationKey.self] else {
          return .constant(PresentationMode(isPresented: false))
        }
        return Binding(_value: PresentationMode(isPresented: true), _location: presentation)
      }
      /// Refreshes the surrounding list; not handed on.
      @notSimulated var refresh: RefreshAction? { nil }
      /// Whether the surrounding list is being edited.
      var editMode: Binding<EditMode>? {
        get { self[_EditModeKey.self] }
        set { self[_EditModeKey.self] = newValue }
      }
    }

    /// Ends a presentation.
    struct DismissAction {
      let _presentation: _Location?
      func callAsFunction() { _dismiss(_presentation) }
    }

    func _dismiss(_ presentation: _Location?)

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

    enum _PresentationKey: EnvironmentKey {
      static let defaultValue: _Location? = nil
    }

    enum _OpenURLKey: EnvironmentKey {
      static let defaultValue = OpenURLAction()
    }

    enum _EditModeKey: EnvironmentKey {
      static let defaultValue: Binding<EditMode>? = nil
    }
    """#,
    natives: ["_dismiss(_:)": dismiss])

  private static func dismiss(_ call: inout NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    try (bridge.location(call.evaluator.opened(call[0])) as? PresentationLocation)?.dismiss()
    return .void
  }
}
