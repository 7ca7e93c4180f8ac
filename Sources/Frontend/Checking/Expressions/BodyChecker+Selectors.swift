import Diagnostics
import IR

extension BodyChecker {
  /// `#selector(Type.method(_:))`: the method's name, and the method to be called on an object.
  ///
  /// Of a method that cannot be referred to without an object, or of a type that Grove does not
  /// have, only the name is kept.
  func checkSelector(_ arguments: [ParsedArgument], _ range: SourceRange) -> Expression {
    let write = ParsedSynthesis(range: range)
    guard let method = selectedMethod(arguments.first?.value, write) else {
      return check(write.call(write.name("Selector"), [(nil, write.text(""))]), expecting: nil)
    }
    let name = write.text(method.name)
    let call = write.call(write.name("Selector"), [("__", name), (nil, method.reference)])
    let fits = trial {
      context.hasErrors = false
      _ = check(call, expecting: nil)
      return !context.hasErrors
    }
    if fits { return check(call, expecting: nil) }
    return check(write.call(write.name("Selector"), [(nil, name)]), expecting: nil)
  }

  /// The method that a selector names, as a member of its type.
  private func selectedMethod(
    _ written: ParsedExpression?, _ write: ParsedSynthesis
  ) -> (name: String, reference: ParsedExpression)? {
    switch written?.kind {
    case .name(let name, _): return (name, write.member(ownType(write), name))
    case .member(let base?, let name, _, _):
      if case .name("self", _) = base.kind { return (name, write.member(ownType(write), name)) }
      return (name, write.member(base, name))
    case .parenthesized(let inner): return selectedMethod(inner, write)
    default: return nil
    }
  }

  /// The type whose members the code stands in, as an expression.
  private func ownType(_ write: ParsedSynthesis) -> ParsedExpression {
    guard let type = scope.selfType else { return write.name("Self") }
    let value = make(.metatype(type), .metatype(type), write.range)
    return ParsedExpression(.checked(value), range: write.range)
  }
}
