extension StandardLibrary {
  /// Values that several threads share, one at a time.
  static let atomics = LibraryEntry(
    "Atomic.swift",
    """
    struct AtomicLoadOrdering: Sendable {
      init() {}
      static let relaxed = AtomicLoadOrdering()
      static let acquiring = AtomicLoadOrdering()
      static let sequentiallyConsistent = AtomicLoadOrdering()
    }
    struct AtomicStoreOrdering: Sendable {
      init() {}
      static let relaxed = AtomicStoreOrdering()
      static let releasing = AtomicStoreOrdering()
      static let sequentiallyConsistent = AtomicStoreOrdering()
    }
    struct AtomicUpdateOrdering: Sendable {
      init() {}
      static let relaxed = AtomicUpdateOrdering()
      static let acquiring = AtomicUpdateOrdering()
      static let releasing = AtomicUpdateOrdering()
      static let acquiringAndReleasing = AtomicUpdateOrdering()
      static let sequentiallyConsistent = AtomicUpdateOrdering()
    }

    /// A value that is read and changed as a whole; orders mean nothing where one thing runs at a
    /// time.
    final class Atomic<Value>: Sendable {
      var _value: Value
      init(_ initialValue: consuming Value) { self._value = initialValue }
      func load(ordering: AtomicLoadOrdering) -> Value { _value }
      func store(_ desired: consuming Value, ordering: AtomicStoreOrdering) { _value = desired }
      @discardableResult
      func exchange(_ desired: consuming Value, ordering: AtomicUpdateOrdering) -> Value {
        let old = _value
        _value = desired
        return old
      }
    }

    extension Atomic where Value: Equatable {
      @discardableResult
      func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        let old = _value
        if old == expected { _value = desired }
        return (exchanged: old == expected, original: old)
      }
      @discardableResult
      func compareExchange(
        expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
        failureOrdering: AtomicLoadOrdering
      ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: successOrdering)
      }
      @discardableResult
      func weakCompareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: ordering)
      }
    }

    extension Atomic where Value: FixedWidthInteger {
      func _update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
        let old = _value
        _value = change(old)
        return (oldValue: old, newValue: _value)
      }
      @discardableResult
      func add(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 + operand }
      }
      @discardableResult
      func subtract(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 - operand }
      }
      @discardableResult
      func wrappingAdd(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 &+ operand }
      }
      @discardableResult
      func wrappingSubtract(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 &- operand }
      }
      @discardableResult
      func min(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 < operand ? $0 : operand }
      }
      @discardableResult
      func max(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 > operand ? $0 : operand }
      }
      @discardableResult
      func bitwiseAnd(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 & operand }
      }
      @discardableResult
      func bitwiseOr(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 | operand }
      }
      @discardableResult
      func bitwiseXor(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _update { $0 ^ operand }
      }
    }

    extension Atomic where Value == Bool {
      @discardableResult
      func logicalAnd(
        _ operand: Bool, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Bool, newValue: Bool) {
        let old = exchange(_value && operand, ordering: ordering)
        return (oldValue: old, newValue: _value)
      }
      @discardableResult
      func logicalOr(
        _ operand: Bool, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Bool, newValue: Bool) {
        let old = exchange(_value || operand, ordering: ordering)
        return (oldValue: old, newValue: _value)
      }
      @discardableResult
      func logicalXor(
        _ operand: Bool, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Bool, newValue: Bool) {
        let old = exchange(_value != operand, ordering: ordering)
        return (oldValue: old, newValue: _value)
      }
    }
    """)
}
