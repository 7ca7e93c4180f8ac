extension StandardLibrary {
  /// Operators on errors, and on what goes by.
  static let publisherFailing = LibraryEntry(
    "PublisherFailing.swift",
    """
    extension Publisher {
      func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
      ) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E>("MapError") { observer in
          self.__attach(
            __Observer<Output>(
              { observer.send($0) },
              { error in
                if let error {
                  observer.end(transform(error as! Failure))
                } else {
                  observer.end(nil)
                }
              }))
        }
      }
      func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>("ReplaceError") { observer in
          self.__attach(
            __Observer<Output>(
              { observer.send($0) },
              { error in
                if error != nil { observer.send(output) }
                observer.end(nil)
              }))
        }
      }
      func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
      ) -> AnyPublisher<Output, P.Failure> {
        AnyPublisher<Output, P.Failure>("Catch") { observer in
          var second: AnyCancellable?
          let first = self.__attach(
            __Observer<Output>(
              { observer.send($0) },
              { error in
                if let error {
                  second = handler(error as! Failure).__attach(observer)
                } else {
                  observer.end(nil)
                }
              }))
          return AnyCancellable {
            first.cancel()
            second?.cancel()
            second = nil
          }
        }
      }
      func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
      ) -> AnyPublisher<Output, any Error> {
        AnyPublisher<Output, any Error>("TryCatch") { observer in
          var second: AnyCancellable?
          let first = self.__attach(
            __Observer<Output>(
              { observer.send($0) },
              { error in
                if let error {
                  do {
                    second = try handler(error as! Failure).__attach(observer)
                  } catch {
                    observer.end(error)
                  }
                } else {
                  observer.end(nil)
                }
              }))
          return AnyCancellable {
            first.cancel()
            second?.cancel()
            second = nil
          }
        }
      }
      func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher("Retry") { observer in
          var left = retries
          var link: AnyCancellable?
          func start() {
            link = self.__attach(
              __Observer(
                { observer.send($0) },
                { error in
                  if error != nil && left > 0 {
                    left -= 1
                    start()
                  } else {
                    observer.end(error)
                  }
                }))
          }
          start()
          return AnyCancellable {
            link?.cancel()
            link = nil
          }
        }
      }
      func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher("HandleEvents") { observer in
          if let receiveSubscription {
            receiveSubscription(__ObservingSubscription<Output> { self.__attach($0) })
          }
          receiveRequest?(.unlimited)
          let inner = __Observer<Output>(
            { value in
              receiveOutput?(value)
              observer.send(value)
            },
            { error in
              if let error {
                receiveCompletion?(.failure(error as! Failure))
              } else {
                receiveCompletion?(.finished)
              }
              observer.end(error)
            }, below: observer)
          let link = self.__attach(inner)
          return AnyCancellable {
            if !inner.isDone { receiveCancel?() }
            link.cancel()
          }
        }
      }
      /// Prints what goes by.
      func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : "\\(prefix): "
        let name = __name
        return AnyPublisher("Print") { observer in
          Swift.print("\\(start)receive subscription: (\\(name))")
          Swift.print("\\(start)request unlimited")
          let inner = __Observer<Output>(
            { value in
              Swift.print("\\(start)receive value: (\\(value))")
              observer.send(value)
            },
            { error in
              if let error {
                Swift.print("\\(start)receive error: (\\(error))")
              } else {
                Swift.print("\\(start)receive finished")
              }
              observer.end(error)
            }, below: observer)
          let link = self.__attach(inner)
          return AnyCancellable {
            if !inner.isDone { Swift.print("\\(start)receive cancel") }
            link.cancel()
          }
        }
      }
      func breakpoint() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    }
    """)
}
