import Diagnostics
import IR

extension BodyChecker {
  /// `map(String.init)(numbers)`: a call of the function that another call makes.
  ///
  /// Where that one's own arguments do not tell which function is made, what it is called with and
  /// what is wanted of the result do.
  func checkCurriedCall(
    _ callee: ParsedExpression, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    var isOpen = false
    func reading(_ function: Type?) -> Expression {
      let wasOpen = hasOpenTypeArguments
      hasOpenTypeArguments = false
      let value = check(callee, expecting: function)
      isOpen = hasOpenTypeArguments
      hasOpenTypeArguments = hasOpenTypeArguments || wasOpen
      return call(value, arguments, expecting: expecting, range, name: "closure")
    }
    let whole = ParsedExpression(.call(callee, arguments), range: range)
    return read(whole) {
      reading(nil)
    } isUsable: { _ in
      !isOpen
    } otherwise: {
      let wanted = functionType(calledWith: arguments, making: expecting)
      let fits = trial {
        context.hasErrors = false
        _ = reading(wanted)
        return !context.hasErrors && !isOpen
      }
      return fits ? { reading(wanted) } : nil
    }
  }

  private func functionType(calledWith arguments: [ParsedArgument], making result: Type?) -> Type {
    .function(
      FunctionType(
        parameters: arguments.map { FunctionTypeParameter(type: naturalType(of: $0.value)) },
        result: result ?? solver.fresh(), isThrowing: true))
  }
}
