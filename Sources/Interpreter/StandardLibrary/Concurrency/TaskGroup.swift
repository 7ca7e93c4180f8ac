extension StandardLibrary {
  /// Tasks that end before what started them goes on.
  static let taskGroup = LibraryEntry(
    "TaskGroup.swift",
    """
    /// The children of a group, in the order they end.
    final class __TaskPool<Child> {
      var pending = 0
      /// Results nobody has taken; those before `taken` are gone.
      var finished: [Result<Child, any Error>] = []
      var taken = 0
      /// Children that have not ended, by their number.
      var states: [Int: __TaskState] = [:]
      var count = 0
      var isCancelled = false
      var keepsResults = true
      var waiter = 0
      let parent: __TaskState?
      var link = 0
      init() {
        parent = __currentTask()
        if let parent { link = parent.onCancel { [weak self] in self?.cancelAll() } }
      }
      func add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Child) {
        let state = __TaskState(priority: priority, parent: parent)
        if isCancelled { state.cancel() }
        count += 1
        let number = count
        states[number] = state
        pending += 1
        _ = __startCoroutine({
          var result: Result<Child, any Error>
          do {
            let value = try await operation()
            result = .success(value)
          } catch {
            result = .failure(error)
          }
          state.finish()
          self.states[number] = nil
          self.pending -= 1
          self.end(result)
        }, state)
      }
      func end(_ result: Result<Child, any Error>) {
        if keepsResults {
          finished.append(result)
        } else if case .failure = result {
          if finished.isEmpty { finished.append(result) }
          cancelAll()
        }
        __awaken(waiter)
      }
      func next() async throws -> Child? {
        while taken == finished.count {
          if pending == 0 { return nil }
          waiter = __coroutine()
          __suspend()
        }
        taken += 1
        let result = finished[taken - 1]
        if taken == finished.count {
          finished = []
          taken = 0
        }
        return try result.get()
      }
      func cancelAll() {
        isCancelled = true
        for number in states.keys.sorted() { states[number]?.cancel() }
      }
      /// Waits until no child is left.
      func drain() async {
        while pending > 0 {
          waiter = __coroutine()
          __suspend()
        }
        parent?.forget(link)
      }
      /// Runs the body of a group and waits for what it started.
      func run<R>(_ body: () async throws -> R) async throws -> R {
        var value: R
        do {
          value = try await body()
        } catch {
          cancelAll()
          await drain()
          throw error
        }
        await drain()
        return value
      }
    }

    /// Tasks whose results come in the order they end.
    struct TaskGroup<ChildTaskResult>: AsyncSequence, AsyncIteratorProtocol {
      typealias Element = ChildTaskResult
      let _pool: __TaskPool<ChildTaskResult>
      mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async -> ChildTaskResult
      ) {
        _pool.add(priority, operation)
      }
      mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        _pool.add(priority, operation)
        return true
      }
      mutating func next() async -> ChildTaskResult? { try! await _pool.next() }
      mutating func waitForAll() async {
        while let _ = try? await _pool.next() {}
      }
      var isEmpty: Bool { _pool.pending == 0 && _pool.finished.isEmpty }
      var isCancelled: Bool { _pool.isCancelled || (_pool.parent?.isCancelled ?? false) }
      func cancelAll() { _pool.cancelAll() }
      func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }
    }

    /// Tasks whose results or errors come in the order they end.
    struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence,
      AsyncIteratorProtocol
    {
      typealias Element = ChildTaskResult
      let _pool: __TaskPool<ChildTaskResult>
      mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async throws -> ChildTaskResult
      ) {
        _pool.add(priority, operation)
      }
      mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async throws -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        _pool.add(priority, operation)
        return true
      }
      mutating func next() async throws -> ChildTaskResult? { try await _pool.next() }
      mutating func nextResult() async -> Result<ChildTaskResult, any Error>? {
        do {
          guard let value = try await _pool.next() else { return nil }
          return .success(value)
        } catch {
          return .failure(error)
        }
      }
      mutating func waitForAll() async throws {
        var first: (any Error)?
        while !isEmpty {
          do {
            _ = try await _pool.next()
          } catch {
            if first == nil {
              first = error
              _pool.cancelAll()
            }
          }
        }
        if let first { throw first }
      }
      var isEmpty: Bool { _pool.pending == 0 && _pool.finished.isEmpty }
      var isCancelled: Bool { _pool.isCancelled || (_pool.parent?.isCancelled ?? false) }
      func cancelAll() { _pool.cancelAll() }
      func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure> { self }
    }

    /// Tasks without results.
    struct DiscardingTaskGroup {
      let _pool: __TaskPool<Void>
      mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void
      ) {
        _pool.add(priority, operation)
      }
      var isEmpty: Bool { _pool.pending == 0 }
      var isCancelled: Bool { _pool.isCancelled || (_pool.parent?.isCancelled ?? false) }
      func cancelAll() { _pool.cancelAll() }
    }

    /// Tasks without results, of which the first error cancels the others.
    struct ThrowingDiscardingTaskGroup<Failure: Error> {
      let _pool: __TaskPool<Void>
      mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping () async throws -> Void
      ) {
        _pool.add(priority, operation)
      }
      var isEmpty: Bool { _pool.pending == 0 }
      var isCancelled: Bool { _pool.isCancelled || (_pool.parent?.isCancelled ?? false) }
      func cancelAll() { _pool.cancelAll() }
    }

    /// Runs `body` with a group and returns when all of its tasks have ended.
    func withTaskGroup<ChildTaskResult, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
    ) async -> GroupResult {
      let pool = __TaskPool<ChildTaskResult>()
      var group = TaskGroup<ChildTaskResult>(_pool: pool)
      let result = await body(&group)
      await pool.drain()
      return result
    }

    /// Runs `body` with a group and returns when all of its tasks have ended; an error that leaves
    /// `body` cancels them.
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
    ) async rethrows -> GroupResult {
      let pool = __TaskPool<ChildTaskResult>()
      var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_pool: pool)
      return try await pool.run { try await body(&group) }
    }

    /// Runs `body` with a group whose tasks have no results.
    func withDiscardingTaskGroup<GroupResult>(
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout DiscardingTaskGroup) async -> GroupResult
    ) async -> GroupResult {
      let pool = __TaskPool<Void>()
      pool.keepsResults = false
      var group = DiscardingTaskGroup(_pool: pool)
      let result = await body(&group)
      await pool.drain()
      return result
    }

    /// Runs `body` with a group whose tasks have no results but may fail.
    func withThrowingDiscardingTaskGroup<GroupResult>(
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
    ) async throws -> GroupResult {
      let pool = __TaskPool<Void>()
      pool.keepsResults = false
      var group = ThrowingDiscardingTaskGroup<any Error>(_pool: pool)
      let result = try await pool.run { try await body(&group) }
      if let failure = pool.finished.first { try failure.get() }
      return result
    }
    """)
}
