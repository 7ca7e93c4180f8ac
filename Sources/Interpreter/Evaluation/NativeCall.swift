import IR

/// The implementation of a library function without a body.
package typealias NativeFunction = @Sendable (NativeCall) throws(Trap) -> Value

/// What a native sees of its call.
///
/// Arguments are borrowed: `retain` what is kept or returned. `inout` arguments, a mutated
/// receiver among them, are the caller's own values: mutate them in place. The result is owned by
/// the caller.
package struct NativeCall {
  package let evaluator: Evaluator
  /// Argument 0 is the receiver, where there is one.
  package let arguments: UnsafeMutablePointer<Value>
  package let count: Int
  /// Number of the interned list of type arguments.
  let bindings: Bindings
  /// The static type of the call's result, where the caller knew it; else `Any`.
  package let resultType: TypeID

  @inline(__always)
  init(
    evaluator: Evaluator, arguments: UnsafeMutablePointer<Value>, count: Int, bindings: Bindings,
    resultType: TypeID
  ) {
    self.resultType = resultType
    self.evaluator = evaluator
    self.arguments = arguments
    self.count = count
    self.bindings = bindings
  }

  /// The types bound to the generic parameters of the function, its type's first.
  package var typeArguments: [TypeID] { evaluator.types.list(bindings) }

  /// An argument; setting an `inout` one neither retains nor releases.
  @inline(__always)
  package subscript(index: Int) -> Value {
    get { arguments[index] }
    nonmutating set { arguments[index] = newValue }
  }
}
