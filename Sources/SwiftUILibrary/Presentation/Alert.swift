extension Feature {
  static let alertModifier = Feature(
    "AlertModifier",
    #"""
    extension View {
      /// Shows a message with buttons while a value is true.
      func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        _alert(Text(titleKey), _PresentationFlag(isOn: isPresented), actions) { EmptyView() }
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
      ) -> some View {
        _alert(Text(title), _PresentationFlag(isOn: isPresented), actions) { EmptyView() }
      }
      @_disfavoredOverload
      func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
      ) -> some View {
        _alert(title, _PresentationFlag(isOn: isPresented), actions) { EmptyView() }
      }
      func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
      ) -> some View {
        _alert(Text(titleKey), _PresentationFlag(isOn: isPresented), actions, message)
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        _alert(Text(title), _PresentationFlag(isOn: isPresented), actions, message)
      }
      @_disfavoredOverload
      func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        _alert(title, _PresentationFlag(isOn: isPresented), actions, message)
      }
      /// Shows a message about a value while another one is true.
      func alert<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _alert(
          Text(titleKey), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } }
        ) { EmptyView() }
      }
      func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _alert(
          Text(titleKey), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } }
        ) { data.map { message($0) } }
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, T, A: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _alert(Text(title), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } }) {
          EmptyView()
        }
      }
      @_disfavoredOverload
      func alert<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _alert(Text(title), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } }) {
          data.map { message($0) }
        }
      }
      /// Shows the description of an error while a value is true.
      func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
      ) -> some View {
        _alert(
          Text(error?.errorDescription ?? ""), _PresentationFlag(isOn: isPresented), actions
        ) { EmptyView() }
      }
      func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
      ) -> some View {
        _alert(
          Text(error?.errorDescription ?? ""), _PresentationFlag(isOn: isPresented),
          { error.map { actions($0) } }
        ) { error.map { message($0) } }
      }
      func _alert<A: View, M: View>(
        _ title: Text, _ flag: _PresentationFlag, _ actions: () -> A,
        _ message: () -> M
      ) -> ModifiedContent<Self, _PresentationModifier<_Dialog<M, A>>> {
        let shownActions = actions()
        let shownMessage = message()
        return ModifiedContent(
          content: self,
          modifier: _PresentationModifier<_Dialog<M, A>>(
            _name: "alert", _flag: flag, _onDismiss: nil,
            _content: { () -> _Dialog<M, A> in
              _Dialog<M, A>(
                _name: "alert", _title: title, _message: shownMessage, _actions: shownActions)
            }, _id: nil, _endsWithTap: true))
      }
    }
    """#)
}
