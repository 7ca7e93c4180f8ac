extension StandardLibrary {
  /// Timers of dispatch queues, on the virtual clock.
  static let dispatchSource = LibraryEntry(
    "DispatchSource.swift",
    """
    /// Something that calls a handler when events happen.
    protocol DispatchSourceProtocol: AnyObject {
      func setEventHandler(handler: (() -> Void)?)
      func setCancelHandler(handler: (() -> Void)?)
      func resume()
      func suspend()
      func cancel()
      func activate()
      var isCancelled: Bool { get }
    }
    /// A source whose events are moments.
    protocol DispatchSourceTimer: DispatchSourceProtocol {
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval,
        leeway: DispatchTimeInterval)
    }

    /// Events as a queue's work.
    class DispatchSource: DispatchSourceProtocol {
      struct TimerFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let strict = TimerFlags(rawValue: 1)
      }
      var _handler: (() -> Void)?
      var _cancelHandler: (() -> Void)?
      var isCancelled = false
      /// Sources begin suspended.
      var _suspensions = 1
      static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
      ) -> any DispatchSourceTimer {
        __DispatchTimer()
      }
      func setEventHandler(handler: (() -> Void)?) { _handler = handler }
      func setEventHandler(handler: DispatchWorkItem) { _handler = { handler.perform() } }
      func setEventHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
      ) {
        _handler = handler
      }
      func setCancelHandler(handler: (() -> Void)?) { _cancelHandler = handler }
      func resume() {
        if _suspensions > 0 { _suspensions -= 1 }
        _start()
      }
      func activate() {
        _suspensions = 0
        _start()
      }
      func suspend() { _suspensions += 1 }
      func cancel() {
        if isCancelled { return }
        isCancelled = true
        _stop()
        if let handler = _cancelHandler {
          _cancelHandler = nil
          DispatchQueue.main.async { handler() }
        }
        _handler = nil
      }
      func _start() {}
      func _stop() {}
    }

    final class __DispatchTimer: DispatchSource, DispatchSourceTimer {
      var _next: Int?
      var _interval: Int?
      var _alarm = 0
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        let step = (DispatchTime(uptimeNanoseconds: 0) + interval).uptimeNanoseconds
        _schedule(deadline, interval == .never ? nil : Int(step))
      }
      func _schedule(_ deadline: DispatchTime, _ interval: Int?) {
        let wait = Int(deadline.uptimeNanoseconds) - Int(DispatchTime.now().uptimeNanoseconds)
        _next = __virtualNow() + (wait > 0 ? wait : 0)
        _interval = interval
        _start()
      }
      override func _start() {
        guard _suspensions == 0, !isCancelled, let next = _next else { return }
        __cancelAlarm(_alarm)
        let wait = next - __virtualNow()
        _alarm = __setAlarm(wait > 0 ? wait : 0, isBackground: _interval != nil) { self._ring() }
      }
      override func _stop() { __cancelAlarm(_alarm) }
      func _ring() {
        guard _suspensions == 0, !isCancelled, let next = _next else { return }
        _next = _interval.map { next + $0 }
        _start()
        _handler?()
      }
    }

    extension DispatchSourceTimer {
      func schedule(deadline: DispatchTime, repeating interval: Double) {
        let nanoseconds = DispatchTimeInterval.nanoseconds(__nanoseconds(interval))
        schedule(deadline: deadline, repeating: nanoseconds, leeway: .nanoseconds(0))
      }
      func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval
      ) {
        schedule(deadline: deadline, repeating: interval)
      }
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
      }
      func schedule(deadline: DispatchTime) {
        schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0))
      }
      func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
      }
      func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        let wait = wallDeadline._nanoseconds - __virtualNow()
        schedule(
          deadline: .now() + .nanoseconds(wait > 0 ? wait : 0), repeating: interval, leeway: leeway)
      }
    }
    """)
}
