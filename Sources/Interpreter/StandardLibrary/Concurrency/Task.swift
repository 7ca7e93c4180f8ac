extension StandardLibrary {
  /// Unstructured tasks.
  static let task = LibraryEntry(
    "Task.swift",
    """
    /// Work that goes on beside what started it.
    struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
      let _state: __TaskState
      let _outcome: __Outcome<Success>

      init(_state: __TaskState, _outcome: __Outcome<Success>) {
        self._state = _state
        self._outcome = _outcome
      }
      /// Asks the task to stop; it has to look for that itself.
      func cancel() { _state.cancel() }
      var isCancelled: Bool { _state.isCancelled }
      /// The result, once there is one; throws the error of a task that failed.
      ///
      /// Not declared to throw, because only the static type of the task says whether it may.
      var value: Success {
        get async {
          await _state.wait()
          if case .failure(let error) = _outcome.result! { __throw(error) }
          return try! _outcome.result!.get()
        }
      }
      /// What the task ends with, once it has.
      var result: Result<Success, Failure> {
        get async {
          await _state.wait()
          switch _outcome.result! {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(error as! Failure)
          }
        }
      }
      static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool {
        lhs._state === rhs._state
      }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
    }

    extension Task where Failure == Never {
      /// Starts a task that is part of what starts it: same priority, same task locals.
      init(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @_implicitSelfCapture @escaping () async -> Success
      ) {
        let state = __TaskState(priority: priority, parent: __currentTask())
        let outcome = __Outcome<Success>()
        self.init(_state: state, _outcome: outcome)
        __launch(state, outcome, operation)
      }
      /// Starts a task that has nothing from what starts it.
      static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async -> Success
      ) -> Task<Success, Never> {
        let state = __TaskState(priority: priority, parent: nil, isDetached: true)
        let outcome = __Outcome<Success>()
        __launch(state, outcome, operation)
        return Task<Success, Never>(_state: state, _outcome: outcome)
      }
    }

    extension Task where Failure == any Error {
      /// Starts a task that may fail.
      init(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @_implicitSelfCapture @escaping () async throws -> Success
      ) {
        let state = __TaskState(priority: priority, parent: __currentTask())
        let outcome = __Outcome<Success>()
        self.init(_state: state, _outcome: outcome)
        __launch(state, outcome, operation)
      }
      /// Starts a task that may fail and has nothing from what starts it.
      static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async throws -> Success
      ) -> Task<Success, any Error> {
        let state = __TaskState(priority: priority, parent: nil, isDetached: true)
        let outcome = __Outcome<Success>()
        __launch(state, outcome, operation)
        return Task<Success, any Error>(_state: state, _outcome: outcome)
      }
    }

    extension Task where Success == Never, Failure == Never {
      /// True if the task that runs was asked to stop.
      static var isCancelled: Bool { __currentTask()?.isCancelled ?? false }
      /// Throws if the task that runs was asked to stop.
      static func checkCancellation() throws {
        if __currentTask()?.isCancelled ?? false { throw CancellationError() }
      }
      static var currentPriority: TaskPriority { __currentTask()?.priority ?? .userInitiated }
      static var basePriority: TaskPriority? { __currentTask()?.priority }
      /// Lets the others run that are due.
      static func yield() async {
        if !__canSuspend() { return }
        __awaken(__coroutine())
        __suspend()
      }
      /// Waits so many nanoseconds; never throws, and is not ended by cancellation.
      static func sleep(_ duration: UInt64) async { try? await __sleep(Int(duration)) }
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await __sleep(Int(duration))
      }
      static func sleep(
        for duration: Duration, tolerance: Duration? = nil
      ) async throws {
        try await __sleep(duration.__nanoseconds)
      }
      static func sleep<C: Clock>(
        for duration: Duration, tolerance: Duration? = nil, clock: C
      ) async throws {
        try await __sleep(duration.__nanoseconds)
      }
      static func sleep(
        until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
      ) async throws {
        try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
      }
      static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C
      ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      }
    }

    /// A task as it looks to the code it runs.
    struct UnsafeCurrentTask {
      let _state: __TaskState
      var isCancelled: Bool { _state.isCancelled }
      var priority: TaskPriority { _state.priority }
      func cancel() { _state.cancel() }
    }

    func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
      if let state = __currentTask() { return try body(UnsafeCurrentTask(_state: state)) }
      return try body(nil)
    }

    /// Runs `operation`; if the task is cancelled meanwhile, runs `onCancel` at once.
    func withTaskCancellationHandler<T>(
      operation: () async throws -> T, onCancel handler: () -> Void
    ) async rethrows -> T {
      let task = __currentTask()
      let number = task?.onCancel(handler) ?? 0
      defer { task?.forget(number) }
      return try await operation()
    }

    /// A value that a task and those it starts see.
    @propertyWrapper final class TaskLocal<Value> {
      let _default: Value
      init(wrappedValue: Value) { self._default = wrappedValue }
      func __current() -> Value {
        let values = __currentTask()?.locals ?? __topLevelLocals
        if let bound = values[ObjectIdentifier(self)] { return (bound as! __Bound<Value>).value }
        return _default
      }
      func get() -> Value { __current() }
      var wrappedValue: Value { __current() }
      var projectedValue: TaskLocal<Value> { self }
      /// Runs `operation` with another value.
      func withValue<R>(_ value: Value, operation: () async throws -> R) async rethrows -> R {
        let key = ObjectIdentifier(self)
        let bound = __Bound<Value>(value)
        if let task = __currentTask() {
          let old = task.locals[key]
          task.locals[key] = bound
          defer { task.locals[key] = old }
          return try await operation()
        }
        let old = __topLevelLocals[key]
        __topLevelLocals[key] = bound
        defer { __topLevelLocals[key] = old }
        return try await operation()
      }
    }

    /// A value of a task local.
    final class __Bound<Value> {
      let value: Value
      init(_ value: Value) { self.value = value }
    }

    var __topLevelLocals: [ObjectIdentifier: AnyObject] = [:]

    /// The task behind an `async let`.
    final class __AsyncLet<Value> {
      let _state: __TaskState
      let _parent: __TaskState?
      let _link: Int
      let _outcome = __Outcome<Value>()
      init(_ operation: @_implicitSelfCapture @escaping () async throws -> Value) {
        let parent = __currentTask()
        let state = __TaskState(priority: nil, parent: parent)
        self._state = state
        self._parent = parent
        self._link = parent?.onCancel { state.cancel() } ?? 0
        __launch(state, _outcome, operation)
      }
      /// The value, once there is one; fails as the expression did.
      var __value: Value {
        get async {
          await _state.wait()
          if case .failure(let error) = _outcome.result! { __throw(error) }
          return try! _outcome.result!.get()
        }
      }
      /// Ends the scope of the declaration: what nobody waited for is cancelled and then awaited.
      func __finish() {
        _parent?.forget(_link)
        if _state.isDone { return }
        _state.cancel()
        while !_state.isDone && __canSuspend() {
          _state.__waiters.append(__coroutine())
          __suspend()
        }
      }
    }
    """)
}
