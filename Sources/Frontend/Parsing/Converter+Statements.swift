import Diagnostics
import SwiftSyntax

extension Converter {
  func statements(_ items: CodeBlockItemListSyntax) -> [ParsedStatement] {
    var result: [ParsedStatement] = []
    append(items, to: &result)
    return result
  }

  func block(_ node: CodeBlockSyntax) -> [ParsedStatement] { statements(node.statements) }

  private func append(_ items: CodeBlockItemListSyntax, to result: inout [ParsedStatement]) {
    for item in items {
      switch item.item {
      case .decl(let node):
        if let directive = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let active)? =
            ConditionalCompilation.activeClause(of: directive)?.elements
          {
            append(active, to: &result)
          }
        } else {
          result += declarations(node).map { ParsedStatement(.declaration($0), range: $0.range) }
        }
      case .stmt(let node):
        if let statement = statement(node) { result.append(statement) }
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self), reportsMessage(of: macro) {
          continue
        }
        result.append(statement(node))
      }
    }
  }

  private func statement(_ node: ExprSyntax) -> ParsedStatement {
    let range = range(of: node)
    let kind = nested(node, orElse: .expression(ParsedExpression(.missing, range: range))) {
      statementKind(node)
    }
    return ParsedStatement(kind, range: range)
  }

  private func statementKind(_ node: ExprSyntax, label: String? = nil) -> ParsedStatement.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional): .ifStatement(parsedIf(conditional))
    case .switchExpr(let choice): .switchStatement(parsedSwitch(choice, label: label))
    case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview":
      .declaration(
        ParsedDeclaration(
          .macro("Preview", arguments(of: macro)), attributes: [], modifiers: [],
          range: range(of: macro), nameRange: range(of: macro.macroName)))
    default: .expression(expression(node))
    }
  }

  private func statement(_ node: StmtSyntax, label: String? = nil) -> ParsedStatement? {
    let range = range(of: node)
    let kind = nested(node, orElse: nil) { statementKind(node, label: label) }
    return kind.map { ParsedStatement($0, range: range) }
  }

  private func statementKind(_ node: StmtSyntax, label: String?) -> ParsedStatement.Kind? {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let wrapped): return statementKind(wrapped.expression, label: label)
    case .returnStmt(let exit): return .returnStatement(exit.expression.map { expression($0) })
    case .yieldStmt(let lent): return yielded(lent)
    case .guardStmt(let check):
      return .guardStatement(conditions(check.conditions), block(check.body))
    case .forStmt(let loop): return .forLoop(parsedFor(loop, label: label))
    case .whileStmt(let loop):
      return .whileLoop(label: label, conditions(loop.conditions), block(loop.body))
    case .repeatStmt(let loop):
      return .repeatLoop(label: label, block(loop.body), expression(loop.condition))
    case .doStmt(let scope): return .doStatement(parsedDo(scope, label: label))
    case .breakStmt(let exit): return .breakStatement(label: exit.label.map(name))
    case .continueStmt(let exit): return .continueStatement(label: exit.label.map(name))
    case .fallThroughStmt: return .fallthroughStatement
    case .throwStmt(let exit): return .throwStatement(expression(exit.expression))
    case .deferStmt(let cleanup): return .deferStatement(block(cleanup.body))
    case .labeledStmt(let labelled): return labelledKind(labelled)
    case .missingStmt: return nil
    default:
      reportNotSimulated("this statement is", at: node)
      return nil
    }
  }

  /// A label on `if` names a place to leave, as a label on `do` around it does.
  private func labelledKind(_ node: LabeledStmtSyntax) -> ParsedStatement.Kind? {
    let label = name(node.label)
    guard let inner = statement(node.statement, label: label) else { return nil }
    guard case .ifStatement = inner.kind else { return inner.kind }
    return .doStatement(
      ParsedDo(label: label, body: [inner], catches: [], range: range(of: node)))
  }

  private func parsedFor(_ node: ForStmtSyntax, label: String?) -> ParsedFor {
    ParsedFor(
      label: label, pattern: pattern(node.pattern), isCase: node.caseKeyword != nil,
      type: node.typeAnnotation.map { type($0.type) }, sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) }, body: block(node.body),
      isAsync: node.awaitKeyword != nil, isThrowing: node.tryKeyword != nil)
  }

  func parsedDo(_ node: DoStmtSyntax, label: String?) -> ParsedDo {
    let catches = node.catchClauses.map { clause in
      ParsedDo.Catch(
        patterns: clause.catchItems.map { item in
          (
            item.pattern.map { pattern($0) } ?? ParsedPattern(.wildcard, range: range(of: item)),
            item.whereClause.map { expression($0.condition) }
          )
        }, body: block(clause.body), range: range(of: clause))
    }
    return ParsedDo(
      label: label, body: block(node.body), catches: catches,
      thrown: node.throwsClause?.type.map { type($0) }, range: range(of: node))
  }

  /// `yield &place` of `_modify` gives the place its new value; any other `yield` hands one out.
  private func yielded(_ node: YieldStmtSyntax) -> ParsedStatement.Kind {
    guard case .single(let single) = node.yieldedExpressions else { return .returnStatement(nil) }
    guard let place = single.as(InOutExprSyntax.self) else {
      return .returnStatement(expression(single))
    }
    let range = range(of: node)
    let value = ParsedExpression(.name("newValue", []), range: range)
    return .expression(
      ParsedExpression(.assign(expression(place.expression), value), range: range))
  }
}
