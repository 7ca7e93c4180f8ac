extension Feature {
  /// Days within bounds that are open at one end, and colors of Core Graphics.
  static let chooserForms = Feature(
    "Choosers+Forms",
    #"""
    extension MultiDatePicker {
      init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(selection: selection, label: label)
      }
      init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(selection: selection, label: label)
      }
    }

    extension MultiDatePicker where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
      ) {
        self.init(selection: selection) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
      ) {
        self.init(selection: selection) { Text(title) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
      ) {
        self.init(selection: selection) { Text(titleResource) }
      }
      @_disfavoredOverload
      init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
      }
    }

    extension ColorPicker {
      /// A color of Core Graphics, chosen as one of SwiftUI.
      init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: Binding<Color>(
            get: { selection.wrappedValue._color },
            set: { selection.wrappedValue = CGColor(_color: $0) }),
          supportsOpacity: supportsOpacity, label: label)
      }
    }

    extension ColorPicker where Label == Text {
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
      }
      @_disfavoredOverload
      init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection) { Text(titleResource) }
      }
    }
    """#)
}
