import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The standard operators and those that source has declared so far.
struct DeclaredOperators {
  /// Which of two neighbouring operators takes the operand between them.
  enum Grouping {
    case first
    case second
    /// Swift does not say; the reason in swift-syntax's words.
    case undecided(String)
  }

  private struct Neighbours: Hashable {
    let first: String
    let second: String
  }

  /// Swift's operators, those of vectors among them, which swift-syntax does not list.
  private static let standard: OperatorTable = {
    var table = OperatorTable.standardOperators
    let source = """
      infix operator .== : ComparisonPrecedence
      infix operator .!= : ComparisonPrecedence
      infix operator .< : ComparisonPrecedence
      infix operator .<= : ComparisonPrecedence
      infix operator .> : ComparisonPrecedence
      infix operator .>= : ComparisonPrecedence
      infix operator .& : MultiplicationPrecedence
      infix operator .^ : AdditionPrecedence
      infix operator .| : AdditionPrecedence
      """
    table.addSourceFile(Parser.parse(source: source)) { _ in }
    return table
  }()

  private var table = Self.standard
  /// Declarations by what they declare, so that a later one replaces an earlier one.
  private var declarations: [String: DeclSyntax] = [:]
  private var order: [String] = []
  private var groupings: [Neighbours: Grouping] = [:]
  /// Standard operators that source declares again, with a precedence of its own.
  private var replaced: Set<String> = []

  func hasInfix(_ name: String) -> Bool { table.infixOperator(named: name) != nil }

  /// Takes up the operators and precedence groups that a file declares.
  ///
  /// An operator table cannot forget, so it is built anew; files that declare operators are rare.
  mutating func declare(operatorsIn tree: SourceFileSyntax) {
    var isChanged = false
    for item in tree.statements {
      guard case .decl(let declaration) = item.item, let key = Self.key(declaration) else {
        continue
      }
      if declarations.updateValue(declaration.detached, forKey: key) == nil { order.append(key) }
      isChanged = true
    }
    if isChanged { rebuild() }
  }

  private mutating func rebuild() {
    replaced = []
    let items = order.compactMap { key in
      declarations[key].map { CodeBlockItemSyntax(item: .decl(replacing($0))) }
    }
    let tree = SourceFileSyntax(
      statements: CodeBlockItemListSyntax(items), endOfFileToken: .endOfFileToken())
    table = Self.standard
    table.addSourceFile(tree) { _ in }
    groupings = [:]
  }

  /// A declaration as the table takes it: a table keeps the first operator of a name, so that a
  /// standard one declared again is entered under another name.
  private mutating func replacing(_ declaration: DeclSyntax) -> DeclSyntax {
    guard let written = declaration.as(OperatorDeclSyntax.self),
      written.fixitySpecifier.tokenKind == .keyword(.infix),
      Self.standard.infixOperator(named: written.name.text) != nil
    else { return declaration }
    replaced.insert(written.name.text)
    return DeclSyntax(written.with(\.name, Self.renamed(written.name.text)))
  }

  private static func renamed(_ name: String) -> TokenSyntax { .binaryOperator(name + "$") }

  /// An operator as the table knows it.
  private func known(_ node: ExprSyntax) -> ExprSyntax {
    guard let written = node.as(BinaryOperatorExprSyntax.self),
      replaced.contains(written.operator.text)
    else { return node }
    return ExprSyntax(written.with(\.operator, Self.renamed(written.operator.text)))
  }

  private static func key(_ declaration: DeclSyntax) -> String? {
    if let written = declaration.as(OperatorDeclSyntax.self) {
      return "\(written.fixitySpecifier.text) \(written.name.text)"
    }
    return declaration.as(PrecedenceGroupDeclSyntax.self).map { "group \($0.name.text)" }
  }

  /// Finds how `a first b second c` groups.
  ///
  /// swift-syntax knows, but searches its precedence groups anew each time, so its answer for two
  /// operators is kept.
  mutating func grouping(of first: ExprSyntax, _ second: ExprSyntax) -> Grouping {
    // The type after a cast ends it.
    if first.is(UnresolvedAsExprSyntax.self) || first.is(UnresolvedIsExprSyntax.self) {
      return .first
    }
    let neighbours = Neighbours(first: Self.name(first), second: Self.name(second))
    if let known = groupings[neighbours] { return known }
    let found = fold(first, second)
    groupings[neighbours] = found
    return found
  }

  private static func name(_ node: ExprSyntax) -> String {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "\(node.kind)"
  }

  private func fold(_ first: ExprSyntax, _ second: ExprSyntax) -> Grouping {
    let operand = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("operand")))
    let isCast = second.is(UnresolvedAsExprSyntax.self) || second.is(UnresolvedIsExprSyntax.self)
    let type = TypeExprSyntax(type: IdentifierTypeSyntax(name: .identifier("Operand")))
    let elements = [
      operand, known(first.detached), operand, known(second.detached),
      isCast ? ExprSyntax(type) : operand,
    ]
    do {
      let folded = try table.foldSingle(SequenceExprSyntax(elements: ExprListSyntax(elements)))
      return Self.leftOperand(of: folded)?.is(DeclReferenceExprSyntax.self) == true
        ? .second : .first
    } catch let error as OperatorError {
      return .undecided(error.message)
    } catch {
      return .first
    }
  }

  private static func leftOperand(of node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let operation): operation.leftOperand
    case .ternaryExpr(let choice): choice.condition
    case .asExpr(let cast): cast.expression
    case .isExpr(let test): test.expression
    default: nil
    }
  }
}
