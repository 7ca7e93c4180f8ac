import Diagnostics
import SwiftSyntax

extension Converter {
  func attributes(_ list: AttributeListSyntax) -> [ParsedAttribute] {
    list.flatMap { element -> [ParsedAttribute] in
      switch element {
      case .attribute(let node): return [attribute(node)]
      case .ifConfigDecl(let directive):
        guard
          case .attributes(let active)? =
            ConditionalCompilation.activeClause(of: directive)?.elements
        else { return [] }
        return attributes(active)
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> ParsedAttribute {
    let type = type(node.attributeName)
    let name =
      switch type.kind {
      case .name(let name, _), .member(_, let name, _): name
      default: ""
      }
    return ParsedAttribute(
      name: name, type: type, arguments: arguments(of: node), range: range(of: node))
  }

  /// Arguments that are not expressions, as of `@available`, are given as the text of each.
  private func arguments(of node: AttributeSyntax) -> [ParsedArgument]? {
    guard node.leftParen != nil else { return nil }
    switch node.arguments {
    case .argumentList(let list): return arguments(list)
    case .availability(let list): return list.map { textArgument($0.argument) }
    case .some(let other): return [textArgument(other)]
    case nil: return []
    }
  }

  private func textArgument(_ node: some SyntaxProtocol) -> ParsedArgument {
    let text = ParsedExpression.Kind.string([.literal(node.trimmedDescription)])
    return ParsedArgument(
      label: nil, labelRange: nil, value: ParsedExpression(text, range: range(of: node)))
  }
}
