import Diagnostics
import SwiftSyntax

extension Converter {
  func expression(_ node: ExprSyntax) -> ParsedExpression {
    let range = range(of: node)
    let kind = nested(node, orElse: .missing) { expressionKind(node) }
    return ParsedExpression(kind, range: range)
  }

  private func expressionKind(_ node: ExprSyntax) -> ParsedExpression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): nameKind(reference)
    case .memberAccessExpr(let member): memberKind(member)
    case .functionCallExpr(let call): callKind(call)
    case .subscriptCallExpr(let call): subscriptKind(call)
    case .closureExpr(let closure): .closure(parsedClosure(closure))
    case .stringLiteralExpr(let literal): stringKind(literal)
    case .simpleStringLiteralExpr(let literal): stringKind(literal)
    case .integerLiteralExpr(let literal): integerKind(literal.literal, isNegative: false)
    case .floatLiteralExpr(let literal): floatKind(literal.literal, isNegative: false)
    case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
    case .regexLiteralExpr(let literal): regexKind(literal)
    case .nilLiteralExpr: .nil
    case .arrayExpr(let array): .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): dictionaryKind(dictionary)
    case .tupleExpr(let tuple): tupleKind(tuple)
    case .sequenceExpr(let sequence): sequenceKind(sequence)
    case .prefixOperatorExpr(let operation): prefixKind(operation)
    case .postfixOperatorExpr(let operation):
      .postfix(operation.operator.text, expression(operation.expression))
    case .optionalChainingExpr(let link): .optionalLink(expression(link.expression))
    case .forceUnwrapExpr(let unwrap): .forceUnwrap(expression(unwrap.expression))
    case .tryExpr(let attempt):
      .attempt(attempt.questionOrExclamationMark?.text ?? "", expression(attempt.expression))
    case .awaitExpr(let wait): .await(expression(wait.expression))
    case .inOutExpr(let address): .address(expression(address.expression))
    case .keyPathExpr(let keyPath): keyPathKind(keyPath)
    case .ifExpr(let conditional): .ifExpression(parsedIf(conditional))
    case .switchExpr(let choice): .switchExpression(parsedSwitch(choice))
    case .genericSpecializationExpr(let specialization): specializedKind(specialization)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "Predicate": predicate(macro)
    case .macroExpansionExpr(let macro): .macro(name(macro.macroName), arguments(of: macro))
    case .postfixIfConfigExpr(let conditional): conditionalKind(conditional)
    case .typeExpr(let written): .type(type(written.type))
    case .superExpr: .name("super", [])
    case .discardAssignmentExpr: .discard
    default: unusualKind(node)
    }
  }

  /// Forms that only say who owns a value, packs, and what never stands alone in whole source.
  private func unusualKind(_ node: ExprSyntax) -> ParsedExpression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .consumeExpr(let transfer): return expression(transfer.expression).kind
    case .copyExpr(let copy): return expression(copy.expression).kind
    case .borrowExpr(let borrow): return expression(borrow.expression).kind
    case .unsafeExpr(let access): return expression(access.expression).kind
    case .packElementExpr(let element): return .prefix("each", expression(element.pack))
    case .packExpansionExpr(let expansion):
      return .prefix("repeat", expression(expansion.repetitionPattern))
    default: return .missing
    }
  }

  private func nameKind(_ node: DeclReferenceExprSyntax) -> ParsedExpression.Kind {
    switch node.baseName.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return .operatorReference(node.baseName.text)
    case .dollarIdentifier(let text):
      if let index = Int(text.dropFirst()) { return shorthandKind(text, index, at: node) }
    case .identifier(let text) where text.hasPrefix("<#"):
      // An editor's placeholder, which the parser has reported.
      return .missing
    default: break
    }
    return .name(fullName(node), [])
  }

  /// `name`, or `name(label:_:)` where argument labels choose an overload.
  func fullName(_ node: DeclReferenceExprSyntax) -> String {
    let base = name(node.baseName)
    guard let labels = node.argumentNames else { return base }
    return "\(base)(\(labels.arguments.map { "\(name($0.name)):" }.joined()))"
  }

  /// The last parameter that may go without a name.
  private static let highestShorthand = 255

  private func shorthandKind(
    _ text: String, _ index: Int, at node: DeclReferenceExprSyntax
  ) -> ParsedExpression.Kind {
    switch shorthandOwner {
    case .closure where index > Self.highestShorthand:
      report("frontend.shorthand", "no closure has that many parameters", at: range(of: node))
    case .closure(let highest):
      shorthandOwner = .closure(highest: max(highest, index))
      return .name(text, [])
    case .closureWithParameters:
      report(
        "frontend.shorthand",
        "'\(text)' cannot be used inside a closure whose parameters are named", at: range(of: node))
    case .nobody:
      report("frontend.shorthand", "'\(text)' has no closure around it", at: range(of: node))
    }
    return .missing
  }

  private func memberKind(_ node: MemberAccessExprSyntax) -> ParsedExpression.Kind {
    let base =
      optionalTypeBase(node) ?? node.base.map { expression($0) }
      ?? conditionalBases[range(of: node.period).start]
    // A member that is called `self` keeps its quotes: without them it is the base itself.
    let isQuoted = node.declName.baseName.text == "`self`"
    return .member(
      base, isQuoted ? "`self`" : fullName(node.declName), [], nameRange: range(of: node.declName))
  }

  /// The type in `Int?.self`, which the parser takes for an optional chain.
  private func optionalTypeBase(_ node: MemberAccessExprSyntax) -> ParsedExpression? {
    guard node.declName.baseName.text == "self", let base = node.base,
      base.is(OptionalChainingExprSyntax.self), let type = typeReading(of: base)
    else { return nil }
    return ParsedExpression(.type(type), range: range(of: base))
  }

  private func specializedKind(
    _ node: GenericSpecializationExprSyntax
  ) -> ParsedExpression.Kind {
    let arguments = genericArguments(node.genericArgumentClause)
    switch expression(node.expression).kind {
    case .name(let name, _): return .name(name, arguments)
    case .member(let base, let name, _, let range):
      return .member(base, name, arguments, nameRange: range)
    case let other: return other
    }
  }

  private func dictionaryKind(_ node: DictionaryExprSyntax) -> ParsedExpression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { (key: expression($0.key), value: expression($0.value)) })
  }

  private func tupleKind(_ node: TupleExprSyntax) -> ParsedExpression.Kind {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return .parenthesized(expression(only.expression))
    }
    return .tuple(arguments(node.elements))
  }
}
