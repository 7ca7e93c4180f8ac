import VirtualTime

extension Evaluator {
  /// Has a closure of the program, which it takes over, run as a coroutine after a time; returns
  /// the alarm's number.
  func setAlarm(after nanoseconds: Int, isBackground: Bool, _ closure: Value) -> Int {
    coroutines.alarmCount += 1
    let number = coroutines.alarmCount
    let interval = Interval(nanoseconds: nanoseconds)
    let id = clock.schedule(after: interval, isBackground: isBackground) { [unowned self] in
      guard let alarm = coroutines.alarms.removeValue(forKey: number) else { return }
      try run(makeCoroutine(.new(alarm.closure)))
    }
    coroutines.alarms[number] = CoroutineTable.Alarm(id: id, closure: closure)
    return number
  }

  /// Forgets an alarm that has not gone off.
  func cancelAlarm(_ number: Int) {
    guard let alarm = coroutines.alarms.removeValue(forKey: number) else { return }
    clock.cancel(alarm.id)
    release(alarm.closure)
  }
}
