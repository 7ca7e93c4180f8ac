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

    /// Opens an address: through the handler, or as the system would, which Grove only prints.
    struct OpenURLAction {
      let _handler: ((URL) -> Result)?
      init(handler: @escaping (URL) -> Result) { self._handler = handler }
      init(_system: Void) { self._handler = nil }
      func callAsFunction(_ url: URL) { self(url) { _ in } }
      func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
      func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let result = _handler?(url) ?? .systemAction
        if result._opensInSystem { print("open \(result._url ?? url)") }
        completion(result._isAccepted)
      }

      /// What a handler did with an address.
      struct Result {
        let _isAccepted: Bool
        let _opensInSystem: Bool
        var _url: URL? = nil
        static let handled = Result(_isAccepted: true, _opensInSystem: false)
        static let discarded = Result(_isAccepted: false, _opensInSystem: false)
        static let systemAction = Result(_isAccepted: true, _opensInSystem: true)
        static func systemAction(_ url: URL) -> Result {
          Result(_isAccepted: true, _opensInSystem: true, _url: url)
        }
        static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
          Result(_isAccepted: true, _opensInSystem: true, _url: url)
        }
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
      static let defaultValue = OpenURLAction(_system: ())
    }

    enum _EditModeKey: EnvironmentKey {
      static let defaultValue: Binding<EditMode>? = nil
    }
    """#,
    natives: ["_dismiss(_:)": dismiss])

  private static func dismiss(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    try (bridge.location(call.evaluator.opened(call[0])) as? PresentationLocation)?.dismiss()
    return .void
  }
}
