extension Feature {
  static let keyframeAnimator = Feature(
    "KeyframeAnimator",
    #"""
    /// Goes through values at given times: content is made for each frame while time passes.
    struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
      let _initial: Value
      let _trigger: (any Equatable)?
      let _repeats: Bool
      let _content: (Value) -> Content
      let _keyframes: (Value) -> _KeyframeTracks<Value>
      @StateObject private var clock = _KeyframeClock<Value>()
      init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
      ) where KeyframePath == _KeyframeTracks<Value> {
        self._initial = initialValue
        self._trigger = nil
        self._repeats = repeating
        self._content = content
        self._keyframes = keyframes
      }
      init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
      ) where KeyframePath == _KeyframeTracks<Value> {
        self._initial = initialValue
        self._trigger = trigger
        self._repeats = false
        self._content = content
        self._keyframes = keyframes
      }
      var body: some View { _content(_value) }
      private var _value: Value {
        let keyframes = _keyframes
        return clock._value(_initial, _trigger, _repeats) {
          KeyframeTimeline($0, keyframes($0)._curves)
        }
      }
    }

    /// Which value an animator of keyframes is at; it ends with the view.
    final class _KeyframeClock<Value>: ObservableObject {
      var _current: Value?
      var _trigger: (any Equatable)?
      var _repeats = false
      var _timeline: KeyframeTimeline<Value>?
      /// How many frames have passed, sixty in a second.
      var _frame = 0
      /// Tells the frame that counts from older ones that still wait.
      var _round = 0

      /// The value that content is made for; a trigger that has changed starts from the latest.
      func _value(
        _ initial: Value, _ trigger: (any Equatable)?, _ repeats: Bool,
        _ timeline: (Value) -> KeyframeTimeline<Value>
      ) -> Value {
        let isNew = _current == nil
        let begins = trigger.map { !isNew && !__isSame($0, _trigger) } ?? (repeats && !_repeats)
        if isNew || trigger == nil && _repeats && !repeats {
          _current = initial
          _stop()
        }
        _trigger = trigger
        _repeats = repeats
        if begins { _start(timeline(_current ?? initial)) }
        return _current ?? initial
      }
      func _start(_ timeline: KeyframeTimeline<Value>) {
        _stop()
        _timeline = timeline
        _frame = 0
        _current = timeline.value(time: 0)
        if timeline.duration > 0 { _wait(_round) }
      }
      func _stop() {
        _round += 1
        _timeline = nil
      }
      func _wait(_ round: Int) {
        let (second, frame) = (1_000_000_000, _frame)
        let nanoseconds = (frame + 1) * second / 60 - frame * second / 60
        _ = __setAlarm(nanoseconds, isBackground: true) { [weak self] in
          guard let self, self._round == round, let timeline = self._timeline else { return }
          self._show(timeline, round)
        }
      }
      func _show(_ timeline: KeyframeTimeline<Value>, _ round: Int) {
        _frame += 1
        let passed = Double(_frame) / 60
        let isOver = passed >= timeline.duration && !_repeats
        let time = _repeats ? passed.truncatingRemainder(dividingBy: timeline.duration) : passed
        _current = timeline.value(time: time)
        objectWillChange.send()
        if isOver { _stop() } else { _wait(round) }
      }
      func __isSame(_ trigger: any Equatable, _ last: (any Equatable)?) -> Bool {
        func isLast<T: Equatable>(_ trigger: T) -> Bool { (last as? T) == trigger }
        return isLast(trigger)
      }
    }

    extension View {
      /// Goes through values at given times, again and again.
      func keyframeAnimator<Value, C: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
      ) -> some View {
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating,
          content: { content(PlaceholderContentView<Self>(_content: AnyView(self)), $0) },
          keyframes: keyframes)
      }
      /// Goes through values at given times once each time that a value changes.
      func keyframeAnimator<Value, T: Equatable, C: View>(
        initialValue: Value, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
      ) -> some View {
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger,
          content: { content(PlaceholderContentView<Self>(_content: AnyView(self)), $0) },
          keyframes: keyframes)
      }
    }
    """#)
}
