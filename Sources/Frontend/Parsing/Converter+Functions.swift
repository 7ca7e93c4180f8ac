import Diagnostics
import struct Diagnostics.SourceRange
import SwiftSyntax

extension Converter {
  /// How the name of a parameter relates to its argument label.
  private enum Labelling {
    /// `f(a: Int)` is called `f(a:)`.
    case byName
    /// A subscript's parameter has a label only where two names are written, an operator's never.
    case explicitOnly
    case none
  }

  func declaration(_ node: FunctionDeclSyntax) -> ParsedDeclaration {
    let isOperator =
      switch node.name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    let function = function(
      .function, name: name(node.name), node.signature, isOperator ? .none : .byName,
      generics: node.genericParameterClause, requirements: node.genericWhereClause,
      body: node.body, whole: node)
    return declaration(.function(function), node, name: node.name)
  }

  func declaration(_ node: InitializerDeclSyntax) -> ParsedDeclaration {
    let function = function(
      .initializer, name: "init", node.signature, .byName, isFailable: node.optionalMark != nil,
      isImplicitlyUnwrapped: node.optionalMark?.tokenKind == .exclamationMark,
      generics: node.genericParameterClause, requirements: node.genericWhereClause,
      body: node.body, whole: node)
    return declaration(.function(function), node, name: node.initKeyword)
  }

  func declaration(_ node: DeinitializerDeclSyntax) -> ParsedDeclaration {
    let function = ParsedFunction(
      kind: .deinitializer, name: "deinit", isFailable: false, generics: [], requirements: [],
      parameters: [], result: nil, isThrowing: false,
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil, body: body(node.body),
      accessors: nil, endRange: bodyEnd(node.body, of: node))
    return declaration(.function(function), node, name: node.deinitKeyword)
  }

  func declaration(_ node: SubscriptDeclSyntax) -> ParsedDeclaration {
    let function = ParsedFunction(
      kind: .subscript, name: "subscript", isFailable: false,
      generics: genericParameters(node.genericParameterClause),
      requirements: requirements(
        node.genericParameterClause?.genericWhereClause, node.genericWhereClause),
      parameters: parameters(node.parameterClause, .explicitOnly),
      result: type(node.returnClause.type), isThrowing: false, isAsync: false, body: nil,
      accessors: accessors(node.accessorBlock),
      endRange: node.accessorBlock.map { range(of: $0.rightBrace) } ?? endRange(of: node))
    return declaration(.function(function), node, name: node.subscriptKeyword)
  }

  private func function(
    _ kind: ParsedFunction.Kind, name: String, _ signature: FunctionSignatureSyntax,
    _ labelling: Labelling, isFailable: Bool = false,
    isImplicitlyUnwrapped: Bool = false, generics: GenericParameterClauseSyntax?,
    requirements clause: GenericWhereClauseSyntax?, body: CodeBlockSyntax?,
    whole: some SyntaxProtocol
  ) -> ParsedFunction {
    ParsedFunction(
      kind: kind, name: name, isFailable: isFailable,
      isImplicitlyUnwrapped: isImplicitlyUnwrapped, generics: genericParameters(generics),
      requirements: requirements(generics?.genericWhereClause, clause),
      parameters: parameters(signature.parameterClause, labelling),
      result: signature.returnClause.map { type($0.type) },
      isThrowing: isThrowing(signature.effectSpecifiers?.throwsClause),
      isRethrowing: signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
        == .keyword(.rethrows),
      thrown: signature.effectSpecifiers?.throwsClause?.type.map { type($0) },
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil, body: self.body(body),
      accessors: nil, endRange: bodyEnd(body, of: whole))
  }

  private func bodyEnd(_ body: CodeBlockSyntax?, of node: some SyntaxProtocol) -> SourceRange {
    body.map { range(of: $0.rightBrace) } ?? endRange(of: node)
  }

  /// `rethrows` throws where its argument does, which checking decides per call; `throws(Never)`
  /// does not throw.
  func isThrowing(_ clause: ThrowsClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return clause.type?.as(IdentifierTypeSyntax.self)?.name.text != "Never"
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, _ labelling: Labelling
  ) -> [ParsedParameter] {
    clause.parameters.map { parameter in
      let first = name(parameter.firstName)
      let label: String? =
        switch labelling {
        case .byName: first
        case .explicitOnly: parameter.secondName == nil ? nil : first
        case .none: nil
        }
      let type = parameterType(parameter.type)
      return ParsedParameter(
        label: label == "_" ? nil : label, name: parameter.secondName.map(name) ?? first,
        type: type.type, isInout: type.isInout, isVariadic: parameter.ellipsis != nil,
        attributes: attributes(parameter.attributes) + type.attributes,
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        range: range(of: parameter),
        nameRange: range(of: parameter.secondName ?? parameter.firstName))
    }
  }

  /// Splits a parameter's type into what belongs to the parameter and the bare type; ownership
  /// and isolation specifiers have no effect here.
  func parameterType(
    _ node: TypeSyntax
  ) -> (type: ParsedType, isInout: Bool, attributes: [ParsedAttribute]) {
    guard let written = node.as(AttributedTypeSyntax.self) else {
      return (type(node), false, [])
    }
    let attributes = attributes(written.attributes) + specifiers(written)
    return (type(written.baseType), isInout(written), attributes)
  }

  /// `consuming` and `isolated` as attributes of the parameter.
  ///
  /// The function may change what it consumes, and runs where its isolated parameter does.
  private func specifiers(_ node: AttributedTypeSyntax) -> [ParsedAttribute] {
    let range = range(of: node)
    return node.specifiers.compactMap { specifier in
      let name: String
      switch specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind {
      case .keyword(.consuming): name = "consuming"
      case .keyword(.isolated): name = "isolated"
      default: return nil
      }
      return ParsedAttribute(
        name: name, type: ParsedType(.name(name, []), range: range), arguments: nil, range: range)
    }
  }

  func isInout(_ node: AttributedTypeSyntax) -> Bool {
    node.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}
