import Diagnostics
import IR

extension BodyChecker {
  /// A list literal of a type of the user's: a call of `init(arrayLiteral:)` or
  /// `init(dictionaryLiteral:)` with the elements as variadic arguments.
  func viaVariadicLiteral(
    _ label: String, _ elements: [ParsedExpression], _ wanted: Type, _ range: SourceRange
  ) -> Expression? {
    guard case .nominal(let declaration, _) = wanted, !declaration.isLibrary else { return nil }
    let found = world.members(named: "init", of: wanted, isStatic: true).first {
      guard case .function(let function) = $0.kind else { return false }
      return function.parameters.first?.label == label
        && function.parameters.first?.isVariadic == true
    }
    guard let found, case .function(let function) = found.kind else { return nil }
    let candidate = CallCandidate(
      function: function, receiver: nil, found: found, constructedType: wanted, solver: solver)
    let arguments = elements.enumerated().map { index, element in
      ParsedArgument(label: index == 0 ? label : nil, labelRange: nil, value: element)
    }
    return resolveCall([candidate], arguments, expecting: wanted, range, name: "init")
  }

  /// One entry of a dictionary literal, as `init(dictionaryLiteral:)` takes it.
  func pairExpression(_ key: ParsedExpression, _ value: ParsedExpression) -> ParsedExpression {
    ParsedExpression(
      .tuple([
        ParsedArgument(label: nil, labelRange: nil, value: key),
        ParsedArgument(label: nil, labelRange: nil, value: value),
      ]), range: key.range)
  }
}
