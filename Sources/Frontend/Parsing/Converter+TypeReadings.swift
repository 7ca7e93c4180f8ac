import Diagnostics
import struct Diagnostics.SourceRange
import SwiftSyntax

extension Converter {
  /// The type that an expression spells, where it can be read as one: `Int`, `[A]`, `(A) -> B?`.
  func typeReading(of node: ExprSyntax) -> ParsedType? {
    nested(node, orElse: nil) {
      typeKind(reading: node).map { ParsedType($0, range: range(of: node)) }
    }
  }

  private func typeKind(reading node: ExprSyntax) -> ParsedType.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let written): return type(written.type).kind
    case .declReferenceExpr(let reference):
      return reference.argumentNames == nil ? .name(name(reference.baseName), []) : nil
    case .memberAccessExpr(let member):
      guard let base = member.base, let outer = typeReading(of: base) else { return nil }
      let name = name(member.declName.baseName)
      return name == "Type" || name == "Protocol" ? .metatype(outer) : .member(outer, name, [])
    case .genericSpecializationExpr(let specialization):
      let arguments = genericArguments(specialization.genericArgumentClause)
      switch typeReading(of: specialization.expression)?.kind {
      case .name(let name, _)?: return .name(name, arguments)
      case .member(let outer, let name, _)?: return .member(outer, name, arguments)
      default: return nil
      }
    case .optionalChainingExpr(let link):
      return typeReading(of: link.expression).map { .optional($0) }
    case .forceUnwrapExpr(let unwrap):
      return typeReading(of: unwrap.expression).map { .implicitlyUnwrapped($0) }
    case .arrayExpr(let array):
      guard let element = array.elements.first, array.elements.count == 1 else { return nil }
      return typeReading(of: element.expression).map { .array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, let element = elements.first,
        elements.count == 1, let key = typeReading(of: element.key),
        let value = typeReading(of: element.value)
      else { return nil }
      return .dictionary(key, value)
    case .tupleExpr(let tuple): return tupleKind(reading: tuple)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      return allows(levels: elements.count) ? operationKind(reading: elements[...]) : nil
    default: return nil
    }
  }

  private func tupleKind(reading node: TupleExprSyntax) -> ParsedType.Kind? {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return typeReading(of: only.expression)?.kind
    }
    var elements: [(label: String?, type: ParsedType)] = []
    for element in node.elements {
      guard let type = typeReading(of: element.expression) else { return nil }
      elements.append((element.label.map(name), type))
    }
    return .tuple(elements)
  }

  /// `(A) -> B` and `P & Q`, which the parser takes for operations.
  private func operationKind(reading elements: ArraySlice<ExprSyntax>) -> ParsedType.Kind? {
    let arrow = elements.firstIndex { $0.is(ArrowExprSyntax.self) }
    guard let arrow else { return compositionKind(reading: elements) }
    let effects = elements[arrow].as(ArrowExprSyntax.self)?.effectSpecifiers
    guard arrow == elements.startIndex + 1,
      let parameters = elements[elements.startIndex].as(TupleExprSyntax.self),
      let first = elements[(arrow + 1)...].first, let last = elements.last,
      let result = operationKind(reading: elements[(arrow + 1)...])
    else { return nil }
    let range = SourceRange(file: file, start: range(of: first).start, end: range(of: last).end)
    return .function(
      parameters.elements.map { parameter(reading: $0.expression) },
      ParsedType(result, range: range), isThrowing: isThrowing(effects?.throwsClause),
      isAsync: effects?.asyncSpecifier != nil,
      thrown: effects?.throwsClause?.type.map { type($0) })
  }

  private func compositionKind(reading elements: ArraySlice<ExprSyntax>) -> ParsedType.Kind? {
    var parts: [ParsedType] = []
    for (position, element) in elements.enumerated() {
      if position % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" else { return nil }
      } else {
        guard let part = typeReading(of: element) else { return nil }
        parts.append(part)
      }
    }
    guard let only = parts.first else { return nil }
    return parts.count == 1 ? only.kind : .composition(parts)
  }

  private func parameter(reading node: ExprSyntax) -> ParsedFunctionTypeParameter {
    var node = node
    var isVariadic = false
    if let operation = node.as(PostfixOperatorExprSyntax.self), operation.operator.text == "..." {
      node = operation.expression
      isVariadic = true
    }
    let written = node.as(TypeExprSyntax.self)?.type.as(AttributedTypeSyntax.self)
    return ParsedFunctionTypeParameter(
      type: typeReading(of: node) ?? ParsedType(.missing, range: range(of: node)),
      isInout: written.map { isInout($0) } ?? false, isVariadic: isVariadic)
  }
}
