extension StandardLibrary {
  /// Operators that look at a publisher's values as a whole, or at some of them.
  static let publisherCollecting = LibraryEntry(
    "PublisherCollecting.swift",
    """
    extension Publisher {
      func __fold<R, T>(
        _ name: String, _ initial: R, _ update: @escaping (inout R, Output) -> Void,
        _ result: @escaping (R) -> T?
      ) -> AnyPublisher<T, Failure> {
        __steps(name, Failure.self, initial) { state, value, _ in
          update(&state, value)
          return true
        } atEnd: { state, observer in
          if let value = result(state) { observer.send(value) }
        }
      }
      func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
      ) -> AnyPublisher<T, Failure> {
        __fold("Reduce", initialResult, { $0 = nextPartialResult($0, $1) }, { $0 })
      }
      func collect() -> AnyPublisher<[Output], Failure> {
        let none: [Output] = []
        return __fold("Collect", none, { $0.append($1) }, { $0 })
      }
      func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        let none: [Output] = []
        return __steps("CollectByCount", Failure.self, none) { part, value, observer in
          part.append(value)
          if part.count < count { return true }
          let full = part
          part = []
          observer.send(full)
          return true
        } atEnd: { part, observer in
          if !part.isEmpty { observer.send(part) }
        }
      }
      func count() -> AnyPublisher<Int, Failure> { __fold("Count", 0, { n, _ in n += 1 }, { $0 }) }
      func last() -> AnyPublisher<Output, Failure> {
        let none: Output? = nil
        return __fold("Last", none, { $0 = $1 }, { $0 })
      }
      func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
      }
      func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        __until("ContainsWhere") { value, observer in
          if !predicate(value) { return true }
          observer.send(true)
          return false
        } atEnd: { $0.send(false) }
      }
      func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        __until("AllSatisfy") { value, observer in
          if predicate(value) { return true }
          observer.send(false)
          return false
        } atEnd: { $0.send(true) }
      }
      /// Answers values until `receive` returns false, then ends.
      func __until<T>(
        _ name: String, _ receive: @escaping (Output, __Observer<T>) -> Bool,
        atEnd: @escaping (__Observer<T>) -> Void = { _ in }
      ) -> AnyPublisher<T, Failure> {
        __steps(name, Failure.self, 0) { _, value, observer in
          receive(value, observer)
        } atEnd: { _, observer in
          atEnd(observer)
        }
      }
      func first() -> AnyPublisher<Output, Failure> {
        __until("First") { value, observer in
          observer.send(value)
          return false
        }
      }
      func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
      }
      func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(__name) { observer in
          var left = maxLength
          if left <= 0 {
            observer.end(nil)
            return AnyCancellable {}
          }
          return self.__until("Output") { value, observer in
            left -= 1
            observer.send(value)
            return left > 0
          }.__attach(observer)
        }
      }
      func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        __until("PrefixWhile") { value, observer in
          if !predicate(value) { return false }
          observer.send(value)
          return true
        }
      }
      func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher("PrefixUntilOutput") { observer in
          let stop = publisher.__attach(__Observer({ _ in observer.end(nil) }, { _ in }))
          let link = self.__attach(observer)
          return AnyCancellable {
            stop.cancel()
            link.cancel()
          }
        }
      }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        __steps("Drop", Failure.self, count) { left, value, observer in
          if left > 0 { left -= 1 } else { observer.send(value) }
          return true
        }
      }
      func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        __steps("DropWhile", Failure.self, true) { isDropping, value, observer in
          if isDropping && predicate(value) { return true }
          isDropping = false
          observer.send(value)
          return true
        }
      }
      func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher("DropUntilOutput") { observer in
          var isOpen = false
          let start = publisher.__attach(__Observer({ _ in isOpen = true }, { _ in }))
          let link = self.__attach(
            __Observer({ if isOpen { observer.send($0) } }, { observer.end($0) }))
          return AnyCancellable {
            start.cancel()
            link.cancel()
          }
        }
      }
      func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        let none: Output? = nil
        return __fold(
          "Comparison", none, { if $0 == nil || areInIncreasingOrder($0!, $1) { $0 = $1 } }, { $0 })
      }
      func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        let none: Output? = nil
        return __fold(
          "Comparison", none, { if $0 == nil || areInIncreasingOrder($1, $0!) { $0 = $1 } }, { $0 })
      }
    }

    extension Publisher where Output: Comparable {
      func max() -> AnyPublisher<Output, Failure> { max(by: <) }
      func min() -> AnyPublisher<Output, Failure> { min(by: <) }
    }
    """)
}
