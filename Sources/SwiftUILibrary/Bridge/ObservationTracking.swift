import Interpreter

/// One call of `withObservationTracking`: what it read, and what to call once (U89).
final class ObservationTracking {
  private var reads: [(record: ObjectTable.Record, property: String)] = []
  /// Nothing once it was called.
  private var action: HeldValue?

  init(_ action: HeldValue) { self.action = action }

  func noteRead(of property: String, _ record: ObjectTable.Record) {
    reads.append((record, property))
  }

  /// Waits for changes of everything read so far.
  func begin() {
    for (record, property) in reads
    where record.trackings[property]?.last !== self {
      record.trackings[property, default: []].append(self)
    }
    reads = []
  }

  /// Calls the action, the first time only.
  func fire(_ bridge: ViewBridge) throws(Trap) {
    guard let action else { return }
    self.action = nil
    bridge.evaluator.release(try bridge.perform(action.value, []))
  }
}

extension Feature {
  /// `withObservationTracking`: what `apply` changes itself is not waited for.
  static func trackObservation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let tracking = ObservationTracking(HeldValue(borrowing: call[1], bridge.evaluator))
    bridge.objects.trackings.append(tracking)
    defer { bridge.objects.trackings.removeLast() }
    let result = try bridge.perform(call[0], [])
    tracking.begin()
    return result
  }
}
