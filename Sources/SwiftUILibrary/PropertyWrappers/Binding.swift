import Interpreter

extension Feature {
  static let binding = Feature(
    "Binding",
    #"""
    /// A way to read and write a value that something else owns.
    @propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
      /// The value when the binding was made or installed.
      var _value: Value
      var _location: _Location
      init(_value: Value, _location: _Location) {
        self._value = _value
        self._location = _location
      }
      /// Creates a binding from two closures; it never equals another one (U54).
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self._value = get()
        self._location = _closureLocation(get, set)
      }
      init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self._value = get()
        self._location = _closureLocation(get, { set($0, Transaction()) })
      }
      init(projectedValue: Binding<Value>) {
        self._value = projectedValue._value
        self._location = projectedValue._location
      }
      /// Creates a binding to the value inside an optional; fails if there is none.
      init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self._value = value
        self._location = _unwrappedLocation(base._location, value)
      }
      /// Creates a binding to an optional from one to its value.
      init<V>(_ base: Binding<V>) where Value == V? {
        self._value = base._value
        self._location = base._location
      }
      /// A binding that always has one value and ignores writes.
      static func constant(_ value: Value) -> Binding<Value> {
        Binding(_value: value, _location: _constantLocation(value))
      }
      /// The current value; reading it in a body makes the body depend on it.
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { self }
      /// A binding to a part of the value.
      subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
      ) -> Binding<Subject> {
        Binding<Subject>(
          _value: _value[keyPath: keyPath], _location: _partLocation(_location, keyPath))
      }
      /// Animates the changes made through this binding.
      func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(_value: _value, _location: _animatedLocation(_location, animation))
      }
      /// What changes through this binding carry.
      var transaction: Transaction {
        get { Transaction(animation: _animation(of: _location)) }
        set { _location = _animatedLocation(_location, newValue.animation) }
      }
      /// Makes changes through this binding under a transaction.
      func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(
          _value: _value, _location: _animatedLocation(_location, transaction.animation))
      }
    }

    extension Binding where Value: MutableCollection {
      /// A binding to one element.
      subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
          _value: _value[position], _location: _elementLocation(_location, position))
      }
    }

    extension Binding: Sequence where Value: MutableCollection {
      typealias Element = Binding<Value.Element>
      typealias Iterator = IndexingIterator<Binding<Value>>
      typealias SubSequence = Slice<Binding<Value>>
    }

    extension Binding: Collection where Value: MutableCollection {
      typealias Index = Value.Index
      typealias Indices = Value.Indices
      var startIndex: Value.Index { wrappedValue.startIndex }
      var endIndex: Value.Index { wrappedValue.endIndex }
      var indices: Value.Indices { wrappedValue.indices }
      func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    }

    extension Binding: BidirectionalCollection
    where Value: BidirectionalCollection, Value: MutableCollection {
      func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    }

    extension Binding: RandomAccessCollection
    where Value: MutableCollection, Value: RandomAccessCollection {}

    extension Binding: Identifiable where Value: Identifiable {
      var id: Value.ID { wrappedValue.id }
    }

    func _constantLocation(_ value: Any) -> _Location
    func _closureLocation(_ get: Any, _ set: Any) -> _Location
    func _partLocation(_ base: _Location, _ keyPath: Any) -> _Location
    func _elementLocation(_ base: _Location, _ position: Any) -> _Location
    func _unwrappedLocation(_ base: _Location, _ value: Any) -> _Location
    func _animatedLocation(_ base: _Location, _ animation: Animation?) -> _Location
    func _animation(of location: _Location) -> Animation?
    func _objectLocation(_ object: Any, _ keyPath: Any) -> _Location
    """#,
    natives: [
      "Binding.wrappedValue": readBinding,
      "Binding.wrappedValue=": writeBinding,
      "_constantLocation(_:)": makeConstantLocation,
      "_closureLocation(_:_:)": makeClosureLocation,
      "_partLocation(_:_:)": makePartLocation,
      "_elementLocation(_:_:)": makeElementLocation,
      "_unwrappedLocation(_:_:)": makeUnwrappedLocation,
      "_animatedLocation(_:_:)": makeAnimatedLocation,
      "_animation(of:)": animationOfLocation,
      "_objectLocation(_:_:)": makeObjectLocation,
    ])
}
