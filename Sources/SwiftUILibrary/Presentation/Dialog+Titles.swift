extension Feature {
  /// Alerts and dialogs whose title is a resource or a text that is made.
  static let dialogTitles = Feature(
    "Dialog+Titles",
    #"""
    extension View {
      @_disfavoredOverload
      func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        _alert(Text(titleResource), _PresentationFlag(isOn: isPresented), actions, { EmptyView() })
      }
      @_disfavoredOverload
      func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
      ) -> some View {
        _alert(Text(titleResource), _PresentationFlag(isOn: isPresented), actions, message)
      }
      @_disfavoredOverload
      func alert<T, A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _alert(
          Text(titleResource), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } },
          { EmptyView() })
      }
      @_disfavoredOverload
      func alert<T, A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _alert(
          Text(titleResource), _PresentationFlag(isOn: isPresented), { data.map { actions($0) } },
          { data.map { message($0) } })
      }
      @_disfavoredOverload
      func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
      ) -> some View {
        _confirmation(
          Text(titleResource), titleVisibility, _PresentationFlag(isOn: isPresented), actions,
          { EmptyView() })
      }
      @_disfavoredOverload
      func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        _confirmation(
          Text(titleResource), titleVisibility, _PresentationFlag(isOn: isPresented), actions,
          message)
      }
      @_disfavoredOverload
      func confirmationDialog<T, A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _confirmation(
          Text(titleResource), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }, { EmptyView() })
      }
      @_disfavoredOverload
      func confirmationDialog<T, A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _confirmation(
          Text(titleResource), titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }, { data.map { message($0) } })
      }
      @_disfavoredOverload
      func alert<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        _alert(
          title, _PresentationFlag(isOn: isPresented), { data.map { actions($0) } }, { EmptyView() }
        )
      }
      @_disfavoredOverload
      func alert<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
      ) -> some View {
        _alert(
          title, _PresentationFlag(isOn: isPresented), { data.map { actions($0) } },
          { data.map { message($0) } })
      }
      @_disfavoredOverload
      func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
      ) -> some View {
        _confirmation(
          title, titleVisibility, _PresentationFlag(isOn: isPresented), actions, message)
      }
      @_disfavoredOverload
      func confirmationDialog<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
      ) -> some View {
        _confirmation(
          title, titleVisibility, _PresentationFlag(isOn: isPresented),
          { data.map { actions($0) } }, { EmptyView() })
      }
    }
    """#)
}
