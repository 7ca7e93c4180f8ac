import Diagnostics
import SwiftSyntax

extension Converter {
  func callKind(_ node: FunctionCallExprSyntax) -> ParsedExpression.Kind {
    // In the head of a statement swift-syntax reads `f(x) { … }.y` as a call of what `f(x)` gives.
    let call = node.leftParen == nil ? callBeforeClosure(node) ?? node : node
    let callee = expression(call.calledExpression)
    return .call(
      callee, arguments(call.arguments, node.trailingClosure, node.additionalTrailingClosures))
  }

  private func callBeforeClosure(_ node: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = node.calledExpression.as(FunctionCallExprSyntax.self),
      call.leftParen != nil, call.trailingClosure == nil
    else { return nil }
    return call
  }

  func subscriptKind(_ node: SubscriptCallExprSyntax) -> ParsedExpression.Kind {
    let base = expression(node.calledExpression)
    return .subscripted(
      base, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
  }

  func arguments(of macro: MacroExpansionExprSyntax) -> [ParsedArgument] {
    arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
  }

  /// `#Predicate<T> { … }`: the condition itself, as a closure.
  func predicate(_ macro: MacroExpansionExprSyntax) -> ParsedExpression.Kind {
    let generics = macro.genericArgumentClause.map(genericArguments) ?? []
    let callee = ParsedExpression(
      .name("Predicate", generics), range: range(of: macro.macroName))
    return .call(callee, arguments(of: macro))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [ParsedArgument] {
    list.map { argument in
      ParsedArgument(
        label: argument.label.map(name), labelRange: argument.label.map { range(of: $0) },
        value: expression(argument.expression))
    }
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ further: MultipleTrailingClosureElementListSyntax
  ) -> [ParsedArgument] {
    var result = arguments(list)
    if let trailing {
      result.append(
        ParsedArgument(
          label: nil, labelRange: nil, value: expression(ExprSyntax(trailing)),
          isTrailingClosure: true))
    }
    for element in further {
      let label = name(element.label)
      result.append(
        ParsedArgument(
          label: label == "_" ? nil : label, labelRange: range(of: element.label),
          value: expression(ExprSyntax(element.closure)), isTrailingClosure: true))
    }
    return result
  }

  func keyPathKind(_ node: KeyPathExprSyntax) -> ParsedExpression.Kind {
    var components: [ParsedKeyPathComponent] = []
    for element in node.components {
      switch element.component {
      case .property(let property):
        components.append(.property(fullName(property.declName), range(of: property.declName)))
      case .subscript(let access): components.append(.subscripted(arguments(access.arguments)))
      case .optional(let mark):
        let isForced = mark.questionOrExclamationMark.tokenKind == .exclamationMark
        components.append(isForced ? .optionalForce : .optionalChain)
      default: reportNotSimulated("methods in key paths are", at: element)
      }
    }
    return .keyPath(node.root.map { type($0) }, components)
  }

  /// `.a() #if … .b() #endif`: the members of the branch that is compiled go on from the base.
  func conditionalKind(_ node: PostfixIfConfigExprSyntax) -> ParsedExpression.Kind {
    let base =
      node.base.map { expression($0) } ?? conditionalBases[range(of: node.config).start]
    guard
      case .postfixExpression(let chain)? =
        ConditionalCompilation.activeClause(of: node.config)?.elements
    else { return base?.kind ?? .missing }
    guard let base else { return .missing }
    let place = range(of: chain).start
    conditionalBases[place] = base
    defer { conditionalBases[place] = nil }
    return expression(chain).kind
  }
}
