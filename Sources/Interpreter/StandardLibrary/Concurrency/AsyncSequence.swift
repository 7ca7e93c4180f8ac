extension StandardLibrary {
  /// Values that come one after the other, with waiting in between.
  static let asyncSequence = LibraryEntry(
    "AsyncSequence.swift",
    """
    /// A source of values that may have to be waited for.
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }

    /// Something that `for await` can go through.
    protocol AsyncSequence<Element> {
      associatedtype Element where Element == AsyncIterator.Element
      associatedtype Failure: Error = any Error
      associatedtype AsyncIterator: AsyncIteratorProtocol
      func makeAsyncIterator() -> AsyncIterator
    }

    extension AsyncSequence where Self == Self.AsyncIterator {
      func makeAsyncIterator() -> Self { self }
    }

    extension AsyncSequence {
      func map<T>(
        _ transform: @escaping (Element) async throws -> T
      ) -> __AsyncTransformed<Self, T> {
        __AsyncTransformed(_base: self) { .some(.some(try await transform($0))) }
      }
      func compactMap<T>(
        _ transform: @escaping (Element) async throws -> T?
      ) -> __AsyncTransformed<Self, T> {
        __AsyncTransformed(_base: self) { element in
          if let value = try await transform(element) { return .some(.some(value)) }
          return .some(nil)
        }
      }
      func filter(
        _ isIncluded: @escaping (Element) async throws -> Bool
      ) -> __AsyncTransformed<Self, Element> {
        __AsyncTransformed(_base: self) { element in
          if try await isIncluded(element) { return .some(.some(element)) }
          return .some(nil)
        }
      }
      func prefix(
        while predicate: @escaping (Element) async throws -> Bool
      ) -> __AsyncTransformed<Self, Element> {
        __AsyncTransformed(_base: self) { element in
          if try await predicate(element) { return .some(.some(element)) }
          return nil
        }
      }
      func prefix(_ count: Int) -> __AsyncPrefix<Self> { __AsyncPrefix(_base: self, _count: count) }
      func dropFirst(_ count: Int = 1) -> __AsyncDropped<Self> {
        __AsyncDropped(_base: self, _count: count, _predicate: nil)
      }
      func drop(
        while predicate: @escaping (Element) async throws -> Bool
      ) -> __AsyncDropped<Self> {
        __AsyncDropped(_base: self, _count: 0, _predicate: predicate)
      }
      func flatMap<S: AsyncSequence>(
        _ transform: @escaping (Element) async throws -> S
      ) -> __AsyncFlattened<Self, S> {
        __AsyncFlattened(_base: self, _transform: transform)
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

    extension AsyncSequence where Element: Equatable {
      func contains(_ search: Element) async -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if element == search { return true } }
        return false
      }
    }

    extension AsyncSequence where Element: Comparable {
      func max() async -> Element? {
        var iterator = makeAsyncIterator()
        var result: Element? = nil
        while let element = try await iterator.next() {
          if let known = result, !(known < element) { continue }
          result = element
        }
        return result
      }
      func min() async -> Element? {
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

  /// What the lazy algorithms of asynchronous sequences return.
  static let asyncSequenceTransforming = LibraryEntry(
    "AsyncSequenceTransforming.swift",
    """
    // Whether `next` throws follows from what it is made of, which only the loop's `try` says.

    /// Each element replaced or, with nil inside, left out; nil ends the sequence.
    struct __AsyncTransformed<Base: AsyncSequence, Element>: AsyncSequence {
      let _base: Base
      let _transform: (Base.Element) async throws -> Element??
      init(_base: Base, _ transform: @escaping (Base.Element) async throws -> Element??) {
        self._base = _base
        self._transform = transform
      }
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> Element??
        var _isDone = false
        mutating func next() async -> Element? {
          while !_isDone, let element = try await _base.next() {
            if let found = try await _transform(element) {
              if let value = found { return value }
            } else {
              _isDone = true
            }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }

    struct __AsyncPrefix<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _count: Int
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        mutating func next() async -> Base.Element? {
          if _left <= 0 { return nil }
          _left -= 1
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _left: _count)
      }
    }

    struct __AsyncDropped<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _count: Int
      let _predicate: ((Base.Element) async throws -> Bool)?
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        var _predicate: ((Base.Element) async throws -> Bool)?
        mutating func next() async -> Base.Element? {
          while let element = try await _base.next() {
            if _left > 0 {
              _left -= 1
              continue
            }
            if let predicate = _predicate {
              if try await predicate(element) { continue }
              _predicate = nil
            }
            return element
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _left: _count, _predicate: _predicate)
      }
    }

    struct __AsyncFlattened<Base: AsyncSequence, Inner: AsyncSequence>: AsyncSequence {
      typealias Element = Inner.Element
      let _base: Base
      let _transform: (Base.Element) async throws -> Inner
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> Inner
        var _inner: Inner.AsyncIterator?
        mutating func next() async -> Inner.Element? {
          while true {
            if var inner = _inner {
              let element = try await inner.next()
              _inner = inner
              if let element { return element }
              _inner = nil
            }
            guard let outer = try await _base.next() else { return nil }
            _inner = try await _transform(outer).makeAsyncIterator()
          }
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform, _inner: nil)
      }
    }
    """)
}
