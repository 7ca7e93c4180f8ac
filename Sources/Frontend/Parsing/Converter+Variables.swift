import Diagnostics
import SwiftSyntax

extension Converter {
  /// One declaration for each binding.
  func variables(_ node: VariableDeclSyntax) -> [ParsedDeclaration] {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var types = node.bindings.map { binding in
      binding.typeAnnotation.map { type($0.type) }
    }
    // In `let a, b: Int` the type belongs to both.
    for (index, binding) in node.bindings.enumerated().reversed()
    where types[index] == nil && binding.initializer == nil && index + 1 < types.count {
      types[index] = types[index + 1]
    }
    let attributes = attributes(node.attributes)
    let modifiers = modifiers(node.modifiers)
    let summary = summary(of: node)
    return zip(node.bindings, types).map { binding, type in
      let variable = ParsedVariable(
        pattern: pattern(binding.pattern, isMutable: isMutable), type: type,
        value: binding.initializer.map { expression($0.value) }, isMutable: isMutable,
        accessors: accessors(binding.accessorBlock))
      return ParsedDeclaration(
        .variable(variable), attributes: attributes, modifiers: modifiers,
        range: types.count == 1 ? range(of: node) : range(of: binding),
        nameRange: range(of: binding.pattern), summary: summary)
    }
  }

  func accessors(_ block: AccessorBlockSyntax?) -> ParsedAccessors? {
    guard let block else { return nil }
    var accessors = ParsedAccessors()
    switch block.accessors {
    case .getter(let items):
      accessors.getter = ParsedAccessor(
        parameterName: nil, written: body(items, in: range(of: block)), modifiers: [],
        isAsync: false, isThrowing: false,
        range: range(of: block))
    case .accessors(let list):
      for node in list { read(node, into: &accessors) }
    }
    return accessors
  }

  private func read(_ node: AccessorDeclSyntax, into accessors: inout ParsedAccessors) {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get): accessors.getter = accessor(node)
    case .keyword(.set): accessors.setter = accessor(node)
    case .keyword(.willSet): accessors.willSet = accessor(node)
    case .keyword(.didSet): accessors.didSet = accessor(node)
    // What is lent is a value that is read, or a place that is given another value.
    case .keyword(._read) where accessors.getter == nil: accessors.getter = accessor(node)
    case .keyword(._modify):
      if accessors.setter == nil { accessors.setter = accessor(node) }
    default:
      let keyword = node.accessorSpecifier.text
      reportNotSimulated("accessors '\(keyword)' are", at: node.accessorSpecifier)
    }
  }

  private func accessor(_ node: AccessorDeclSyntax) -> ParsedAccessor {
    ParsedAccessor(
      parameterName: node.parameters.map { name($0.name) }, written: body(node.body),
      modifiers: node.modifier.map { [$0.name.text] } ?? [],
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: isThrowing(node.effectSpecifiers?.throwsClause), range: range(of: node))
  }
}
