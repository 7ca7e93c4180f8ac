import Interpreter

extension Feature {
  static let picker = Feature(
    "Picker",
    #"""
    /// A control that selects one of several values.
    struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      let _selection: Binding<SelectionValue>
      let _label: Label
      let _content: Content
      /// What is shown for the value that is selected, if the program says so.
      var _current: AnyView? = nil
      init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self._selection = selection
        self._label = label()
        self._content = content()
      }
      init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
      ) {
        self._selection = selection
        self._label = label
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension Picker where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) { Text(title) }
      }
    }

    extension Picker {
      /// Selects one value for several places at once; it shows that of the first.
      init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: Binding(
            get: { sources.first![keyPath: selection].wrappedValue },
            set: { value in
              for source in sources { source[keyPath: selection].wrappedValue = value }
            }),
          content: content, label: label)
      }
    }

    extension Picker where Label == Text {
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
      }
    }

    extension Picker where Label == _IconLabel {
      init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) {
          _IconLabel(titleKey, systemImage: systemImage)
        }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) {
          _IconLabel(title, systemImage: systemImage)
        }
      }
    }
    """#,
    views: ["Picker": { part throws(Trap) in try picker(part) }])
}
