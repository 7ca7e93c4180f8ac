extension Feature {
  static let shareLink = Feature(
    "ShareLink",
    #"""
    /// A button that offers something to other apps; not simulated.
    struct ShareLink<Label: View>: View {
      let _label: Label
      init<T>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self._label = label()
      }
      init<T>(
        items: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self._label = label()
      }
      var body: some View { _label }
    }

    extension ShareLink where Label == _IconLabel {
      init<T>(item: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
        self._label = _IconLabel("Share…", systemImage: "square.and.arrow.up")
      }
      init<T>(items: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil) {
        self._label = _IconLabel("Share…", systemImage: "square.and.arrow.up")
      }
      init<T>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: Any? = nil
      ) {
        self._label = _IconLabel(titleKey, systemImage: "square.and.arrow.up")
      }
      @_disfavoredOverload
      init<S: StringProtocol, T>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil
      ) {
        self._label = _IconLabel(
          LocalizedStringKey(stringLiteral: String(title)), systemImage: "square.and.arrow.up")
      }
    }

    extension ShareLink where Label == _IconLabel {
      init<T>(
        _ titleKey: LocalizedStringKey, items: T, subject: Text? = nil, message: Text? = nil,
        preview: Any? = nil
      ) {
        self._label = _IconLabel {
          Text(titleKey)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      @_disfavoredOverload
      init<S: StringProtocol, T>(
        _ title: S, items: T, subject: Text? = nil, message: Text? = nil,
        preview: Any? = nil
      ) {
        self._label = _IconLabel {
          Text(title)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      @_disfavoredOverload
      init<T>(
        _ titleResource: LocalizedStringResource, items: T, subject: Text? = nil,
        message: Text? = nil,
        preview: Any? = nil
      ) {
        self._label = _IconLabel {
          Text(titleResource)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      @_disfavoredOverload
      init<T>(
        _ titleResource: LocalizedStringResource, item: T, subject: Text? = nil,
        message: Text? = nil, preview: Any? = nil
      ) {
        self._label = _IconLabel {
          Text(titleResource)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      init<T>(
        _ title: Text, item: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil
      ) {
        self._label = _IconLabel {
          title
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      init<T>(
        _ title: Text, items: T, subject: Text? = nil, message: Text? = nil, preview: Any? = nil
      ) {
        self._label = _IconLabel {
          title
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
    }

    /// How something looks that is offered.
    struct SharePreview {
      let _title: String
      init(_ titleKey: LocalizedStringKey) { self._title = titleKey._text }
      init<I>(_ titleKey: LocalizedStringKey, image: I) { self._title = titleKey._text }
      init<I, J>(_ titleKey: LocalizedStringKey, image: I, icon: J) {
        self._title = titleKey._text
      }
      @_disfavoredOverload
      init<S: StringProtocol, I, J>(_ title: S, image: I, icon: J) {
        self._title = LocalizedStringKey(stringLiteral: String(title))._text
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S) { self._title = String(title) }
      @_disfavoredOverload
      init<S: StringProtocol, I>(_ title: S, image: I) { self._title = String(title) }
    }

    extension SharePreview {
      init<I>(_ titleKey: LocalizedStringKey, icon: I) { self.init(titleKey) }
      @_disfavoredOverload
      init<S: StringProtocol, I>(_ title: S, icon: I) { self.init(title) }
      init(_ title: Text) { self.init(title._text) }
      init<I>(_ title: Text, image: I) { self.init(title._text) }
      init<I>(_ title: Text, icon: I) { self.init(title._text) }
      init<I, J>(_ title: Text, image: I, icon: J) { self.init(title._text) }
    }

    /// A button that takes what was copied; there is nothing.
    struct PasteButton: View {
      init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
      init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
      init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
      ) {}
      var body: some View { _IconLabel("Paste", systemImage: "doc.on.clipboard") }
    }

    /// A button that starts renaming; not simulated.
    struct RenameButton: View {
      init() {}
      var body: some View { _IconLabel("Rename", systemImage: "pencil") }
    }

    /// A link to the settings of the app; not simulated.
    struct SettingsLink<Label: View>: View {
      let _label: Label
      init(@ViewBuilder label: () -> Label) { self._label = label() }
      var body: some View { _label }
    }
    """#)
}
