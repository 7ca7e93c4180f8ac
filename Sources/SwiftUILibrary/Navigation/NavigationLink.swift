import Interpreter
import ViewRuntime

extension Feature {
  static let navigationLink = Feature(
    "NavigationLink",
    #"""
    /// A button that pushes a screen onto the stack it is in: a view, or what a
    /// `navigationDestination` shows for a value.
    struct NavigationLink<Label: View, Destination: View>: View {
      typealias Body = Never
      let _label: Label
      /// Made with the link (L31), and in the tree only once it is shown.
      let _destination: Any?
      let _value: Any?
      /// Whether the screen is shown, where the program wants to know.
      let _isActive: _PresentationFlag?
      init(_label: Label, _destination: Any?, _value: Any?, _isActive: _PresentationFlag?) {
        self._label = _label
        self._destination = _destination
        self._value = _value
        self._isActive = _isActive
      }
      init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _destination: destination(), _value: nil, _isActive: nil)
      }
      init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _destination: destination, _value: nil, _isActive: nil)
      }
      init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _label: label(), _destination: destination(), _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _label: label(), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          _label: label(), _destination: destination(), _value: nil,
          _isActive: _PresentationFlag(selection: selection, tag: tag))
      }
      init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
      ) {
        self.init(
          _label: label(), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(selection: selection, tag: tag))
      }
      /// A link says no more than this about itself when it is on a detail screen.
      func isDetailLink(_ isDetailLink: Bool) -> some View { self }
      var body: Never { _primitiveBody() }
    }

    extension NavigationLink where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(
          _label: Text(titleKey), _destination: destination(), _value: nil, _isActive: nil)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(_label: Text(title), _destination: destination(), _value: nil, _isActive: nil)
      }
      init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(_label: Text(titleKey), _destination: destination, _value: nil, _isActive: nil)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: nil)
      }
      init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
      ) {
        self.init(
          _label: Text(titleKey), _destination: destination(), _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
      ) {
        self.init(
          _label: Text(title), _destination: destination(), _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(
          _label: Text(titleKey), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(
          _label: Text(title), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(isOn: isActive))
      }
      init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
      ) {
        self.init(titleKey, destination: destination(), tag: tag, selection: selection)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
      ) {
        self.init(title, destination: destination(), tag: tag, selection: selection)
      }
      init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
      ) {
        self.init(
          _label: Text(titleKey), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(selection: selection, tag: tag))
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
      ) {
        self.init(
          _label: Text(title), _destination: destination, _value: nil,
          _isActive: _PresentationFlag(selection: selection, tag: tag))
      }
    }

    extension NavigationLink where Destination == Never {
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _destination: nil, _value: value, _isActive: nil)
      }
    }

    extension NavigationLink where Label == Text, Destination == Never {
      init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(_label: Text(titleKey), _destination: nil, _value: value, _isActive: nil)
      }
      @_disfavoredOverload
      init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(_label: Text(title), _destination: nil, _value: value, _isActive: nil)
      }
    }
    """#,
    views: ["NavigationLink": { part throws(Trap) in try link(part) }])
}
