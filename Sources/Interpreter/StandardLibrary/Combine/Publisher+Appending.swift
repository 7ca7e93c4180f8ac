extension StandardLibrary {
  /// Values before and behind a publisher's own.
  static let publisherAppending = LibraryEntry(
    "PublisherAppending.swift",
    """
    extension Publisher {
      func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure
      {
        Publishers.__concatenated(publisher, self)
      }
      func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure
      {
        Publishers.__concatenated(self, publisher)
      }
      func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
        where S.Element == Output
      {
        prepend(elements.publisher.setFailureType(to: Failure.self))
      }
      func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
        where S.Element == Output
      {
        append(elements.publisher.setFailureType(to: Failure.self))
      }
      func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
      func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
    }

    extension Publishers {
      /// The values of one publisher, and when that has finished those of the other.
      static func __concatenated<First: Publisher, Second: Publisher>(
        _ first: First, _ second: Second
      ) -> AnyPublisher<First.Output, First.Failure> where Second.Output == First.Output {
        AnyPublisher<First.Output, First.Failure>("Concatenate") { observer in
          var link: AnyCancellable?
          let start = first.__attach(
            __Observer<First.Output>(
              { observer.send($0) },
              { error in
                if error != nil {
                  observer.end(error)
                } else if !observer.isOver {
                  link = second.__attach(observer)
                }
              }, below: observer))
          return AnyCancellable {
            start.cancel()
            link?.cancel()
            link = nil
          }
        }
      }
    }
    """)
}
