extension Feature {
  /// Pickers whose label has an image, that stand for several values, or that say what is selected.
  static let pickerLabels = Feature(
    "Picker+Labels",
    #"""
    extension Picker {
      /// The form with a label for what is selected; it stands beside the picker's own.
      init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(selection: selection, content: content, label: label)
        self._current = AnyView(currentValueLabel())
      }
      init<C: RandomAccessCollection, Current: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
        self._current = AnyView(currentValueLabel())
      }
    }

    extension Picker where Label == Text {
      init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleKey, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, Current: View>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(title, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<Current: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleResource, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      init<C: RandomAccessCollection, Current: View>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleKey, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
        _ title: S, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(title, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection, Current: View>(
        _ titleResource: LocalizedStringResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleResource, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
      }
    }

    extension Picker where Label == _IconLabel {
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(titleKey, systemImage: systemImage)
        }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(title, systemImage: systemImage)
        }
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(titleResource, systemImage: systemImage)
        }
      }
      init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) { _IconLabel(titleKey, image: image) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) { _IconLabel(title, image: image) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) {
          _IconLabel(titleResource, image: image)
        }
      }
      init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(titleKey, image: image)
        }
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(title, image: image)
        }
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(sources: sources, selection: selection, content: content) {
          _IconLabel(titleResource, image: image)
        }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, content: content) {
          _IconLabel(titleResource, systemImage: systemImage)
        }
      }
      init<Current: View>(
        _ titleKey: LocalizedStringKey, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, Current: View>(
        _ title: S, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(title, systemImage: systemImage, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<Current: View>(
        _ titleResource: LocalizedStringResource, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleResource, systemImage: systemImage, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      init<C: RandomAccessCollection, Current: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(
          titleKey, systemImage: systemImage, sources: sources, selection: selection,
          content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(
          title, systemImage: systemImage, sources: sources, selection: selection,
          content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection, Current: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(
          titleResource, systemImage: systemImage, sources: sources, selection: selection,
          content: content)
        self._current = AnyView(currentValueLabel())
      }
      init<Current: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleKey, image: image, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, Current: View>(
        _ title: S, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(title, image: image, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<Current: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleResource, image: image, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      init<C: RandomAccessCollection, Current: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(titleKey, image: image, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(title, image: image, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
      @_disfavoredOverload
      init<C: RandomAccessCollection, Current: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
      ) {
        self.init(
          titleResource, image: image, sources: sources, selection: selection, content: content)
        self._current = AnyView(currentValueLabel())
      }
    }
    """#)
}
