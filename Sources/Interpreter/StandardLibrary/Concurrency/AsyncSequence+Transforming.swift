extension StandardLibrary {
  /// What the lazy algorithms of asynchronous sequences return.
  static let asyncSequenceTransforming = LibraryEntry(
    "AsyncSequenceTransforming.swift",
    """
    // Whether `next` throws follows from what it is made of, which only the loop's `try` says.

    /// Each element replaced.
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      typealias Failure = Base.Failure
      let _base: Base
      let _transform: (Base.Element) async throws -> Transformed
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async throws -> Transformed
        mutating func next() async -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return try await _transform(element)
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }

    /// Each element replaced or, where that is nil, left out.
    struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      typealias Element = ElementOfResult
      typealias Failure = Base.Failure
      let _base: Base
      let _transform: (Base.Element) async throws -> ElementOfResult?
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async throws -> ElementOfResult?
        mutating func next() async -> ElementOfResult? {
          while let element = try await _base.next() {
            if let value = try await _transform(element) { return value }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }

    /// Only some of the elements.
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _isIncluded: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _isIncluded: (Base.Element) async throws -> Bool
        mutating func next() async -> Base.Element? {
          while let element = try await _base.next() {
            if try await _isIncluded(element) { return element }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded)
      }
    }

    /// The elements up to the first that does not pass.
    struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _predicate: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async throws -> Bool
        var _isDone: Bool = false
        mutating func next() async -> Base.Element? {
          if !_isDone, let element = try await _base.next() {
            if try await _predicate(element) { return element }
            _isDone = true
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
      }
    }

    /// The first elements.
    struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _count: Int
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _count: Int
        mutating func next() async -> Base.Element? {
          if _count <= 0 { return nil }
          _count -= 1
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _count: _count)
      }
    }
    """)

  /// What the lazy algorithms return that leave the beginning out, or put sequences one after the
  /// other.
  static let asyncSequenceSkipping = LibraryEntry(
    "AsyncSequenceSkipping.swift",
    """
    /// All but the first elements.
    struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _count: Int
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _count: Int
        mutating func next() async -> Base.Element? {
          while _count > 0 {
            _count -= 1
            if try await _base.next() == nil { return nil }
          }
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _count: _count)
      }
    }

    /// The elements from the first that does not pass.
    struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _predicate: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async throws -> Bool
        var _hasBegun: Bool = false
        mutating func next() async -> Base.Element? {
          while let element = try await _base.next() {
            if !_hasBegun, try await _predicate(element) { continue }
            _hasBegun = true
            return element
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
      }
    }

    /// The elements of a sequence for each element.
    struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>:
      AsyncSequence
    {
      typealias Element = SegmentOfResult.Element
      typealias Failure = Base.Failure
      let _base: Base
      let _transform: (Base.Element) async throws -> SegmentOfResult
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async throws -> SegmentOfResult
        var _inner: SegmentOfResult.AsyncIterator? = nil
        mutating func next() async -> SegmentOfResult.Element? {
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
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }

    // With closures that throw, under names of their own.
    typealias AsyncThrowingMapSequence<Base: AsyncSequence, Transformed> =
      AsyncMapSequence<Base, Transformed>
    typealias AsyncThrowingCompactMapSequence<Base: AsyncSequence, ElementOfResult> =
      AsyncCompactMapSequence<Base, ElementOfResult>
    typealias AsyncThrowingFilterSequence<Base: AsyncSequence> =
      AsyncFilterSequence<Base>
    typealias AsyncThrowingPrefixWhileSequence<Base: AsyncSequence> =
      AsyncPrefixWhileSequence<Base>
    typealias AsyncThrowingDropWhileSequence<Base: AsyncSequence> =
      AsyncDropWhileSequence<Base>
    typealias AsyncThrowingFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence> =
      AsyncFlatMapSequence<Base, SegmentOfResult>
    """)
}
