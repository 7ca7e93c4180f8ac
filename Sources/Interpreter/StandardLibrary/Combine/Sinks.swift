extension StandardLibrary {
  /// Subscribing with closures and to properties.
  static let sinks = LibraryEntry(
    "Sinks.swift",
    """
    extension Publisher {
      /// Runs closures for each value and at the end.
      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        let observer = __Observer<Output>(
          receiveValue,
          { error in
            if let error {
              receiveCompletion(.failure(error as! Failure))
            } else {
              receiveCompletion(.finished)
            }
          })
        return __keep(observer)
      }
      func __keep(_ observer: __Observer<Output>) -> AnyCancellable {
        let link = __attach(observer)
        return AnyCancellable {
          observer.isDone = true
          link.cancel()
        }
      }
    }

    extension Publisher where Failure == Never {
      /// Runs a closure for each value.
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        __keep(__Observer<Output>(receiveValue, { _ in }))
      }
      /// Stores each value in a property of an object.
      func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable {
        __keep(__Observer<Output>({ object[keyPath: keyPath] = $0 }, { _ in }))
      }
      /// Stores each value in a published property, for as long as that lives.
      func assign(to published: inout _PublishedPublisher<Output>) {
        let subject = published._subject
        subject.links.append(
          __keep(__Observer<Output>({ [weak subject] in subject?.assign?($0) }, { _ in })))
      }
      /// The values as an asynchronous sequence.
      var values: AsyncStream<Output> {
        AsyncStream<Output> { continuation in
          let link = sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield($0) })
          continuation.onTermination = { _ in link.cancel() }
        }
      }
    }
    """)
}
