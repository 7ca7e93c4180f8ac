import SwiftOperators
import SwiftSyntax

/// Decides `#if` as Xcode does for a debug build for the iOS simulator on an Apple silicon Mac.
enum ConditionalCompilation {
  private static let languageVersion = [6, 2]
  private static let system = "iOS"
  private static let modules: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
    "Observation", "Swift", "SwiftUI", "UIKit",
  ]

  /// The branch that is compiled, if any is.
  static func activeClause(of directive: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    directive.clauses.first { clause in
      guard let condition = clause.condition else {
        return clause.poundKeyword.tokenKind == .poundElse
      }
      return holds(condition)
    }
  }

  /// The answer of `#available(…)` or `#unavailable(…)` on a release of the system.
  static func holds(_ condition: AvailabilityConditionSyntax, on systemVersion: Int) -> Bool {
    var isAvailable = false
    for written in condition.availabilityArguments {
      switch written.argument {
      case .token(let token):
        isAvailable = isAvailable || token.text == "*"
      case .availabilityVersionRestriction(let platform) where platform.platform.text == system:
        let major = platform.version.flatMap { Int($0.major.text) } ?? 0
        return (major <= systemVersion)
          == (condition.availabilityKeyword.tokenKind == .poundAvailable)
      default: break
      }
    }
    return isAvailable == (condition.availabilityKeyword.tokenKind == .poundAvailable)
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let flag): flag.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let negation):
      negation.operator.text == "!" && !holds(negation.expression)
    case .tupleExpr(let group): group.elements.first.map { holds($0.expression) } ?? false
    case ._canImportExpr(let test): modules.contains(test.importPath.text)
    case .functionCallExpr(let test): holds(test)
    case .sequenceExpr(let sequence): holds(Array(sequence.elements))
    default: false
    }
  }

  /// `&&` binds more tightly than `||`, and there is nothing else.
  private static func holds(_ terms: [ExprSyntax]) -> Bool {
    func split(_ terms: ArraySlice<ExprSyntax>, at name: String) -> [ArraySlice<ExprSyntax>] {
      terms.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
    }
    return split(terms[...], at: "||").contains { alternative in
      split(alternative, at: "&&").allSatisfy { operand in
        operand.count == 1 && operand.allSatisfy { holds($0) }
      }
    }
  }

  private static func holds(_ test: FunctionCallExprSyntax) -> Bool {
    let argument = test.arguments.trimmedDescription
    switch test.calledExpression.trimmedDescription {
    case "os": return argument == system
    case "canImport": return modules.contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "arch": return argument == "arm64"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_runtime": return argument == "_ObjC"
    case "swift", "compiler": return languageVersion(satisfies: argument)
    default: return false
    }
  }

  private static func languageVersion(satisfies comparison: String) -> Bool {
    let isUpperBound = comparison.hasPrefix("<")
    guard isUpperBound || comparison.hasPrefix(">=") else { return false }
    var wanted = comparison.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    while wanted.last == 0 { wanted.removeLast() }
    return languageVersion.lexicographicallyPrecedes(wanted) == isUpperBound
  }
}
