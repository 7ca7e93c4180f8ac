extension Feature {
  /// Controls whose label has an image of a catalog, or the word for their role.
  static let imageLabels = Feature(
    "ImageLabels",
    #"""
    extension Label where Title == Text, Icon == Image {
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
          Text(title)
        } icon: {
          Image(resource)
        }
      }
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
          Text(titleResource)
        } icon: {
          Image(resource)
        }
      }
    }

    extension Button where Label == _IconLabel {
      init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void
      ) {
        self.init(action: action) { _IconLabel(titleResource, image: image) }
      }
      init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(role: role, action: action) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(role: role, action: action) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(role: role, action: action) { _IconLabel(titleResource, image: image) }
      }
    }

    extension Menu where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleResource, image: image) }
      }
      init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content, label: { _IconLabel(titleKey, image: image) },
          primaryAction: primaryAction)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content, label: { _IconLabel(title, image: image) },
          primaryAction: primaryAction)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content, label: { _IconLabel(titleResource, image: image) },
          primaryAction: primaryAction)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content, label: { _IconLabel(titleResource, systemImage: systemImage) },
          primaryAction: primaryAction)
      }
    }

    extension Menu where Label == Text {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
      }
    }

    extension ControlGroup where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleResource, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { _IconLabel(titleResource, systemImage: systemImage) }
      }
    }

    extension ControlGroup where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
      }
    }

    extension Button where Label == Text {
      /// A button whose role says what it does.
      init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role._word) }
      }
    }

    extension ButtonRole {
      /// What a button says that has nothing but its role.
      var _word: String {
        switch self {
        case .cancel: "Cancel"
        case .close: "Close"
        case .confirm: "Done"
        default: "Delete"
        }
      }
    }

    extension Toggle where Label == Text {
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
      }
    }

    extension Toggle where Label == _IconLabel {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
      ) {
        self.init(isOn: isOn) { _IconLabel(titleResource, systemImage: systemImage) }
      }
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _IconLabel(titleResource, image: image) }
      }
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { _IconLabel(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { _IconLabel(title, systemImage: systemImage) }
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) {
          _IconLabel(titleResource, systemImage: systemImage)
        }
      }
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { _IconLabel(titleResource, image: image) }
      }
    }
    """#)
}
