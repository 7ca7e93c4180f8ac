import Diagnostics
import IR

/// Operators of the program's that make one value of two of its kind: `parser ?? other`.
extension BodyChecker {
  /// Such an operation on operands of a generic type.
  ///
  /// Where their own types lead nowhere, what is wanted of the whole is what both of them are.
  func closedOperation(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression? {
    guard !scope.isLibrary, let wanted = expecting.map({ solver.head($0) }),
      case .nominal(let declaration, let arguments) = wanted, !arguments.isEmpty,
      !declaration.isLibrary, isClosed(name, on: wanted)
    else { return nil }
    let whole = ParsedExpression(
      .binary(name, left, right, operatorRange: operatorRange), range: range)
    return read(whole) {
      operation(name, left, right, expecting, range, operatorRange)
    } isUsable: { value in
      trial { solver.convert(value.type, to: wanted) != nil }
    } otherwise: {
      {
        let a = self.check(left, expecting: wanted)
        let b = self.check(right, expecting: wanted)
        return self.apply(name, a, b, left, right, expecting, range, operatorRange)
      }
    }
  }

  /// True if a type declares `static func name(_: Self, _: Self) -> Self`.
  private func isClosed(_ name: String, on type: Type) -> Bool {
    world.members(named: name, of: type, isStatic: true).contains { found in
      guard case .function(let function) = found.kind else { return false }
      world.completeSignature(of: function)
      let own = function.owner.map { Type.nominal($0, $0.genericParameters.map { .parameter($0) }) }
      return function.parameters.count == 2 && function.result == own
        && function.parameters.allSatisfy { $0.type == own }
    }
  }
}
