extension StandardLibrary {
  /// Free functions that make sequences.
  static let sequenceFunctions = LibraryEntry(
    "Sequences.swift",
    """
    /// A sequence that goes on from each element to the next.
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
      UnfoldSequence(
        __state: (Optional.some(first), true),
        __next: { (state: inout (T?, Bool)) -> T? in
          if state.1 {
            state.1 = false
            return state.0
          }
          guard let current = state.0 else { return nil }
          state.0 = next(current)
          return state.0
        })
    }

    /// What goes on from a first element: the last one, and whether that is the first.
    typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

    /// A sequence that computes its elements from a state.
    func sequence<T, State>(
      state: State, next: @escaping (inout State) -> T?
    ) -> UnfoldSequence<T, State> {
      UnfoldSequence(__state: state, __next: next)
    }

    /// A sequence whose elements are computed one after the other.
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
      var __state: State
      let __next: (inout State) -> Element?
      mutating func next() -> Element? { __next(&__state) }
      func makeIterator() -> UnfoldSequence<Element, State> { self }
    }
    """)

  /// Strides.
  static let stride = LibraryEntry(
    "Stride.swift",
    """
    /// The values from a start up to, but without, an end.
    func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
      if stride == 0 { __trap("Stride size must not be zero") }
      return StrideTo(__start: start, __end: end, __stride: stride)
    }

    /// The values from a start up to and with an end.
    func stride<T: Strideable>(
      from start: T, through end: T, by stride: T.Stride
    ) -> StrideThrough<T> {
      if stride == 0 { __trap("Stride size must not be zero") }
      return StrideThrough(__start: start, __end: end, __stride: stride)
    }

    /// A stride without its end.
    struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
      var description: String { "Swift.StrideTo<" + String(reflecting: Element.self) + ">" }
      typealias Iterator = StrideToIterator<Element>
      let __start: Element
      let __end: Element
      let __stride: Element.Stride
      func makeIterator() -> StrideToIterator<Element> {
        StrideToIterator(__values: self, __count: 0, __includesEnd: false)
      }
      var underestimatedCount: Int { Array(self).count }
    }

    /// A stride with its end.
    struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
      var description: String { "Swift.StrideThrough<" + String(reflecting: Element.self) + ">" }
      typealias Iterator = StrideThroughIterator<Element>
      let __start: Element
      let __end: Element
      let __stride: Element.Stride
      func makeIterator() -> StrideThroughIterator<Element> {
        StrideThroughIterator(
          __steps: StrideToIterator(
            __values: StrideTo(__start: __start, __end: __end, __stride: __stride), __count: 0,
            __includesEnd: true))
      }
      var underestimatedCount: Int { Array(self).count }
    }

    /// The iterator of a stride with its end.
    struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {
      var __steps: StrideToIterator<Element>
      mutating func next() -> Element? { __steps.next() }
    }

    /// The iterator of a stride without its end, and the steps of one with it.
    struct StrideToIterator<Element: Strideable>: IteratorProtocol {
      let __values: StrideTo<Element>
      var __count: Int
      let __includesEnd: Bool
      var __following: Element?
      init(__values: StrideTo<Element>, __count: Int, __includesEnd: Bool) {
        self.__values = __values
        self.__count = __count
        self.__includesEnd = __includesEnd
        self.__following = nil
      }
      mutating func next() -> Element? {
        if !__isNumber(__values.__start) { return __nextByAdvancing() }
        let value = __strideElement(__values.__start, __values.__stride, __count)
        if __strideIsPast(value, __values.__end, __values.__stride, __includesEnd) { return nil }
        __count += 1
        return value
      }
      /// Of a type of the program, which says itself how it advances.
      mutating func __nextByAdvancing() -> Element? {
        let value = __following ?? __values.__start
        let end = __values.__end
        let step = __values.__stride
        if step > 0 {
          if __includesEnd ? value > end : value >= end { return nil }
        } else {
          if __includesEnd ? value < end : value <= end { return nil }
        }
        __following = value.advanced(by: step)
        return value
      }
    }

    func __isNumber<T>(_ value: T) -> Bool

    func __strideElement<T, Step>(_ start: T, _ step: Step, _ count: Int) -> T
    func __strideIsPast<T, Step>(_ value: T, _ end: T, _ step: Step, _ includesEnd: Bool) -> Bool
    """,
    natives: strideNatives)
}

private let strideNatives: [String: NativeFunction] = [
  "__isNumber(_:)": { call throws(Trap) in .bool(call[0].isNumber) },
  "__strideElement(_:_:_:)": { call throws(Trap) in
    try call.stride(0, 0, 1, isClosed: false).element(call.integer(2))
  },
  "__strideIsPast(_:_:_:_:)": { call throws(Trap) in
    .bool(try call.stride(0, 1, 2, isClosed: call.flag(3)).isPast(call[0]))
  },
]

extension NativeCall {
  /// A stride of number arguments, given their positions.
  fileprivate func stride(
    _ start: Int, _ end: Int, _ step: Int, isClosed: Bool
  ) throws(Trap) -> Stride {
    guard self[start].isNumber, self[step].isNumber else {
      throw .notSimulated("strides of other values than numbers are not simulated")
    }
    return Stride(start: self[start], end: self[end], step: self[step], isClosed: isClosed)
  }
}
