extension StandardLibrary {
  /// Values that come one after the other, with waiting in between.
  static let asyncSequence = LibraryEntry(
    "AsyncSequence.swift",
    """
    /// A source of values that may have to be waited for.
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }

    /// Something that `for await` can go through.
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element where Element == AsyncIterator.Element
      associatedtype Failure: Error = any Error
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }

    extension AsyncSequence where Self == Self.AsyncIterator {
      func makeAsyncIterator() -> Self { self }
    }

    extension AsyncSequence {
      func map<T>(
        _ transform: @escaping (Element) async throws -> T
      ) -> AsyncMapSequence<Self, T> {
        AsyncMapSequence(_base: self, _transform: transform)
      }
      func compactMap<T>(
        _ transform: @escaping (Element) async throws -> T?
      ) -> AsyncCompactMapSequence<Self, T> {
        AsyncCompactMapSequence(_base: self, _transform: transform)
      }
      func filter(
        _ isIncluded: @escaping (Element) async throws -> Bool
      ) -> AsyncFilterSequence<Self> {
        AsyncFilterSequence(_base: self, _isIncluded: isIncluded)
      }
      func prefix(
        while predicate: @escaping (Element) async throws -> Bool
      ) -> AsyncPrefixWhileSequence<Self> {
        AsyncPrefixWhileSequence(_base: self, _predicate: predicate)
      }
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
        AsyncPrefixSequence(_base: self, _count: count)
      }
      func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
        AsyncDropFirstSequence(_base: self, _count: count)
      }
      func drop(
        while predicate: @escaping (Element) async throws -> Bool
      ) -> AsyncDropWhileSequence<Self> {
        AsyncDropWhileSequence(_base: self, _predicate: predicate)
      }
      func flatMap<S: AsyncSequence>(
        _ transform: @escaping (Element) async throws -> S
      ) -> AsyncFlatMapSequence<Self, S> {
        AsyncFlatMapSequence(_base: self, _transform: transform)
      }
    }
    """)

  /// Questions to an asynchronous sequence as a whole.
  static let asyncSequenceSearching = LibraryEntry(
    "AsyncSequenceSearching.swift",
    """
    extension AsyncSequence {
      func reduce<R>(
        _ initialResult: R, _ nextPartialResult: (R, Element) async throws -> R
      ) async rethrows -> R {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          result = try await nextPartialResult(result, element)
        }
        return result
      }
      func reduce<R>(
        into initialResult: R, _ update: (inout R, Element) async throws -> Void
      ) async rethrows -> R {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await update(&result, element) }
        return result
      }
      func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await predicate(element) { return element }
        }
        return nil
      }
      func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await predicate(element) { return true }
        }
        return false
      }
      func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if !(try await predicate(element)) { return false }
        }
        return true
      }
    }

    extension AsyncSequence {
      func max(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(result, element) { result = element }
        }
        return result
      }
      func min(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(element, result) { result = element }
        }
        return result
      }
    }

    extension AsyncSequence where Element: Equatable {
      func contains(_ search: Element) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if element == search { return true } }
        return false
      }
    }

    extension AsyncSequence where Element: Comparable {
      func max() async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        var result: Element? = nil
        while let element = try await iterator.next() {
          if let known = result, !(known < element) { continue }
          result = element
        }
        return result
      }
      func min() async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        var result: Element? = nil
        while let element = try await iterator.next() {
          if let known = result, !(element < known) { continue }
          result = element
        }
        return result
      }
    }
    """)
}
