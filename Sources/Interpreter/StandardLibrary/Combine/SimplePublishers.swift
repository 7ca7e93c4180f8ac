extension StandardLibrary {
  /// Publishers that need no help.
  static let simplePublishers = LibraryEntry(
    "SimplePublishers.swift",
    """
    /// Sends one value and ends.
    struct Just<Output>: Publisher {
      typealias Failure = Never
      let output: Output
      init(_ output: Output) { self.output = output }
      var __name: String { "Just" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        observer.send(output)
        observer.end(nil)
        return AnyCancellable {}
      }
    }

    /// Sends nothing and ends, or not even that.
    struct Empty<Output, Failure: Error>: Publisher {
      let completeImmediately: Bool
      init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
      init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
      ) {
        self.completeImmediately = completeImmediately
      }
      var __name: String { "Empty" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        if completeImmediately { observer.end(nil) }
        return AnyCancellable {}
      }
    }

    /// Ends with an error.
    struct Fail<Output, Failure: Error>: Publisher {
      let error: Failure
      init(error: Failure) { self.error = error }
      init(outputType: Output.Type, failure: Failure) { self.error = failure }
      var __name: String { "Fail" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        observer.end(error)
        return AnyCancellable {}
      }
    }

    /// Runs its closure at once and gives everyone what that promises.
    final class Future<Output, Failure: Error>: Publisher {
      typealias Promise = (Result<Output, Failure>) -> Void
      let _audience = __Audience<Output>()
      var _result: Result<Output, Failure>?
      init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self._fulfill(result) }
      }
      func _fulfill(_ result: Result<Output, Failure>) {
        if _result != nil { return }
        _result = result
        switch result {
        case .success(let value):
          _audience.send(value)
          _audience.end(nil)
        case .failure(let error): _audience.end(error)
        }
      }
      var __name: String { "Future" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        if let result = _result, case .success(let value) = result { observer.send(value) }
        return _audience.add(observer)
      }
      /// The value, once there is one.
      var value: Output {
        get async throws {
          try await withCheckedThrowingContinuation { continuation in
            var link: AnyCancellable?
            link = self.sink(
              receiveCompletion: { completion in
                if case .failure(let error) = completion { continuation.resume(throwing: error) }
                link = nil
              },
              receiveValue: { continuation.resume(returning: $0) })
          }
        }
      }
    }

    /// Makes its publisher anew for each subscriber.
    struct Deferred<DeferredPublisher: Publisher>: Publisher {
      typealias Output = DeferredPublisher.Output
      typealias Failure = DeferredPublisher.Failure
      let createPublisher: () -> DeferredPublisher
      init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
      }
      var __name: String { "Deferred" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        createPublisher().__attach(observer)
      }
    }

    extension Sequence {
      /// Sends each element and ends.
      var publisher: AnyPublisher<Element, Never> {
        AnyPublisher("\\(self)") { observer in
          for element in self {
            if observer.isOver { break }
            observer.send(element)
          }
          observer.end(nil)
          return AnyCancellable {}
        }
      }
    }

    extension Optional {
      var publisher: AnyPublisher<Wrapped, Never> {
        AnyPublisher("Optional") { observer in
          if let value = self { observer.send(value) }
          observer.end(nil)
          return AnyCancellable {}
        }
      }
    }

    extension Result where Failure: Error {
      var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher("Result") { observer in
          switch self {
          case .success(let value):
            observer.send(value)
            observer.end(nil)
          case .failure(let error): observer.end(error)
          }
          return AnyCancellable {}
        }
      }
    }

    /// Sends what was written down before, to each subscriber anew.
    struct Record<Output, Failure: Error>: Publisher {
      /// Values and an end.
      struct Recording {
        var output: [Output] = []
        var completion: Subscribers.Completion<Failure> = .finished
        init() {}
        init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
          self.output = output
          self.completion = completion
        }
        mutating func receive(_ input: Output) { output.append(input) }
        mutating func receive(completion: Subscribers.Completion<Failure>) {
          self.completion = completion
        }
      }
      let recording: Recording
      init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
      }
      init(recording: Recording) { self.recording = recording }
      init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.recording = Recording(output: output, completion: completion)
      }
      var __name: String { "Record" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        for value in recording.output { observer.send(value) }
        switch recording.completion {
        case .finished: observer.end(nil)
        case .failure(let error): observer.end(error)
        }
        return AnyCancellable {}
      }
    }
    """)
}
