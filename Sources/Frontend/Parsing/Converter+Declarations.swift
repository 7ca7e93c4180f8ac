import Diagnostics
import SwiftSyntax

extension Converter {
  func declarations(_ members: MemberBlockItemListSyntax) -> [ParsedDeclaration] {
    members.flatMap { declarations($0.decl) }
  }

  /// One syntax node may declare several things (`let a = 1, b = 2`), or nothing.
  func declarations(_ node: DeclSyntax) -> [ParsedDeclaration] {
    nested(node, orElse: []) {
      switch node.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): variables(variable)
      case .ifConfigDecl(let directive): activeDeclarations(directive)
      case .functionDecl(let function): [declaration(function)]
      case .initializerDecl(let initializer): [declaration(initializer)]
      case .deinitializerDecl(let deinitializer): [declaration(deinitializer)]
      case .subscriptDecl(let function): [declaration(function)]
      case .structDecl(let type): [nominal(.structure, type, type.genericParameterClause)]
      case .classDecl(let type): [nominal(.object, type, type.genericParameterClause)]
      case .enumDecl(let type): [nominal(.enumeration, type, type.genericParameterClause)]
      case .actorDecl(let type): [nominal(.actor, type, type.genericParameterClause)]
      case .protocolDecl(let type): [protocolDeclaration(type)]
      case .extensionDecl(let type): [extensionDeclaration(type)]
      case .enumCaseDecl(let cases): [declaration(cases)]
      case .typeAliasDecl(let alias): [declaration(alias)]
      case .associatedTypeDecl(let type): [declaration(type)]
      case .importDecl(let module): [declaration(module)]
      case .macroExpansionDecl(let macro):
        reportsMessage(of: macro) ? [] : [declaration(macro)]
      case .operatorDecl(let written): [operatorDeclaration(written, name: written.name)]
      case .precedenceGroupDecl(let group): [operatorDeclaration(group, name: group.name)]
      case .macroDecl(let macro): notSimulated("macro declarations are", macro)
      default: []
      }
    }
  }

  /// Puts together what every declaration has.
  func declaration(
    _ kind: ParsedDeclaration.Kind, _ node: some WithAttributesSyntax & WithModifiersSyntax,
    name: some SyntaxProtocol
  ) -> ParsedDeclaration {
    ParsedDeclaration(
      kind, attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      range: range(of: node), nameRange: range(of: name), summary: summary(of: node))
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    var modifiers: Set<String> = []
    for modifier in list {
      let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
      modifiers.insert(modifier.name.text + detail)
    }
    return modifiers
  }

  private func activeDeclarations(_ directive: IfConfigDeclSyntax) -> [ParsedDeclaration] {
    switch ConditionalCompilation.activeClause(of: directive)?.elements {
    case .decls(let members): declarations(members)
    case .statements(let items):
      items.flatMap { item -> [ParsedDeclaration] in
        if case .decl(let declaration) = item.item { declarations(declaration) } else { [] }
      }
    default: []
    }
  }

  private func notSimulated(_ what: String, _ node: some SyntaxProtocol) -> [ParsedDeclaration] {
    reportNotSimulated(what, at: node)
    return []
  }

  private func declaration(_ node: EnumCaseDeclSyntax) -> ParsedDeclaration {
    let cases = node.elements.map { element in
      ParsedEnumCase(
        name: name(element.name),
        payload: element.parameterClause.map { enumParameters($0) } ?? [],
        rawValue: element.rawValue.map { expression($0.value) }, range: range(of: element))
    }
    return declaration(.enumCases(cases), node, name: node.elements)
  }

  private func enumParameters(_ clause: EnumCaseParameterClauseSyntax) -> [ParsedParameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.map(name).flatMap { $0 == "_" ? nil : $0 }
      let type = parameterType(parameter.type)
      return ParsedParameter(
        label: label, name: (parameter.secondName ?? parameter.firstName).map(name) ?? "_",
        type: type.type, isInout: type.isInout, isVariadic: false, attributes: type.attributes,
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        range: range(of: parameter),
        nameRange: (parameter.secondName ?? parameter.firstName).map { range(of: $0) }
          ?? range(of: parameter))
    }
  }

  private func declaration(_ node: TypeAliasDeclSyntax) -> ParsedDeclaration {
    let alias = ParsedDeclaration.Kind.alias(
      name: name(node.name), generics: genericParameters(node.genericParameterClause),
      type(node.initializer.value))
    return declaration(alias, node, name: node.name)
  }

  private func declaration(_ node: AssociatedTypeDeclSyntax) -> ParsedDeclaration {
    let type = ParsedDeclaration.Kind.associatedType(
      name: name(node.name), inherited(node.inheritanceClause),
      defaultType: node.initializer.map { self.type($0.value) },
      requirements: requirements(node.genericWhereClause))
    return declaration(type, node, name: node.name)
  }

  private func declaration(_ node: ImportDeclSyntax) -> ParsedDeclaration {
    let path = node.path.map { name($0.name) }.joined(separator: ".")
    return declaration(.importDeclaration(path), node, name: node.path)
  }

  private func declaration(_ node: MacroExpansionDeclSyntax) -> ParsedDeclaration {
    let arguments = arguments(
      node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return declaration(.macro(name(node.macroName), arguments), node, name: node.macroName)
  }

  private func operatorDeclaration(
    _ node: some SyntaxProtocol, name: TokenSyntax
  ) -> ParsedDeclaration {
    ParsedDeclaration(
      .operatorDeclaration, attributes: [], modifiers: [], range: range(of: node),
      nameRange: range(of: name))
  }
}
