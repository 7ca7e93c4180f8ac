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
      /// The values as an asynchronous sequence, which ends with the publisher's error.
      var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream<Output, any Error> { continuation in
          let link = sink(
            receiveCompletion: { completion in
              if case .failure(let error) = completion {
                continuation.finish(throwing: error)
              } else {
                continuation.finish()
              }
            },
            receiveValue: { continuation.yield($0) })
          continuation.onTermination = { _ in link.cancel() }
        }
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

  /// Subscribers as objects, and the identities of subscribers.
  static let subscriberTypes = LibraryEntry(
    "SubscriberTypes.swift",
    """
    extension Subscribers {
      /// Runs closures for each value and at the end.
      final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        let receiveValue: (Input) -> Void
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        var _subscription: (any Subscription)?
        init(
          receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
          receiveValue: @escaping (Input) -> Void
        ) {
          self.receiveCompletion = receiveCompletion
          self.receiveValue = receiveValue
        }
        func receive(subscription: any Subscription) {
          _subscription = subscription
          subscription.request(.unlimited)
        }
        func receive(_ value: Input) -> Subscribers.Demand {
          receiveValue(value)
          return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
          _subscription = nil
          receiveCompletion(completion)
        }
        func cancel() {
          _subscription?.cancel()
          _subscription = nil
        }
      }
      /// Stores each value in a property of an object.
      final class Assign<Root, Input>: Subscriber, Cancellable {
        typealias Failure = Never
        var object: Root?
        let keyPath: ReferenceWritableKeyPath<Root, Input>
        var _subscription: (any Subscription)?
        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
          self.object = object
          self.keyPath = keyPath
        }
        func receive(subscription: any Subscription) {
          _subscription = subscription
          subscription.request(.unlimited)
        }
        func receive(_ value: Input) -> Subscribers.Demand {
          object?[keyPath: keyPath] = value
          return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { cancel() }
        func cancel() {
          _subscription?.cancel()
          _subscription = nil
          object = nil
        }
      }
    }

    /// What tells one subscriber from another.
    struct CombineIdentifier: Hashable, CustomStringConvertible {
      let _number: Int
      static var __last = 0
      init() {
        CombineIdentifier.__last += 1
        self._number = CombineIdentifier.__last
      }
      init(_ object: AnyObject) { self._number = ObjectIdentifier(object).hashValue }
      var description: String { "0x" + String(_number, radix: 16, uppercase: true) }
    }
    /// Something with such an identity, which objects have of themselves.
    protocol CustomCombineIdentifierConvertible {
      var combineIdentifier: CombineIdentifier { get }
    }
    extension CustomCombineIdentifierConvertible where Self: AnyObject {
      var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    }
    extension AnySubscriber {
      init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) })
      }
      init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: { value in
            subject.send(value)
            return .none
          },
          receiveCompletion: { subject.send(completion: $0) })
      }
    }
    """)
}
