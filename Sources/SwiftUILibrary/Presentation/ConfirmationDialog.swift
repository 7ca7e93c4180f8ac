extension Feature {
  static let confirmationDialog = Feature(
    "ConfirmationDialog",
    #"""
    extension View {
      /// Asks which of some actions to take, while a value is true.
      func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
      ) -> some View {
        _confirmation(
          Text(titleKey), titleVisibility, _PresentationFlag(isOn: isPresented), actions
        ) { EmptyView() }
      }
      @_disfavoredOverload
      func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        _confirmation(Text(title), titleVisibility, _PresentationFlag(isOn: isPresented), actions) {
          EmptyView()
        }
      }
      @_disfavoredOverload
      func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        _confirmation(title, titleVisibility, _PresentationFlag(isOn: isPresented), actions) {
          EmptyView()
        }
      }
      func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        _confirmation(
          Text(titleKey), titleVisibility, _PresentationFlag(isOn: isPresented), actions, message)
      }
      @_disfavoredOverload
      func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
      ) -> some View {
        _confirmation(
          Text(title), titleVisibility, _PresentationFlag(isOn: isPresented), actions, message)
      }
      /// Asks about a value while another one is true.
      func confirmationDialog<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _confirmation(
          Text(titleKey), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }
        ) { EmptyView() }
      }
      func confirmationDialog<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _confirmation(
          Text(titleKey), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }
        ) { data.map { message($0) } }
      }
      @_disfavoredOverload
      func confirmationDialog<S: StringProtocol, T, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
      ) -> some View {
        _confirmation(
          Text(title), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }
        ) { EmptyView() }
      }
      @_disfavoredOverload
      func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _confirmation(
          Text(title), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }
        ) { data.map { message($0) } }
      }
      @_disfavoredOverload
      func confirmationDialog<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _confirmation(
          title, titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }
        ) { data.map { message($0) } }
      }
      func _confirmation<A: View, M: View>(
        _ title: Text, _ visibility: Visibility, _ flag: _PresentationFlag,
        _ actions: () -> A, _ message: () -> M
      ) -> ModifiedContent<Self, _PresentationModifier<_Dialog<M, A>>> {
        let shownActions = actions()
        let shownMessage = message()
        return ModifiedContent(
          content: self,
          modifier: _PresentationModifier<_Dialog<M, A>>(
            _name: "confirmationDialog", _flag: flag, _onDismiss: nil,
            _content: { () -> _Dialog<M, A> in
              _Dialog<M, A>(
                _name: "confirmationDialog", _title: title, _message: shownMessage,
                _actions: shownActions)
            }, _id: nil, _endsWithTap: true))
      }
    }
    """#)
}
