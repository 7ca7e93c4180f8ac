extension StandardLibrary {
  /// Operators that answer each value by itself.
  static let publisherMapping = LibraryEntry(
    "PublisherMapping.swift",
    """
    extension Publisher {
      func __pipe<T, F: Error>(
        _ name: String, _ failure: F.Type,
        _ receive: @escaping (Output, __Observer<T>) -> Void
      ) -> AnyPublisher<T, F> {
        AnyPublisher<T, F>(name) { observer in
          self.__attach(
            __Observer<Output>(
              { receive($0, observer) }, { observer.end($0) }, below: observer))
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
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        __pipe("TryMap", (any Error).self) { value, observer in
          do { observer.send(try transform(value)) } catch { observer.end(error) }
        }
      }
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        __pipe("CompactMap", Failure.self) { value, observer in
          if let result = transform(value) { observer.send(result) }
        }
      }
      func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
      ) -> AnyPublisher<T, any Error> {
        __pipe("TryCompactMap", (any Error).self) { value, observer in
          do {
            if let result = try transform(value) { observer.send(result) }
          } catch {
            observer.end(error)
          }
        }
      }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        __pipe("Filter", Failure.self) { value, observer in
          if isIncluded(value) { observer.send(value) }
        }
      }
      func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __pipe("TryFilter", (any Error).self) { value, observer in
          do { if try isIncluded(value) { observer.send(value) } } catch { observer.end(error) }
        }
      }
      func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        __pipe("ReplaceNil", Failure.self) { value, observer in observer.send(value ?? output) }
      }
      func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher("ReplaceEmpty") { observer in
          var isEmpty = true
          return self.__attach(
            __Observer(
              { value in
                isEmpty = false
                observer.send(value)
              },
              { error in
                if error == nil && isEmpty { observer.send(output) }
                observer.end(error)
              }))
        }
      }
      func ignoreOutput() -> AnyPublisher<Never, Failure> {
        AnyPublisher<Never, Failure>("IgnoreOutput") { observer in
          self.__attach(__Observer<Output>({ _ in }, { observer.end($0) }))
        }
      }
      func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("RemoveDuplicates") { observer in
          var last: Output?
          return self.__attach(
            __Observer(
              { value in
                if let known = last, predicate(known, value) { return }
                last = value
                observer.send(value)
              }, { observer.end($0) }))
        }
      }
      func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
      ) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>("Scan") { observer in
          var result = initialResult
          return self.__attach(
            __Observer<Output>(
              { value in
                result = nextPartialResult(result, value)
                observer.send(result)
              }, { observer.end($0) }))
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

    extension Publisher where Output == Data {
      /// Decodes what arrives.
      func decode<Item: Decodable>(
        type: Item.Type, decoder: JSONDecoder
      ) -> AnyPublisher<Item, any Error> {
        tryMap { try decoder.decode(type, from: $0) }
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
