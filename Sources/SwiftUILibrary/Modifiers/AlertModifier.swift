extension Feature {
  static let alertModifier = Feature(
    "AlertModifier",
    #"""
    struct _AlertModifier {
      let _title: String
      var _name: String = "alert"
    }

    /// A message with up to two buttons.
    struct Alert {
      let _title: Text
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self._title = title
      }
      init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
      ) {
        self._title = title
      }

      /// A button of a message.
      struct Button {
        let _label: Text
        static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label)
        }
        static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label)
        }
        static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: Text("Cancel"))
        }
        static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
          Alert.Button(_label: label)
        }
      }
    }

    extension View {
      /// Shows a message while a value is true; not simulated.
      func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: titleKey._text))
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: String(title)))
      }
      func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: titleKey._text))
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: String(title)))
      }
      /// Shows a message, in the older form; not simulated.
      func alert(
        isPresented: Binding<Bool>, content: () -> Alert
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: ""))
      }
      func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(content: self, modifier: _AlertModifier(_title: ""))
      }
      /// Asks which of some actions to take; not simulated.
      func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
      ) -> ModifiedContent<Self, _AlertModifier> {
        ModifiedContent(
          content: self,
          modifier: _AlertModifier(_title: titleKey._text, _name: "confirmationDialog"))
      }
    }
    """#)
}
