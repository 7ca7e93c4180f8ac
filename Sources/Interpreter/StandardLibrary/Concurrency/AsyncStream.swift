extension StandardLibrary {
  /// Streams that code outside tasks puts values into.
  static let asyncStream = LibraryEntry(
    "AsyncStream.swift",
    """
    final class __StreamState<Element> {
      var elements: [Element] = []
      var isFinished = false
      var failure: (any Error)?
      var consumers: [Int] = []
      var onFinish: ((Bool) -> Void)?
      /// The greatest number of elements that wait; negative keeps the oldest of so many.
      var limit: Int?
      func yield(_ element: Element) -> (kind: Int, element: Element?) {
        if isFinished { return (2, nil) }
        var dropped: Element?
        if let limit, consumers.isEmpty {
          if limit < 0, elements.count >= -limit - 1 { return (1, element) }
          if limit >= 0 {
            if limit == 0 { return (1, element) }
            if elements.count >= limit { dropped = elements.removeFirst() }
          }
        }
        elements.append(element)
        awakenConsumer()
        if let dropped { return (1, dropped) }
        return (0, nil)
      }
      var room: Int {
        guard let limit else { return Int.max }
        return (limit < 0 ? -limit - 1 : limit) - elements.count
      }
      func awakenConsumer() {
        if !consumers.isEmpty { __awaken(consumers.removeFirst()) }
      }
      func finish(_ error: (any Error)?, isCancelled: Bool) {
        if isFinished { return }
        isFinished = true
        failure = error
        let action = onFinish
        onFinish = nil
        action?(isCancelled)
        while !consumers.isEmpty { awakenConsumer() }
      }
      func next() async throws -> Element? {
        let task = __currentTask()
        if let task, task.isCancelled { finish(nil, isCancelled: true) }
        while elements.isEmpty && !isFinished {
          consumers.append(__coroutine())
          let number = task?.onCancel { self.finish(nil, isCancelled: true) } ?? 0
          __suspend()
          task?.forget(number)
        }
        if !elements.isEmpty { return elements.removeFirst() }
        if let error = failure {
          failure = nil
          throw error
        }
        return nil
      }
    }

    /// Ends its stream when nobody is left who could read it.
    final class __StreamContext<Element> {
      let state: __StreamState<Element>
      init(_ state: __StreamState<Element>) { self.state = state }
      deinit { state.finish(nil, isCancelled: true) }
    }

    /// Values in the order they were put in, each delivered once.
    struct AsyncStream<Element>: AsyncSequence {
      typealias Failure = Never
      let _state: __StreamState<Element>
      let _unfolding: (() async -> Element?)?
      let _context: __StreamContext<Element>?

      struct Continuation: Sendable {
        let _state: __StreamState<Element>
        /// What becomes of values that nobody has asked for yet.
        enum BufferingPolicy {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
          var _limit: Int? {
            switch self {
            case .unbounded: nil
            case .bufferingOldest(let count): -count - 1
            case .bufferingNewest(let count): count
            }
          }
        }
        enum Termination {
          case finished
          case cancelled
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        @discardableResult func yield(_ value: Element) -> YieldResult {
          let outcome = _state.yield(value)
          if outcome.kind == 2 { return .terminated }
          if outcome.kind == 1 { return .dropped(outcome.element!) }
          return .enqueued(remaining: _state.room)
        }
        @discardableResult func yield(with result: Result<Element, Never>) -> YieldResult {
          yield(try! result.get())
        }
        func finish() { _state.finish(nil, isCancelled: false) }
        var onTermination: ((Termination) -> Void)? {
          get {
            guard let action = _state.onFinish else { return nil }
            return { action($0 == .cancelled) }
          }
          nonmutating set {
            if let newValue {
              _state.onFinish = { newValue($0 ? .cancelled : .finished) }
            } else {
              _state.onFinish = nil
            }
          }
        }
      }

      init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void
      ) {
        let state = __StreamState<Element>()
        state.limit = limit._limit
        self._state = state
        self._unfolding = nil
        self._context = __StreamContext(state)
        build(Continuation(_state: state))
      }
      init(
        unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil
      ) {
        self._state = __StreamState<Element>()
        self._unfolding = produce
        self._context = nil
      }
      static func makeStream(
        of elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncStream<Element>, continuation: Continuation) {
        var kept: Continuation? = nil
        let stream = AsyncStream<Element>(elementType, bufferingPolicy: limit) { kept = $0 }
        return (stream: stream, continuation: kept!)
      }

      struct Iterator: AsyncIteratorProtocol {
        typealias Failure = Never
        let _state: __StreamState<Element>
        let _unfolding: (() async -> Element?)?
        let _context: __StreamContext<Element>?
        mutating func next() async -> Element? {
          if let produce = _unfolding {
            if _state.isFinished || Task.isCancelled { return nil }
            let element = await produce()
            if element == nil { _state.isFinished = true }
            return element
          }
          return try! await _state.next()
        }
      }
      typealias AsyncIterator = Iterator
      func makeAsyncIterator() -> Iterator {
        Iterator(_state: _state, _unfolding: _unfolding, _context: _context)
      }
    }
    """)

  /// Streams that can end with an error.
  static let asyncThrowingStream = LibraryEntry(
    "AsyncThrowingStream.swift",
    """
    /// Values in the order they were put in, each delivered once, and perhaps an error at the end.
    struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
      let _state: __StreamState<Element>
      let _unfolding: (() async throws -> Element?)?
      let _context: __StreamContext<Element>?

      struct Continuation: Sendable {
        let _state: __StreamState<Element>
        /// What becomes of values that nobody has asked for yet.
        enum BufferingPolicy {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
          var _limit: Int? {
            switch self {
            case .unbounded: nil
            case .bufferingOldest(let count): -count - 1
            case .bufferingNewest(let count): count
            }
          }
        }
        enum Termination {
          case finished(Failure?)
          case cancelled
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        @discardableResult func yield(_ value: Element) -> YieldResult {
          let outcome = _state.yield(value)
          if outcome.kind == 2 { return .terminated }
          if outcome.kind == 1 { return .dropped(outcome.element!) }
          return .enqueued(remaining: _state.room)
        }
        @discardableResult func yield(with result: Result<Element, Failure>) -> YieldResult {
          switch result {
          case .success(let value): return yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        func finish(throwing error: Failure? = nil) {
          _state.finish(error, isCancelled: false)
        }
        var onTermination: ((Termination) -> Void)? {
          get { nil }
          nonmutating set {
            let state = _state
            if let newValue {
              _state.onFinish = {
                newValue($0 ? .cancelled : .finished(state.failure as? Failure))
              }
            } else {
              _state.onFinish = nil
            }
          }
        }
      }

      struct Iterator: AsyncIteratorProtocol {
        let _state: __StreamState<Element>
        let _unfolding: (() async throws -> Element?)?
        let _context: __StreamContext<Element>?
        mutating func next() async throws -> Element? {
          if let produce = _unfolding {
            if _state.isFinished || Task.isCancelled { return nil }
            let element = try await produce()
            if element == nil { _state.isFinished = true }
            return element
          }
          return try await _state.next()
        }
      }
      typealias AsyncIterator = Iterator
      func makeAsyncIterator() -> Iterator {
        Iterator(_state: _state, _unfolding: _unfolding, _context: _context)
      }
    }

    extension AsyncThrowingStream where Failure == any Error {
      init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void
      ) {
        let state = __StreamState<Element>()
        state.limit = limit._limit
        self._state = state
        self._unfolding = nil
        self._context = __StreamContext(state)
        build(Continuation(_state: state))
      }
      init(unfolding produce: @escaping () async throws -> Element?) {
        self._state = __StreamState<Element>()
        self._unfolding = produce
        self._context = nil
      }
      static func makeStream(
        of elementType: Element.Type = Element.self,
        throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: Continuation) {
        var kept: Continuation? = nil
        let stream = AsyncThrowingStream<Element, any Error>(
          elementType, bufferingPolicy: limit
        ) { kept = $0 }
        return (stream: stream, continuation: kept!)
      }
    }
    """)
}
