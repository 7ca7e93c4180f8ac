import Diagnostics
import SwiftSyntax

extension Converter {
  func parsedIf(_ node: IfExprSyntax, isElseIf: Bool = false) -> ParsedIf {
    let otherwise: [ParsedStatement]? =
      switch node.elseBody {
      case .codeBlock(let block): self.block(block)
      case .ifExpr(let next):
        nested(next, orElse: []) {
          [ParsedStatement(.ifStatement(parsedIf(next, isElseIf: true)), range: range(of: next))]
        }
      case nil: nil
      }
    return ParsedIf(
      conditions: conditions(node.conditions), then: block(node.body),
      thenRange: range(of: node.body), otherwise: otherwise, isElseIf: isElseIf,
      range: range(of: node))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [ParsedCondition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .availability(let test):
        .availability(ConditionalCompilation.holds(test, on: systemVersion))
      case .matchingPattern(let match):
        .match(
          pattern(match.pattern), match.typeAnnotation.map { type($0.type) },
          expression(match.initializer.value))
      case .optionalBinding(let binding): optionalBinding(binding)
      }
    }
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> ParsedCondition {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    return .optionalBinding(
      pattern(node.pattern, isMutable: isMutable), node.typeAnnotation.map { type($0.type) },
      node.initializer.map { expression($0.value) }, isMutable: isMutable)
  }

  func parsedSwitch(_ node: SwitchExprSyntax, label: String? = nil) -> ParsedSwitch {
    ParsedSwitch(
      label: label, subject: expression(node.subject), cases: cases(node.cases),
      range: range(of: node))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [ParsedSwitch.Case] {
    list.flatMap { element -> [ParsedSwitch.Case] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let directive):
        guard
          case .switchCases(let active)? =
            ConditionalCompilation.activeClause(of: directive)?.elements
        else { return [] }
        return cases(active)
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> ParsedSwitch.Case {
    switch node.label {
    case .default:
      return ParsedSwitch.Case(
        patterns: [], isDefault: true, body: statements(node.statements), range: range(of: node))
    case .case(let label):
      let patterns = label.caseItems.map { item in
        (
          pattern: pattern(item.pattern),
          condition: item.whereClause.map { expression($0.condition) }
        )
      }
      return ParsedSwitch.Case(
        patterns: patterns, isDefault: false, body: statements(node.statements),
        range: range(of: node))
    }
  }
}
