import Diagnostics
import IR

/// Patterns that look like enum cases and are values, which a `~=` compares with the subject.
extension BodyChecker {
  /// `case .keyword(.self)` where a `~=` of the program takes a `TokenSpec` and the subject, or
  /// `case Unicode.Scalar("a")`; `nil` if it can be no value either.
  func matchedPattern(
    _ owner: ParsedType?, _ name: String,
    _ payload: [(label: String?, pattern: ParsedPattern)]?, _ subject: Type,
    _ range: SourceRange
  ) -> Pattern? {
    guard !scope.isLibrary, let value = value(owner, name, payload, range) else { return nil }
    if owner != nil {
      let isValue = trial {
        context.hasErrors = false
        _ = valuePattern(value, subject, range)
        return !context.hasErrors
      }
      return isValue ? valuePattern(value, subject, range) : nil
    }
    return pattern(value, matchedWith: subject, range)
  }

  /// A value that a `~=` of the program compares with the subject, which says what it is:
  /// `case \.isEmpty` where one takes a key path.
  func pattern(
    _ value: ParsedExpression, matchedWith subject: Type, _ range: SourceRange
  ) -> Pattern? {
    for type in typesMatched(with: subject) {
      let wanted = trial { () -> Bool in
        context.hasErrors = false
        _ = check(value, expecting: type)
        return !context.hasErrors
      }
      guard wanted else { continue }
      let checked = check(value, expecting: type)
      return valuePattern(ParsedExpression(.checked(checked), range: range), subject, range)
    }
    return nil
  }

  /// True where `range ~= value` asks whether the range contains the value.
  func isContainment(_ pattern: Type, _ subject: Type) -> Bool {
    guard isRange(pattern) else { return false }
    guard let bound = solver.head(pattern).genericArguments.first, !isOpen(bound),
      !isOpen(subject), !isConvertible(subject, to: bound)
    else { return true }
    return !declaresMatch(of: pattern, with: subject)
  }

  /// False for a type of the program that no range can be of.
  func mayBeBound(_ type: Type) -> Bool {
    guard case .nominal(let declaration, _) = solver.head(type), !declaration.isLibrary else {
      return true
    }
    return conforms(type, "Comparable")
  }

  func isConvertible(_ type: Type, to wanted: Type) -> Bool {
    trial { solver.convert(type, to: wanted) != nil }
  }

  /// True if the program declares a `~=` for just such patterns and subjects.
  func declaresMatch(of pattern: Type, with subject: Type) -> Bool {
    !scope.isLibrary
      && typesMatched(with: subject).contains { isConvertible(pattern, to: $0) }
  }

  /// The types of patterns for which the program declares a `~=` with such a subject.
  private func typesMatched(with subject: Type) -> [Type] {
    let subject = solver.resolve(subject)
    var functions = world.user.functions["~="] ?? []
    for nominal in world.user.nominals.values where !nominal.isLibrary {
      world.complete(nominal)
      functions += nominal.members["~="] ?? []
    }
    if let declaration = subject.declaration {
      world.complete(declaration)
      functions += declaration.members["~="] ?? []
    }
    return functions.compactMap { function in
      world.completeSignature(of: function)
      guard function.parameters.count == 2 else { return nil }
      var own = Substitution()
      for parameter in function.genericParameters {
        own.types[parameter] = solver.fresh(bounds: parameter.bounds)
      }
      guard solver.unify(own.apply(function.parameters[1].type), subject) else { return nil }
      let type = solver.resolve(own.apply(function.parameters[0].type))
      return type == subject || type.hasVariables ? nil : type
    }
  }

  /// What such a pattern would be as an expression, if it binds nothing.
  private func value(
    _ owner: ParsedType?, _ name: String,
    _ payload: [(label: String?, pattern: ParsedPattern)]?, _ range: SourceRange
  ) -> ParsedExpression? {
    let base = owner.map { ParsedExpression(.type($0), range: range) }
    let member = ParsedExpression(.member(base, name, [], nameRange: range), range: range)
    guard let payload else { return member }
    var arguments: [ParsedArgument] = []
    for (label, pattern) in payload {
      guard let value = value(of: pattern) else { return nil }
      arguments.append(ParsedArgument(label: label, labelRange: nil, value: value))
    }
    return ParsedExpression(.call(member, arguments), range: range)
  }

  private func value(of pattern: ParsedPattern) -> ParsedExpression? {
    switch pattern.kind {
    case .expression(let expression): expression
    case .enumCase(let owner, let name, let payload): value(owner, name, payload, pattern.range)
    default: nil
    }
  }
}
