extension StandardLibrary {
  /// Operators whose closures may throw, which ends the values with that error.
  static let publisherTrying = LibraryEntry(
    "PublisherTrying.swift",
    """
    extension Publisher {
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        __pipe("TryMap", (any Error).self) { value, observer in
          observer.send(try transform(value))
        }
      }
      func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
      ) -> AnyPublisher<T, any Error> {
        __pipe("TryCompactMap", (any Error).self) { value, observer in
          if let result = try transform(value) { observer.send(result) }
        }
      }
      func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __pipe("TryFilter", (any Error).self) { value, observer in
          if try isIncluded(value) { observer.send(value) }
        }
      }
      func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        let none: Output? = nil
        return __steps("TryRemoveDuplicates", (any Error).self, none) { last, value, observer in
          if let known = last, try predicate(known, value) { return true }
          last = value
          observer.send(value)
          return true
        }
      }
      func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
      ) -> AnyPublisher<T, any Error> {
        __steps("TryScan", (any Error).self, initialResult) { result, value, observer in
          result = try nextPartialResult(result, value)
          observer.send(result)
          return true
        }
      }
      func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
      ) -> AnyPublisher<T, any Error> {
        __steps("TryReduce", (any Error).self, initialResult) { result, value, _ in
          result = try nextPartialResult(result, value)
          return true
        } atEnd: { result, observer in
          observer.send(result)
        }
      }
      func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __tryChoosing { try areInIncreasingOrder($0, $1) }
      }
      func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __tryChoosing { try areInIncreasingOrder($1, $0) }
      }
      /// The value that no later one is better than.
      func __tryChoosing(
        _ isBetter: @escaping (Output, Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        let none: Output? = nil
        return __steps("TryComparison", (any Error).self, none) { best, value, _ in
          if let known = best, try !isBetter(known, value) { return true }
          best = value
          return true
        } atEnd: { best, observer in
          if let best { observer.send(best) }
        }
      }
      func tryContains(
        where predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Bool, any Error> {
        __tryAnswering("TryContainsWhere", true, predicate)
      }
      func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Bool, any Error> {
        __tryAnswering("TryAllSatisfy", false, predicate)
      }
      /// The answer of the first value for which the test is that, or else the opposite at the end.
      func __tryAnswering(
        _ name: String, _ answer: Bool, _ test: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Bool, any Error> {
        __steps(name, (any Error).self, 0) { _, value, observer in
          if try test(value) != answer { return true }
          observer.send(answer)
          return false
        } atEnd: { _, observer in
          observer.send(!answer)
        }
      }
      func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __steps("TryDropWhile", (any Error).self, true) { isDropping, value, observer in
          if isDropping, try predicate(value) { return true }
          isDropping = false
          observer.send(value)
          return true
        }
      }
      func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __steps("TryPrefixWhile", (any Error).self, 0) { _, value, observer in
          if try !predicate(value) { return false }
          observer.send(value)
          return true
        }
      }
      func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        __steps("TryFirstWhere", (any Error).self, 0) { _, value, observer in
          if try !predicate(value) { return true }
          observer.send(value)
          return false
        }
      }
      func tryLast(
        where predicate: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, any Error> {
        tryFilter(predicate).last()
      }
    }
    """)
}
