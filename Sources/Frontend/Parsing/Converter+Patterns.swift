import Diagnostics
import SwiftSyntax

extension Converter {
  /// Reads a pattern; under `let` or `var` the parser has marked which names bind.
  func pattern(_ node: PatternSyntax, isMutable: Bool = false) -> ParsedPattern {
    nested(node, orElse: ParsedPattern(.wildcard, range: range(of: node))) {
      let kind: ParsedPattern.Kind =
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let pattern):
          .name(name(pattern.identifier), isMutable: isMutable)
        case .wildcardPattern, .missingPattern: .wildcard
        case .valueBindingPattern(let binding):
          self.pattern(
            binding.pattern, isMutable: binding.bindingSpecifier.tokenKind == .keyword(.var)
          ).kind
        case .tuplePattern(let tuple):
          .tuple(
            tuple.elements.map {
              ($0.label.map(name), self.pattern($0.pattern, isMutable: isMutable))
            })
        case .isTypePattern(let test): .isType(type(test.type))
        case .expressionPattern(let pattern):
          patternKind(pattern.expression, isMutable: isMutable)
        }
      return ParsedPattern(kind, range: range(of: node))
    }
  }

  private func pattern(_ node: ExprSyntax, isMutable: Bool) -> ParsedPattern {
    nested(node, orElse: ParsedPattern(.wildcard, range: range(of: node))) {
      ParsedPattern(patternKind(node, isMutable: isMutable), range: range(of: node))
    }
  }

  /// What an expression means as a pattern.
  private func patternKind(_ node: ExprSyntax, isMutable: Bool) -> ParsedPattern.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, isMutable: isMutable).kind
    case .discardAssignmentExpr: return .wildcard
    case .optionalChainingExpr(let link):
      return .some(pattern(link.expression, isMutable: isMutable))
    case .tupleExpr(let tuple):
      if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
        return patternKind(only.expression, isMutable: isMutable)
      }
      return .tuple(elements(tuple.elements, isMutable: isMutable))
    case .memberAccessExpr(let member):
      return enumCase(member, payload: nil) ?? .expression(expression(node))
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.leftParen != nil, call.trailingClosure == nil
      else { break }
      let payload = elements(call.arguments, isMutable: isMutable)
      return enumCase(member, payload: payload) ?? .expression(expression(node))
    case .sequenceExpr(let sequence):
      if let cast = castPattern(sequence, isMutable: isMutable) { return cast }
    default: break
    }
    return .expression(expression(node))
  }

  private func elements(
    _ list: LabeledExprListSyntax, isMutable: Bool
  ) -> [(label: String?, pattern: ParsedPattern)] {
    list.map { ($0.label.map(name), pattern($0.expression, isMutable: isMutable)) }
  }

  /// `.name` and `Type.name`; a new value or a member of a value is an expression to compare with.
  private func enumCase(
    _ member: MemberAccessExprSyntax, payload: [(label: String?, pattern: ParsedPattern)]?
  ) -> ParsedPattern.Kind? {
    let name = name(member.declName.baseName)
    guard name != "init" else { return nil }
    guard let base = member.base else { return .enumCase(nil, name, payload: payload) }
    guard beginsWithTypeName(base) || payload.map(isNoValue) == true,
      let type = typeReading(of: base)
    else { return nil }
    return .enumCase(type, name, payload: payload)
  }

  /// True for parts that a call cannot have: `shape.circle(let radius)` takes something apart.
  private func isNoValue(_ payload: [(label: String?, pattern: ParsedPattern)]) -> Bool {
    payload.contains { part in
      switch part.pattern.kind {
      case .name, .wildcard, .cast: true
      case .tuple(let parts): isNoValue(parts)
      case .enumCase(_, _, let payload?): isNoValue(payload)
      default: false
      }
    }
  }

  /// Only convention tells a type from a value before names are resolved.
  private func beginsWithTypeName(_ node: ExprSyntax) -> Bool {
    node.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase ?? false
  }

  /// `let x as T`.
  private func castPattern(
    _ sequence: SequenceExprSyntax, isMutable: Bool
  ) -> ParsedPattern.Kind? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let written = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(pattern(elements[0], isMutable: isMutable), type(written.type))
  }
}
