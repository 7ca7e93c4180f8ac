extension NativeCall {
  /// An integer argument of any width.
  @inline(__always)
  func integer(_ index: Int) -> Int { arguments[index].asInt }

  /// A floating-point argument.
  @inline(__always)
  func double(_ index: Int) -> Double { arguments[index].asDouble }

  /// A numeric argument of any type.
  func number(_ index: Int) -> Double { arguments[index].asNumber }

  @inline(__always)
  func flag(_ index: Int) -> Bool { arguments[index].asBool }

  /// The text of a `String`, `Substring` or `Character` argument.
  @inline(__always)
  func text(_ index: Int) -> String { evaluator.string(of: arguments[index]) }

  /// Where an `inout` argument is changed in place.
  @inline(__always)
  func slot(_ index: Int) -> UnsafeMutablePointer<Value> { arguments + index }

  func make(_ text: String) -> Value { evaluator.makeString(text) }

  /// Makes an array of elements whose counts it takes over, of the type the caller expects.
  func makeArray(_ elements: [Value]) -> Value {
    evaluator.makeArray(elements, type: resultType)
  }

  /// Calls a closure argument with one borrowed value.
  @inline(__always)
  func apply(_ closure: Int, _ value: Value) throws(Trap) -> Value {
    try evaluator.call(closure: arguments[closure], value.copied)
  }

  /// Calls a closure argument with two borrowed values.
  @inline(__always)
  func apply(_ closure: Int, _ first: Value, _ second: Value) throws(Trap) -> Value {
    try evaluator.call(closure: arguments[closure], first.copied, second.copied)
  }

  /// Calls a predicate argument with a borrowed value.
  @inline(__always)
  func test(_ closure: Int, _ value: Value) throws(Trap) -> Bool {
    try apply(closure, value).asBool
  }
}

extension Value {
  /// The value inside one more `.some`, with a count of its own.
  @inline(__always)
  var copiedAsOptional: Value { copied.wrapped }
}
