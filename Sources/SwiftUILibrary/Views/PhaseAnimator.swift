extension Feature {
  static let phaseAnimator = Feature(
    "PhaseAnimator",
    #"""
    /// Goes through phases one after the other: to the next one when the animation to the one
    /// before it would be over.
    struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      let phases: [Phase]
      let trigger: (any Equatable)?
      let _content: (Phase) -> Content
      let _animation: (Phase) -> Animation?
      @StateObject private var phase = _PhaseClock()
      init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) where S.Element == Phase {
        self.phases = Array(phases)
        self.trigger = nil
        self._content = content
        self._animation = animation
      }
      init<S: Sequence, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) where S.Element == Phase {
        self.phases = Array(phases)
        self.trigger = trigger
        self._content = content
        self._animation = animation
      }
      var body: some View {
        if !phases.isEmpty { _content(phases[_place]) }
      }
      private var _place: Int {
        let (phases, animation) = (self.phases, _animation)
        return phase._place(among: phases.count, trigger) { animation(phases[$0]) }
      }
    }

    /// Which phase an animator is in; it ends with the view.
    final class _PhaseClock: ObservableObject {
      var _place = 0
      var _count = 0
      var _trigger: (any Equatable)?
      /// Tells the advance that counts from older ones that still wait.
      var _round = 0
      /// The animation to a phase.
      var _animation: (Int) -> Animation? = { _ in nil }

      /// The phase that content is made for; a trigger that has changed goes on to the next.
      func _place(
        among count: Int, _ trigger: (any Equatable)?, _ animation: @escaping (Int) -> Animation?
      ) -> Int {
        _animation = animation
        let isNew = count != _count
        if isNew {
          _place = 0
          _count = count
          _round += 1
        }
        let begins = trigger.map { !isNew && !__isSame($0, _trigger) } ?? isNew
        _trigger = trigger
        if begins, count > 1 {
          let advance = _next()
          _ = __startCoroutine({ advance() }, nil)
        }
        return _place
      }
      /// What goes on to the next phase, unless something else does before.
      func _next() -> () -> Void {
        _round += 1
        let round = _round
        return { [weak self] in
          guard let self, self._round == round else { return }
          self._advance()
        }
      }
      /// Without a trigger there is no end; with one, back at the first is the end.
      func _advance() {
        _place = (_place + 1) % _count
        let animation = _animation(_place)
        withTransaction(Transaction(animation: animation)) { objectWillChange.send() }
        guard _trigger == nil || _place != 0 else { return }
        let advance = _next()
        let seconds = max(animation?._seconds ?? 0, 1.0 / 60)
        _ = __setAlarm(__nanoseconds(seconds), isBackground: true) { advance() }
      }
      func __isSame(_ trigger: any Equatable, _ last: (any Equatable)?) -> Bool {
        func isLast<T: Equatable>(_ trigger: T) -> Bool { (last as? T) == trigger }
        return isLast(trigger)
      }
    }

    /// The content of an animator, as its modifier hands it on.
    struct PlaceholderContentView<Value>: View {
      let _content: AnyView
      var body: some View { _content }
    }

    extension View {
      /// Goes through phases one after the other.
      func phaseAnimator<S: Sequence, C: View>(
        _ phases: S,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> C,
        animation: @escaping (S.Element) -> Animation? = { _ in .default }
      ) -> some View where S.Element: Equatable {
        PhaseAnimator(
          phases, content: { content(PlaceholderContentView(_content: AnyView(self)), $0) },
          animation: animation)
      }
      /// Goes through phases once each time that a value changes.
      func phaseAnimator<S: Sequence, T: Equatable, C: View>(
        _ phases: S, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> C,
        animation: @escaping (S.Element) -> Animation? = { _ in .default }
      ) -> some View where S.Element: Equatable {
        PhaseAnimator(
          phases, trigger: trigger,
          content: { content(PlaceholderContentView(_content: AnyView(self)), $0) },
          animation: animation)
      }
    }
    """#)
}
