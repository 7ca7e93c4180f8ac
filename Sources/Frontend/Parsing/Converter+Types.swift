import Diagnostics
import SwiftSyntax

extension Converter {
  func type(_ node: TypeSyntax) -> ParsedType {
    let range = range(of: node)
    let kind = nested(node, orElse: .missing) { typeKind(node) }
    return ParsedType(kind, range: range)
  }

  private func typeKind(_ node: TypeSyntax) -> ParsedType.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      .name(name(type.name), genericArguments(type.genericArgumentClause))
    case .memberType(let type):
      .member(
        self.type(type.baseType), name(type.name), genericArguments(type.genericArgumentClause))
    case .arrayType(let type): .array(self.type(type.element))
    case .dictionaryType(let type): .dictionary(self.type(type.key), self.type(type.value))
    case .optionalType(let type): .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      .implicitlyUnwrapped(self.type(type.wrappedType))
    case .tupleType(let type): tupleKind(type)
    case .functionType(let type): functionKind(type)
    case .someOrAnyType(let type): opaqueOrExistentialKind(type)
    case .compositionType(let type): compositionKind(type.elements.map(\.type))
    case .metatypeType(let type): .metatype(self.type(type.baseType))
    case .packElementType(let type): .pack(self.type(type.pack))
    case .packExpansionType(let type): .expansion(self.type(type.repetitionPattern))
    case .attributedType(let type): attributedKind(type)
    case .classRestrictionType: .name("AnyObject", [])
    case .suppressedType: .name("Any", [])
    case .inlineArrayType: notSimulatedKind("inline arrays are", node)
    case .namedOpaqueReturnType: notSimulatedKind("named opaque types are", node)
    case .missingType: .missing
    }
  }

  private func notSimulatedKind(_ what: String, _ node: TypeSyntax) -> ParsedType.Kind {
    reportNotSimulated(what, at: node)
    return .missing
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [ParsedType] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      switch argument.argument {
      case .type(let node): return type(node)
      case .expr(let node):
        reportNotSimulated("generic arguments that are values are", at: node)
        return ParsedType(.missing, range: range(of: node))
      }
    }
  }

  private func tupleKind(_ node: TupleTypeSyntax) -> ParsedType.Kind {
    // `(repeat each T)` stays a tuple: it has as many elements as the pack.
    if let only = node.elements.first, node.elements.count == 1, only.firstName == nil,
      !only.type.is(PackExpansionTypeSyntax.self)
    {
      return type(only.type).kind
    }
    return .tuple(
      node.elements.map { element in
        let label = element.firstName.map(name)
        return (label: label == "_" ? nil : label, type: type(element.type))
      })
  }

  private func functionKind(_ node: FunctionTypeSyntax) -> ParsedType.Kind {
    .function(
      node.parameters.map { element in
        let isInout = element.type.as(AttributedTypeSyntax.self).map(isInout) ?? false
        return ParsedFunctionTypeParameter(
          type: type(element.type), isInout: isInout, isVariadic: element.ellipsis != nil)
      }, type(node.returnClause.type),
      isThrowing: isThrowing(node.effectSpecifiers?.throwsClause),
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      thrown: node.effectSpecifiers?.throwsClause?.type.map { type($0) })
  }

  private func opaqueOrExistentialKind(_ node: SomeOrAnyTypeSyntax) -> ParsedType.Kind {
    let constraint = type(node.constraint)
    return node.someOrAnySpecifier.tokenKind == .keyword(.some)
      ? .some(constraint) : .any(constraint)
  }

  /// `P & ~Copyable` is `P` here: whether values can be copied is not modelled.
  func compositionKind(_ nodes: [TypeSyntax]) -> ParsedType.Kind {
    let parts = nodes.filter { !$0.is(SuppressedTypeSyntax.self) }.map { type($0) }
    if let only = parts.first, parts.count == 1 { return only.kind }
    return parts.isEmpty ? .name("Any", []) : .composition(parts)
  }

  private func attributedKind(_ node: AttributedTypeSyntax) -> ParsedType.Kind {
    let attributes = attributes(node.attributes)
    let base = type(node.baseType)
    return attributes.isEmpty ? base.kind : .attributed(attributes, base)
  }
}
