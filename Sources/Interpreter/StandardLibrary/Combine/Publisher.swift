extension StandardLibrary {
  /// What all publishers and subscribers are.
  static let publisher = LibraryEntry(
    "Publisher.swift",
    """
    /// Something that can be called off.
    protocol Cancellable {
      func cancel()
    }

    /// What a subscriber asks a publisher for.
    protocol Subscription: Cancellable {
      func request(_ demand: Subscribers.Demand)
    }

    /// Something that takes values and one end.
    protocol Subscriber<Input, Failure> {
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: any Subscription)
      func receive(_ input: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
    }

    enum Subscribers {
      /// How a publisher ends.
      enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
      /// How many more values a subscriber takes.
      struct Demand: Hashable, Comparable, CustomStringConvertible {
        /// Negative is without end.
        let _count: Int
        static let unlimited = Demand(_count: -1)
        static let none = Demand(_count: 0)
        static func max(_ value: Int) -> Demand { Demand(_count: value) }
        static func < (lhs: Demand, rhs: Demand) -> Bool {
          if lhs._count < 0 { return false }
          return rhs._count < 0 || lhs._count < rhs._count
        }
        static func + (lhs: Demand, rhs: Demand) -> Demand {
          lhs._count < 0 || rhs._count < 0
            ? .unlimited : Demand(_count: lhs._count + rhs._count)
        }
        static func - (lhs: Demand, rhs: Demand) -> Demand {
          if lhs._count < 0 { return .unlimited }
          let left = rhs._count < 0 ? 0 : lhs._count - rhs._count
          return Demand(_count: left < 0 ? 0 : left)
        }
        /// How many values are asked for; `nil` without end.
        var max: Int? { _count < 0 ? nil : _count }
        var description: String { _count < 0 ? "unlimited" : "max(\\(_count))" }
      }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}

    enum Publishers {}

    /// Something that sends values over time to whoever subscribes.
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S: Subscriber>(subscriber: S)
      /// How the publishers of the library are subscribed to: nobody counts values there.
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable
      /// The name that `print()` shows.
      var __name: String { get }
    }

    extension Publisher {
      var __name: String { "Publisher" }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        let subscriber = __ObservingSubscriber<Output, Failure>(observer)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
      }
      func receive<S: Subscriber>(subscriber: S) {
        let subscription = __ObservingSubscription { observer in self.__attach(observer) }
        subscription.deliver = { subscriber.receive($0 as! S.Input) }
        subscription.end = { error in
          if let error {
            subscriber.receive(completion: .failure(error as! S.Failure))
          } else {
            subscriber.receive(completion: .finished)
          }
        }
        subscriber.receive(subscription: subscription)
      }
      /// Sends on through a subject what arrives.
      func subscribe<S: Subject>(
        _ subject: S
      ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(
          receiveCompletion: { subject.send(completion: $0) },
          receiveValue: { subject.send($0) })
      }
      func subscribe<S: Subscriber>(_ subscriber: S) { receive(subscriber: subscriber) }
    }

    /// Tells a publisher that nobody wants its values any more.
    class __Stop {
      var isDone = false
      /// What the values are passed on to.
      let _below: __Stop?
      init(_ below: __Stop?) { self._below = below }
      var isOver: Bool {
        if isDone { return true }
        if let _below { return _below.isOver }
        return false
      }
    }

    /// The end of a chain of publishers, or the middle of one.
    final class __Observer<Value>: __Stop {
      let _receive: (Value) -> Void
      let _finish: ((any Error)?) -> Void
      init(
        _ receive: @escaping (Value) -> Void, _ finish: @escaping ((any Error)?) -> Void,
        below: __Stop? = nil
      ) {
        self._receive = receive
        self._finish = finish
        super.init(below)
      }
      func send(_ value: Value) { if !isOver { _receive(value) } }
      func end(_ error: (any Error)?) {
        if isDone { return }
        isDone = true
        _finish(error)
      }
    }

    /// Ends a subscription when it is cancelled or nobody keeps it any more.
    final class AnyCancellable: Cancellable, Hashable {
      var _cancel: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { self._cancel = cancel }
      init<C: Cancellable>(_ canceller: C) { self._cancel = { canceller.cancel() } }
      func cancel() {
        let action = _cancel
        _cancel = nil
        action?()
      }
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      func store<C: RangeReplaceableCollection>(in collection: inout C)
        where C.Element == AnyCancellable
      {
        collection.append(self)
      }
      static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      deinit { cancel() }
    }

    extension Cancellable {
      func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
    }

    /// A publisher that is what a function does with its subscribers.
    struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
      let __name: String
      let _attach: (__Observer<Output>) -> AnyCancellable
      init(_ name: String, _ attach: @escaping (__Observer<Output>) -> AnyCancellable) {
        self.__name = name
        self._attach = attach
      }
      init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self.__name = publisher.__name
        self._attach = { publisher.__attach($0) }
      }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable { _attach(observer) }
      var description: String { "AnyPublisher" }
    }

    extension Publisher {
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(__name) { self.__attach($0) }
      }
    }
    """)

  /// Between publishers of the library and subscribers of the program, and the other way round.
  static let subscriberBridges = LibraryEntry(
    "SubscriberBridges.swift",
    """
    /// What a subscriber of the program holds of a publisher of the library.
    final class __ObservingSubscription<Value>: Subscription, CustomStringConvertible {
      let _attach: (__Observer<Value>) -> AnyCancellable
      var deliver: (Value) -> Subscribers.Demand = { _ in .none }
      var end: ((any Error)?) -> Void = { _ in }
      var _left = 0
      var _isUnlimited = false
      var _waiting: [Value] = []
      var _isEnding = false
      var _error: (any Error)?
      var _link: AnyCancellable?
      var _isAttached = false
      var _isCancelled = false
      var _isDelivering = false
      init(_ attach: @escaping (__Observer<Value>) -> AnyCancellable) { self._attach = attach }
      func request(_ demand: Subscribers.Demand) {
        if _isCancelled { return }
        add(demand)
        if !_isAttached {
          _isAttached = true
          _link = _attach(__Observer({ self.receive($0) }, { self.finish($0) }))
          if _isCancelled { _link?.cancel() }
        }
        deliverWaiting()
      }
      func add(_ demand: Subscribers.Demand) {
        if demand._count < 0 { _isUnlimited = true } else { _left += demand._count }
      }
      func receive(_ value: Value) {
        _waiting.append(value)
        deliverWaiting()
      }
      func finish(_ error: (any Error)?) {
        _isEnding = true
        _error = error
        deliverWaiting()
      }
      func deliverWaiting() {
        if _isDelivering { return }
        _isDelivering = true
        while !_isCancelled && !_waiting.isEmpty && (_isUnlimited || _left > 0) {
          _left -= 1
          add(deliver(_waiting.removeFirst()))
        }
        _isDelivering = false
        if _isEnding && _waiting.isEmpty && !_isCancelled {
          _isCancelled = true
          end(_error)
        }
      }
      func cancel() {
        _isCancelled = true
        _link?.cancel()
      }
      var description: String { "Subscription" }
    }

    /// What subscribes to a publisher of the program for the library.
    final class __ObservingSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
      let _observer: __Observer<Input>
      var _subscription: (any Subscription)?
      init(_ observer: __Observer<Input>) { self._observer = observer }
      func receive(subscription: any Subscription) {
        _subscription = subscription
        subscription.request(.unlimited)
      }
      func receive(_ input: Input) -> Subscribers.Demand {
        _observer.send(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: _observer.end(nil)
        case .failure(let error): _observer.end(error)
        }
      }
      func cancel() { _subscription?.cancel() }
    }

    /// A type-erased subscriber.
    struct AnySubscriber<Input, Failure: Error>: Subscriber {
      let _subscription: ((any Subscription) -> Void)?
      let _value: ((Input) -> Subscribers.Demand)?
      let _completion: ((Subscribers.Completion<Failure>) -> Void)?
      init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
      ) {
        self._subscription = receiveSubscription
        self._value = receiveValue
        self._completion = receiveCompletion
      }
      func receive(subscription: any Subscription) { _subscription?(subscription) }
      func receive(_ input: Input) -> Subscribers.Demand { _value?(input) ?? .none }
      func receive(completion: Subscribers.Completion<Failure>) { _completion?(completion) }
    }
    """)
}
