extension StandardLibrary {
  /// Operators that answer each value by itself.
  static let publisherMapping = LibraryEntry(
    "PublisherMapping.swift",
    """
    extension Publisher {
      /// Answers values by steps that keep a state and may fail; after a step that returns false
      /// there are no more.
      func __steps<State, T, F: Error>(
        _ name: String, _ failure: F.Type, _ initial: State,
        _ step: @escaping (inout State, Output, __Observer<T>) throws -> Bool,
        atEnd: @escaping (State, __Observer<T>) -> Void = { _, _ in }
      ) -> AnyPublisher<T, F> {
        AnyPublisher<T, F>(name) { observer in
          var state = initial
          var link: AnyCancellable?
          var own: __Observer<Output>?
          func stop(_ error: (any Error)?) {
            own?.isDone = true
            link?.cancel()
            observer.end(error)
          }
          let inner = __Observer<Output>(
            { value in
              do {
                if try !step(&state, value, observer) { stop(nil) }
              } catch {
                stop(error)
              }
            },
            { error in
              if error == nil { atEnd(state, observer) }
              observer.end(error)
            }, below: observer)
          own = inner
          let made = self.__attach(inner)
          if inner.isDone { made.cancel() } else { link = made }
          return AnyCancellable {
            own = nil
            link = nil
            made.cancel()
          }
        }
      }
      /// Answers each value by itself.
      func __pipe<T, F: Error>(
        _ name: String, _ failure: F.Type,
        _ receive: @escaping (Output, __Observer<T>) throws -> Void
      ) -> AnyPublisher<T, F> {
        __steps(name, failure, 0) { _, value, observer in
          try receive(value, observer)
          return true
        }
      }
      func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        __pipe("Map", Failure.self) { value, observer in observer.send(transform(value)) }
      }
      func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        __pipe("MapKeyPath", Failure.self) { value, observer in
          observer.send(value[keyPath: keyPath])
        }
      }
      func map<T, U>(
        _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>
      ) -> AnyPublisher<(T, U), Failure> {
        __pipe("MapKeyPath", Failure.self) { value, observer in
          observer.send((value[keyPath: first], value[keyPath: second]))
        }
      }
      func map<T, U, V>(
        _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>, _ third: KeyPath<Output, V>
      ) -> AnyPublisher<(T, U, V), Failure> {
        __pipe("MapKeyPath", Failure.self) { value, observer in
          observer.send((value[keyPath: first], value[keyPath: second], value[keyPath: third]))
        }
      }
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        __pipe("CompactMap", Failure.self) { value, observer in
          if let result = transform(value) { observer.send(result) }
        }
      }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        __pipe("Filter", Failure.self) { value, observer in
          if isIncluded(value) { observer.send(value) }
        }
      }
      func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        __pipe("ReplaceNil", Failure.self) { value, observer in observer.send(value ?? output) }
      }
      func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        __steps("ReplaceEmpty", Failure.self, true) { isEmpty, value, observer in
          isEmpty = false
          observer.send(value)
          return true
        } atEnd: { isEmpty, observer in
          if isEmpty { observer.send(output) }
        }
      }
      func ignoreOutput() -> AnyPublisher<Never, Failure> {
        __pipe("IgnoreOutput", Failure.self) { _, _ in }
      }
      func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        let none: Output? = nil
        return __steps("RemoveDuplicates", Failure.self, none) { last, value, observer in
          if let known = last, predicate(known, value) { return true }
          last = value
          observer.send(value)
          return true
        }
      }
      func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
      ) -> AnyPublisher<T, Failure> {
        __steps("Scan", Failure.self, initialResult) { result, value, observer in
          result = nextPartialResult(result, value)
          observer.send(result)
          return true
        }
      }
      func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E>(__name) { self.__attach($0) }
      }
      func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>(__name) { observer in
          self.__attach(
            __Observer<Output>(
              { observer.send($0) },
              { error in
                if let error { __trap("\\(prefix)Unexpected failure: \\(error)") }
                observer.end(nil)
              }))
        }
      }
    }

    extension Publisher where Output: Equatable {
      func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
      func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
        contains(where: { $0 == output })
      }
    }
    """)
}
