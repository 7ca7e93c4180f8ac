extension StandardLibrary {
  /// What tasks of all result types share: being cancelled, being waited for.
  static let taskState = LibraryEntry(
    "TaskState.swift",
    """
    /// The error of a task that was cancelled.
    struct CancellationError: Error {
      init() {}
    }

    /// How urgent a task is; tasks run in the order they are started all the same.
    struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
      var rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      static let high = TaskPriority(rawValue: 25)
      static let medium = TaskPriority(rawValue: 21)
      static let low = TaskPriority(rawValue: 17)
      static let userInitiated = TaskPriority(rawValue: 25)
      static let utility = TaskPriority(rawValue: 17)
      static let background = TaskPriority(rawValue: 9)
      static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
      var description: String {
        switch rawValue {
        case 25: ".high"
        case 21: ".medium"
        case 17: ".low"
        case 9: ".background"
        default: "TaskPriority(rawValue: \\(rawValue))"
        }
      }
    }

    /// What becomes of a task, for those who wait for it.
    final class __TaskState {
      var isCancelled = false
      var isDone = false
      var priority = TaskPriority.medium
      /// Values of task locals, by the identity of the local.
      var locals: [ObjectIdentifier: AnyObject] = [:]
      var __waiters: [Int] = []
      var __cancellations: [Int: () -> Void] = [:]
      var __count = 0

      init(priority: TaskPriority?, parent: __TaskState?, isDetached: Bool = false) {
        if !isDetached && parent == nil { locals = __topLevelLocals }
        if let parent {
          locals = parent.locals
          self.priority = priority ?? parent.priority
        } else if let priority {
          self.priority = priority
        }
      }

      func cancel() {
        if isCancelled || isDone { return }
        isCancelled = true
        let actions = __cancellations
        __cancellations = [:]
        for key in actions.keys.sorted() { actions[key]!() }
      }
      /// Has an action run when the task is cancelled, at once if it is; returns its number.
      func onCancel(_ action: @escaping () -> Void) -> Int {
        __count += 1
        if isCancelled { action() } else if !isDone { __cancellations[__count] = action }
        return __count
      }
      func forget(_ number: Int) { __cancellations[number] = nil }
      func finish() {
        isDone = true
        __cancellations = [:]
        let waiters = __waiters
        __waiters = []
        for waiter in waiters { __awaken(waiter) }
      }
      func wait() async {
        while !isDone {
          __waiters.append(__coroutine())
          __suspend()
        }
      }
    }

    /// The task that runs; nil at top level and in blocks of queues.
    func __currentTask() -> __TaskState? { __coroutineTask() as? __TaskState }

    /// What a task ended with.
    final class __Outcome<Success> {
      var result: Result<Success, any Error>?
      init() {}
    }

    /// Starts a task whose end `state` tells and `outcome` holds.
    func __launch<Success>(
      _ state: __TaskState, _ outcome: __Outcome<Success>,
      _ operation: @escaping () async throws -> Success
    ) {
      _ = __startCoroutine({
        do {
          let value = try await operation()
          outcome.result = .success(value)
        } catch {
          outcome.result = .failure(error)
        }
        state.finish()
      }, state)
    }

    /// Waits so many nanoseconds, unless the task is cancelled.
    func __sleep(_ nanoseconds: Int) async throws {
      let task = __currentTask()
      if let task, task.isCancelled { throw CancellationError() }
      if nanoseconds <= 0 {
        await Task.yield()
        return
      }
      let coroutine = __coroutine()
      let end = __virtualNow() + nanoseconds
      let alarm = __setAlarm(nanoseconds, isBackground: false) { __awaken(coroutine) }
      var cancellation = 0
      if let task { cancellation = task.onCancel { __awaken(coroutine) } }
      while __virtualNow() < end && !(task?.isCancelled ?? false) { __suspend() }
      __cancelAlarm(alarm)
      task?.forget(cancellation)
      if let task, task.isCancelled { throw CancellationError() }
    }
    """)
}
