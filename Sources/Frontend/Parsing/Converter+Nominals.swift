import Diagnostics
import SwiftSyntax

extension Converter {
  func nominal(
    _ kind: ParsedNominal.Kind,
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ generics: GenericParameterClauseSyntax?, primaryAssociatedTypes: [String] = []
  ) -> ParsedDeclaration {
    var inherited = inherited(node.inheritanceClause)
    var body = members(node.memberBlock)
    if !node.attributes.isEmpty {
      let attributes = attributes(node.attributes)
      let isPublic = modifiers(node.modifiers).contains("public")
      if let animatable = AnimatableExpansion(attributes, isPublic: isPublic) {
        inherited = animatable.expand(inherited)
        body = ParsedMembers(animatable.expand(body.outline))
      }
      if kind == .actor, let actor = ModelActorExpansion(attributes, isPublic: isPublic) {
        inherited = actor.expand(inherited)
        body = ParsedMembers(actor.expand(body.outline))
      }
    }
    let nominal = ParsedNominal(
      kind: kind, name: name(node.name), generics: genericParameters(generics),
      primaryAssociatedTypes: primaryAssociatedTypes, inherited: inherited,
      requirements: requirements(generics?.genericWhereClause, node.genericWhereClause),
      body: body, endRange: range(of: node.memberBlock.rightBrace))
    return declaration(.nominal(nominal), node, name: node.name)
  }

  func protocolDeclaration(_ node: ProtocolDeclSyntax) -> ParsedDeclaration {
    let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { name($0.name) }
    return nominal(.protocol, node, nil, primaryAssociatedTypes: primary ?? [])
  }

  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> ParsedDeclaration {
    let type = type(node.extendedType)
    var body = members(node.memberBlock)
    // What is still unread is the library's, which writes its keys out.
    if !body.outline.isEmpty, let entries = EntryExpansion(extending: type) {
      body = ParsedMembers(entries.expand(body.outline))
    }
    let extended = ParsedExtension(
      type: type, inherited: inherited(node.inheritanceClause),
      requirements: requirements(node.genericWhereClause), body: body)
    return declaration(.extension(extended), node, name: node.extendedType)
  }

  /// What stands after the colon, without `@unchecked` and the like; `~Copyable` becomes `Any`.
  func inherited(_ clause: InheritanceClauseSyntax?) -> [ParsedType] {
    guard let clause else { return [] }
    return clause.inheritedTypes.map { element in
      type(element.type.as(AttributedTypeSyntax.self)?.baseType ?? element.type)
    }
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [ParsedGenericParameter] {
    guard let clause else { return [] }
    return clause.parameters.map { parameter in
      let bound = parameter.inheritedType.flatMap { $0.is(SuppressedTypeSyntax.self) ? nil : $0 }
      if parameter.specifier?.tokenKind == .keyword(.let) {
        reportNotSimulated("generic parameters that are values are", at: parameter)
      }
      return ParsedGenericParameter(
        name: name(parameter.name), isPack: parameter.specifier?.tokenKind == .keyword(.each),
        bound: bound.map { type($0) })
    }
  }

  func requirements(_ clauses: GenericWhereClauseSyntax?...) -> [ParsedRequirement] {
    clauses.flatMap { clause -> [ParsedRequirement] in
      clause?.requirements.compactMap { requirement($0.requirement) } ?? []
    }
  }

  private func requirement(
    _ node: GenericRequirementSyntax.Requirement
  ) -> ParsedRequirement? {
    switch node {
    case .conformanceRequirement(let conformance):
      if conformance.rightType.is(SuppressedTypeSyntax.self) { return nil }
      return .conforms(type(conformance.leftType), type(conformance.rightType))
    case .sameTypeRequirement(let equality):
      guard case .type(let left) = equality.leftType, case .type(let right) = equality.rightType
      else {
        reportNotSimulated("requirements on values are", at: equality)
        return nil
      }
      return .same(type(left), type(right))
    case .layoutRequirement(let layout):
      reportNotSimulated("layout requirements are", at: layout)
      return nil
    }
  }
}
