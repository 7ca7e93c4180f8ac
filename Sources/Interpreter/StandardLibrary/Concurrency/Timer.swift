extension StandardLibrary {
  /// Timers and run loops.
  static let timer = LibraryEntry(
    "Timer.swift",
    """
    /// Calls a block after a time, once or again and again.
    class Timer: Hashable {
      let timeInterval: Double
      let _repeats: Bool
      let _block: (Timer) -> Void
      var isValid = true
      var tolerance: Double = 0
      var fireDate: Date
      var userInfo: Any?
      var _alarm = 0
      var _isScheduled = false

      /// A timer that never rings: a place for one that is made later.
      init() {
        self.timeInterval = 0
        self._repeats = false
        self._block = { _ in }
        self.fireDate = Date()
        self.isValid = false
      }
      init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.timeInterval = repeats ? interval : 0
        self._repeats = repeats
        self._block = block
        self.fireDate = Date(timeIntervalSinceNow: interval)
      }
      init(
        fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
      ) {
        self.timeInterval = repeats ? interval : 0
        self._repeats = repeats
        self._block = block
        self.fireDate = date
      }
      @discardableResult static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
      ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._schedule()
        return timer
      }
      convenience init(
        timeInterval ti: Double, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
      ) {
        self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.__perform(aTarget, $0) }
        self.userInfo = userInfo
      }
      @discardableResult static func scheduledTimer(
        timeInterval ti: Double, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
      ) -> Timer {
        let timer = Timer(
          timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
          repeats: yesOrNo)
        timer._schedule()
        return timer
      }
      /// Waits on a run loop; a second call changes nothing.
      func _schedule() {
        if _isScheduled { return }
        _isScheduled = true
        _wait()
      }
      func _wait() {
        _alarm = __setAlarm(
          __nanoseconds(fireDate.timeIntervalSinceNow), isBackground: _repeats
        ) { self._ring() }
      }
      func _ring() {
        if !isValid { return }
        if _repeats {
          fireDate = fireDate + timeInterval
          _wait()
        } else {
          isValid = false
        }
        _block(self)
      }
      /// Calls the block now.
      func fire() {
        if !isValid { return }
        if !_repeats { invalidate() }
        _block(self)
      }
      func invalidate() {
        isValid = false
        __cancelAlarm(_alarm)
      }
      static func == (lhs: Timer, rhs: Timer) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// What runs the timers of a thread; there is one.
    class RunLoop: Hashable, Scheduler {
      struct Mode: Hashable, RawRepresentable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
      }
      static let main = RunLoop()
      static var current: RunLoop { main }
      func add(_ timer: Timer, forMode mode: Mode) { timer._schedule() }
      func perform(_ block: @escaping () -> Void) { _ = __startCoroutine({ block() }, nil) }
      /// Waits for ever, so that timers and queues can run.
      func run() {
        while true {
          let coroutine = __coroutine()
          _ = __setAlarm(3600000000000, isBackground: false) { __awaken(coroutine) }
          __suspend()
        }
      }
      func run(until limitDate: Date) {
        let coroutine = __coroutine()
        let alarm = __setAlarm(
          __nanoseconds(limitDate.timeIntervalSinceNow), isBackground: false
        ) { __awaken(coroutine) }
        while Date() < limitDate { __suspend() }
        __cancelAlarm(alarm)
      }
      @discardableResult func run(mode: Mode, before limitDate: Date) -> Bool {
        run(until: limitDate)
        return true
      }
      func __schedule(after nanoseconds: Int, _ action: @escaping () -> Void) -> Int {
        __setAlarm(nanoseconds, isBackground: false) { action() }
      }
      func __post(_ action: @escaping () -> Void) { _ = __startCoroutine({ action() }, nil) }
      static func == (lhs: RunLoop, rhs: RunLoop) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """)
}
