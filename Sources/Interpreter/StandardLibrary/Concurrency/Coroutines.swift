import VirtualTime

extension StandardLibrary {
  /// What concurrency is written on: stacks that wait, and a clock.
  static let coroutines = LibraryEntry(
    "Coroutines.swift",
    """
    func __startCoroutine(_ body: @escaping () async -> Void, _ task: AnyObject?) -> Int
    func __suspend()
    func __awaken(_ coroutine: Int)
    func __coroutine() -> Int
    func __coroutineTask() -> Any?
    func __canSuspend() -> Bool
    func __setAlarm(
      _ nanoseconds: Int, isBackground: Bool, _ body: @escaping () async -> Void) -> Int
    func __cancelAlarm(_ alarm: Int)
    func __virtualNow() -> Int
    func __block(_ nanoseconds: Int)
    func __throw(_ error: any Error)

    /// The nearest number of nanoseconds; what is no number or too long is cut off.
    func __nanoseconds(_ seconds: Double) -> Int {
      if seconds.isNaN { return 0 }
      return Int(Swift.max(-2e18, Swift.min(2e18, (seconds * 1e9).rounded())))
    }
    """,
    natives: [
      "__startCoroutine(_:_:)": { call throws(Trap) in
        call[0].retain()
        let task = call[1].isNone ? Value.uninitialised : call[1].copied
        return .integer(call.evaluator.startCoroutine(call[0], task: task))
      },
      "__suspend()": { call throws(Trap) in try call.evaluator.suspend() },
      "__awaken(_:)": { call throws(Trap) in
        call.evaluator.awaken(call.integer(0))
        return .void
      },
      "__coroutine()": { call throws(Trap) in
        .integer(call.evaluator.coroutines.current?.number ?? 0)
      },
      "__coroutineTask()": { call throws(Trap) in
        guard let task = call.evaluator.coroutines.current?.task, task.kind == .object else {
          return .none
        }
        return task.copied
      },
      "__canSuspend()": { call throws(Trap) in .bool(call.evaluator.canSuspend) },
      "__setAlarm(_:isBackground:_:)": { call throws(Trap) in
        .integer(
          call.evaluator.setAlarm(
            after: call.integer(0), isBackground: call.flag(1), call[2].copied))
      },
      "__cancelAlarm(_:)": { call throws(Trap) in
        call.evaluator.cancelAlarm(call.integer(0))
        return .void
      },
      "__virtualNow()": { call throws(Trap) in
        .integer(call.evaluator.clock.now.sinceStart.nanoseconds)
      },
      "__block(_:)": { call throws(Trap) in
        call.evaluator.clock.block(for: Interval(nanoseconds: call.integer(0)))
        return .void
      },
      "__throw(_:)": { call throws(Trap) in throw .thrown(call[0].copied) },
    ])
}
