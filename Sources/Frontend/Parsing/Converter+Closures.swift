import Diagnostics
import SwiftSyntax

extension Converter {
  /// Reads a closure; its captures belong to the scope around it, as do their `$n`.
  func parsedClosure(_ node: ClosureExprSyntax) -> ParsedClosure {
    let signature = node.signature
    let captures = signature?.capture?.items.map { capture($0) } ?? []
    let parameters = signature?.parameterClause.map { closureParameters($0) }
    let owner: ShorthandOwner =
      parameters == nil ? .closure(highest: -1) : .closureWithParameters
    let body = withShorthandOwner(owner) { statements(node.statements) }
    let highest = if case .closure(let index) = body.owner { index } else { -1 }
    let closure = ParsedClosure(
      captures: captures, parameters: parameters,
      result: signature?.returnClause.map { type($0.type) },
      isThrowing: isThrowing(signature?.effectSpecifiers?.throwsClause),
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil, highestShorthand: highest,
      body: body.result, range: range(of: node))
    closure.attributes = (signature?.attributes).map { attributes($0).map(\.name) } ?? []
    closure.thrown = signature?.effectSpecifiers?.throwsClause?.type.map { type($0) }
    return closure
  }

  private func capture(_ node: ClosureCaptureSyntax) -> ParsedClosure.Capture {
    let name = name(node.name)
    let value =
      node.initializer.map { expression($0.value) }
      ?? ParsedExpression(.name(name, []), range: range(of: node.name))
    return ParsedClosure.Capture(
      specifier: node.specifier?.specifier.text, name: name, value: value, range: range(of: node))
  }

  private func closureParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause
  ) -> [ParsedClosure.Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map {
        ParsedClosure.Parameter(name: name($0.name), type: nil, range: range(of: $0.name))
      }
    case .parameterClause(let clause): clause.parameters.map { closureParameter($0) }
    }
  }

  private func closureParameter(_ node: ClosureParameterSyntax) -> ParsedClosure.Parameter {
    let written = node.secondName ?? node.firstName
    let type = node.type.map { parameterType($0) }
    return ParsedClosure.Parameter(
      name: name(written), type: type?.type, range: range(of: written),
      isInout: type?.isInout ?? false, isVariadic: node.ellipsis != nil)
  }
}
