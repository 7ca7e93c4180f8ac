extension Feature {
  static let phaseAnimator = Feature(
    "PhaseAnimator",
    #"""
    /// Goes through phases one after the other; Grove stays in the first one.
    @notSimulated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      let _phases: [Phase]
      let _content: (Phase) -> Content
      init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) where S.Element == Phase {
        self._phases = Array(phases)
        self._content = content
      }
      init<S: Sequence, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) where S.Element == Phase {
        self._phases = Array(phases)
        self._content = content
      }
      var body: some View {
        if let first = _phases.first { _content(first) }
      }
    }

    /// Goes through values at given times; Grove stays at the first one.
    @notSimulated struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
      let _initial: Value
      let _content: (Value) -> Content
      init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
      ) {
        self._initial = initialValue
        self._content = content
      }
      init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
      ) {
        self._initial = initialValue
        self._content = content
      }
      var body: some View { _content(_initial) }
    }

    /// The content of an animator, as its modifier hands it on.
    struct PlaceholderContentView<Value>: View {
      let _content: AnyView
      var body: some View { _content }
    }

    extension View {
      /// Goes through phases one after the other; Grove stays in the first one.
      @notSimulated func phaseAnimator<Phase: Equatable, C: View>(
        _ phases: [Phase],
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(_content: AnyView(self)), $0) }
      }
      @notSimulated func phaseAnimator<Phase: Equatable, T: Equatable, C: View>(
        _ phases: [Phase], trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(_content: AnyView(self)), $0) }
      }
      /// Goes through values at given times; Grove stays at the first one.
      @notSimulated func keyframeAnimator<Value, K, C: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
      ) -> some View {
        content(PlaceholderContentView<Self>(_content: AnyView(self)), initialValue)
      }
      @notSimulated func keyframeAnimator<Value, T: Equatable, K, C: View>(
        initialValue: Value, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
      ) -> some View {
        content(PlaceholderContentView<Self>(_content: AnyView(self)), initialValue)
      }
    }
    """#)
}
