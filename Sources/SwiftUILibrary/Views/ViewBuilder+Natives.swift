import Interpreter

extension Feature {
  /// A struct around the tuple that the views of a builder's closure come as.
  static func makeTuple(_ name: String, _ call: NativeCall) -> Value {
    // Argument 0 is the builder's type.
    let tuple = call[call.count - 1]
    let types = call.evaluator.types
    let type =
      types.nominal(of: call.resultType)?.name == name
      ? call.resultType : types.generic(name, [tuple.type])
    return call.evaluator.makeStructure([tuple.copied], type: type)
  }
}
