extension Feature {
  /// Controls, groups and modifiers whose texts are resources.
  static let localizedControls = Feature(
    "LocalizedStringResource+Controls",
    #"""
    extension DatePicker where Label == Text {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(selection: selection, displayedComponents: displayedComponents) {
          Text(titleResource)
        }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleResource) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleResource) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection, in: range, displayedComponents: displayedComponents
        ) { Text(titleResource) }
      }
    }

    extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
      @_disfavoredOverload
      init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1
      ) {
        self.init(value: value, total: total) { Text(titleResource) }
      }
    }

    extension LabeledContent where Label == Text, Content == Text {
      @_disfavoredOverload
      init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
          Text(value)
        } label: {
          Text(titleResource)
        }
      }
      @_disfavoredOverload
      init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
      ) {
        self.init {
          Text(value, format: format)
        } label: {
          Text(titleResource)
        }
      }
    }

    extension Link where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
      }
    }

    extension Section where Parent == Text, Footer == EmptyView {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(titleResource._key, isExpanded: isExpanded, content: content)
      }
    }

    extension GroupBox where Label == Text {
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(titleResource._key, content: content)
      }
    }

    extension DisclosureGroup where Label == Text {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(titleResource._key, content: content)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(titleResource._key, isExpanded: isExpanded, content: content)
      }
    }

    extension ContentUnavailableView
    where Label == _IconLabel, Description == Text?, Actions == EmptyView {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage name: String,
        description: Text? = nil
      ) {
        self.init(titleResource._key, systemImage: name, description: description)
      }
    }

    extension Tab where Label == _IconLabel {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
      ) {
        self.init(
          titleResource._key, systemImage: systemImage, value: value, role: role, content: content)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
      ) {
        self.init(titleResource._key, image: image, value: value, role: role, content: content)
      }
    }

    extension Tab where Label == _IconLabel, Value == Never {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(titleResource._key, systemImage: systemImage, role: role, content: content)
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(titleResource._key, image: image, role: role, content: content)
      }
    }

    extension TabSection {
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) {
        self.init(titleResource._key, content: content)
      }
    }

    extension View {
      @_disfavoredOverload
      func help(_ textResource: LocalizedStringResource) -> some View { help(textResource._key) }
      @_disfavoredOverload
      func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        searchable(text: text, placement: placement, prompt: prompt._key)
      }
      @_disfavoredOverload
      func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
      ) -> ModifiedContent<Self, _SearchableModifier<EmptyView>> {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt._key)
      }
      @_disfavoredOverload
      func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        accessibilityLabel(label._key, isEnabled: isEnabled)
      }
      @_disfavoredOverload
      func accessibilityValue(
        _ value: LocalizedStringResource, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        accessibilityValue(value._key, isEnabled: isEnabled)
      }
      @_disfavoredOverload
      func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        accessibilityHint(hint._key, isEnabled: isEnabled)
      }
      @_disfavoredOverload
      func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(subtitle._key)
      }
      @_disfavoredOverload
      func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
      }
    }
    """#)
}
