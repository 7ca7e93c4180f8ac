extension StandardLibrary {
  /// Waiting for code that calls back.
  static let continuations = LibraryEntry(
    "Continuations.swift",
    """
    final class __ContinuationState<T> {
      var result: Result<T, any Error>?
      var coroutine = 0
      let function: String
      init(_ function: String) { self.function = function }
      func finish(_ outcome: Result<T, any Error>) {
        if result != nil {
          __trap(
            "SWIFT TASK CONTINUATION MISUSE: \\(function) tried to resume its continuation more "
              + "than once!")
        }
        result = outcome
        __awaken(coroutine)
      }
      func wait() async throws -> T {
        while result == nil {
          coroutine = __coroutine()
          __suspend()
        }
        return try result!.get()
      }
    }

    /// Lets a waiting task go on; may be used once.
    struct CheckedContinuation<T, E: Error>: Sendable {
      let _state: __ContinuationState<T>
      func resume(returning value: T) { _state.finish(.success(value)) }
      func resume(throwing error: E) { _state.finish(.failure(error)) }
      func resume<Er: Error>(with result: Result<T, Er>) {
        switch result {
        case .success(let value): _state.finish(.success(value))
        case .failure(let error): _state.finish(.failure(error))
        }
      }
    }

    extension CheckedContinuation where T == Void {
      func resume() { _state.finish(.success(())) }
    }

    typealias UnsafeContinuation = CheckedContinuation

    /// Waits until `body`'s continuation is resumed.
    func withCheckedContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T {
      let state = __ContinuationState<T>(function)
      body(CheckedContinuation<T, Never>(_state: state))
      return try! await state.wait()
    }

    func withCheckedThrowingContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T {
      let state = __ContinuationState<T>(function)
      body(CheckedContinuation<T, any Error>(_state: state))
      return try await state.wait()
    }

    func withUnsafeContinuation<T>(
      _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T {
      let state = __ContinuationState<T>("withUnsafeContinuation")
      body(CheckedContinuation<T, Never>(_state: state))
      return try! await state.wait()
    }

    func withUnsafeThrowingContinuation<T>(
      _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T {
      let state = __ContinuationState<T>("withUnsafeThrowingContinuation")
      body(CheckedContinuation<T, any Error>(_state: state))
      return try await state.wait()
    }
    """)
}
