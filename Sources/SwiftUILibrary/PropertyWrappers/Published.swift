extension Feature {
  static let published = Feature(
    "Published",
    #"""
    /// A property that announces every assignment through its object's `objectWillChange` (U63).
    @propertyWrapper struct Published<Value> {
      var _value: Value
      var _subject: _PublishedSubject<Value>?
      init(wrappedValue: Value) { self._value = wrappedValue }
      init(initialValue: Value) { self._value = initialValue }
      var wrappedValue: Value {
        get { _value }
        set { _value = newValue }
      }
      /// Only outside classes, where there is no property to follow; else `_publisher` is called.
      var projectedValue: Publisher {
        get { Publisher(_subject: _subject ?? _PublishedSubject<Value>(_value)) }
        set {}
      }
      /// Called by the property's setter with the object it belongs to, before the value changes.
      func _willSet(in object: AnyObject, to newValue: Value) {
        _objectWillChange(object)
        _subject?.send(newValue)
      }
      /// Called by the getter of `$property`, with what assigns the property.
      mutating func _publisher(_ value: Value, _ assign: @escaping (Value) -> Void) -> Publisher {
        if let subject = _subject {
          subject.assign = assign
          return Publisher(_subject: subject)
        }
        let subject = _PublishedSubject<Value>(value)
        subject.assign = assign
        _subject = subject
        return Publisher(_subject: subject)
      }
      typealias Publisher = _PublishedPublisher<Value>
    }

    /// Sends the property's value, and each later one just before it is assigned.
    struct _PublishedPublisher<Value>: Publisher {
      typealias Output = Value
      typealias Failure = Never
      let _subject: _PublishedSubject<Value>
      var __name: String { "PublishedSubject" }
      func __attach(_ observer: __Observer<Value>) -> AnyCancellable {
        observer.send(_subject.value)
        return _subject.audience.add(observer)
      }
    }

    /// Whoever listens to a published property.
    final class _PublishedSubject<Value> {
      var value: Value
      let audience = __Audience<Value>()
      /// Subscriptions that end with the property.
      var links: [AnyCancellable] = []
      var assign: ((Value) -> Void)?
      init(_ value: Value) { self.value = value }
      func send(_ value: Value) {
        audience.send(value)
        self.value = value
      }
    }
    """#)
}
