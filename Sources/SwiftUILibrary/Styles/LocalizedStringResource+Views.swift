extension Feature {
  /// Views and modifiers whose texts are resources, as those of a string catalog are.
  static let localizedResources = Feature(
    "LocalizedStringResource+Views",
    #"""
    extension LocalizedStringResource {
      var _key: LocalizedStringKey { LocalizedStringKey(stringLiteral: _text) }
    }

    extension Button where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(titleResource._key, action: action)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
      ) {
        self.init(titleResource._key, role: role, action: action)
      }
    }

    extension Button where Label == _IconLabel {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        action: @escaping () -> Void
      ) {
        self.init(titleResource._key, systemImage: systemImage, action: action)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
      ) {
        self.init(titleResource._key, systemImage: systemImage, role: role, action: action)
      }
    }

    extension Label where Title == Text, Icon == Image {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, systemImage: String) {
        self.init(titleResource._key, systemImage: systemImage)
      }
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, image: String) {
        self.init(titleResource._key, image: image)
      }
    }

    extension LabeledContent where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(titleResource._key, content: content)
      }
    }

    extension Menu where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(titleResource._key, content: content)
      }
    }

    extension NavigationLink where Label == Text {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
      ) {
        self.init(titleResource._key, destination: destination)
      }
    }

    extension NavigationLink where Label == Text, Destination == Never {
      @_disfavoredOverload
      init<V: Hashable>(_ titleResource: LocalizedStringResource, value: V?) {
        self.init(titleResource._key, value: value)
      }
    }

    extension Picker where Label == Text {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(titleResource._key, selection: selection, content: content)
      }
    }

    extension Section where Parent == Text, Footer == EmptyView {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(titleResource._key, content: content)
      }
    }

    extension SecureField where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(titleResource._key, text: text)
      }
    }

    extension Text {
      @_disfavoredOverload
      init(_ resource: LocalizedStringResource) { self.init(resource._key) }
    }

    extension TextField where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(titleResource._key, text: text)
      }
    }

    extension Toggle where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(titleResource._key, isOn: isOn)
      }
    }

    extension View {
      /// Names the screen.
      @_disfavoredOverload
      func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(titleResource._key)
      }
    }
    """#)
}
