extension StandardLibrary {
  /// Publishers that code sends values through.
  static let subjects = LibraryEntry(
    "Subjects.swift",
    """
    /// A publisher that code sends values through.
    protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }

    extension Subject where Output == Void {
      func send() { send(()) }
    }

    /// The observers of a subject, in the order they came.
    final class __Audience<Value> {
      var observers: [(number: Int, observer: __Observer<Value>)] = []
      var count = 0
      var isOver = false
      var error: (any Error)?
      func add(_ observer: __Observer<Value>) -> AnyCancellable {
        if isOver {
          observer.end(error)
          return AnyCancellable {}
        }
        count += 1
        let number = count
        observers.append((number: number, observer: observer))
        return AnyCancellable { self.observers.removeAll { $0.number == number } }
      }
      func send(_ value: Value) {
        if isOver { return }
        for entry in observers { entry.observer.send(value) }
      }
      func end(_ error: (any Error)?) {
        if isOver { return }
        isOver = true
        self.error = error
        let all = observers
        observers = []
        for entry in all { entry.observer.end(error) }
      }
    }

    /// Passes values on to whoever is subscribed at that moment.
    final class PassthroughSubject<Output, Failure: Error>: Subject {
      let _audience = __Audience<Output>()
      init() {}
      var __name: String { "PassthroughSubject" }
      func send(_ input: Output) { _audience.send(input) }
      func send(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: _audience.end(nil)
        case .failure(let error): _audience.end(error)
        }
      }
      func send(subscription: any Subscription) { subscription.request(.unlimited) }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable { _audience.add(observer) }
    }

    /// Keeps the latest value, which each new subscriber gets first.
    final class CurrentValueSubject<Output, Failure: Error>: Subject {
      let _audience = __Audience<Output>()
      var _value: Output
      init(_ value: Output) { self._value = value }
      var __name: String { "CurrentValueSubject" }
      var value: Output {
        get { _value }
        set { send(newValue) }
      }
      func send(_ input: Output) {
        if _audience.isOver { return }
        _value = input
        _audience.send(input)
      }
      func send(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: _audience.end(nil)
        case .failure(let error): _audience.end(error)
        }
      }
      func send(subscription: any Subscription) { subscription.request(.unlimited) }
      func __attach(_ observer: __Observer<Output>) -> AnyCancellable {
        if !_audience.isOver { observer.send(_value) }
        return _audience.add(observer)
      }
    }
    """)
}
