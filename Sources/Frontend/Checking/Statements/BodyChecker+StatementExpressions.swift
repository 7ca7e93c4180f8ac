import Diagnostics
import IR

extension BodyChecker {
  /// `if`, `switch` and `do` as expressions: the branches assign one local.
  func checkStatementExpression(_ expression: ParsedExpression, expecting: Type?) -> Expression {
    let type = expecting ?? joinedBranches(expression) ?? solver.fresh()
    let result = Local(name: "result", type: type, isMutable: true, range: expression.range)
    let before = firstBranch
    defer { firstBranch = before }
    firstBranch = nil
    let write = ParsedStatementWriter(
      result: result, checker: self, type: type,
      purpose: expecting.map { isOpen($0) } ?? true ? .branch : .specified)
    guard let statement = branches(of: expression, write) else { return failed(expression.range) }
    result.type = solver.resolve(type)
    return make(.statements([statement], result: result), type, expression.range)
  }

  private func branches(
    of expression: ParsedExpression, _ write: ParsedStatementWriter
  ) -> Statement? {
    switch expression.kind {
    case .ifExpression(let parsed): return write.ifStatement(parsed)
    case .switchExpression(let parsed):
      let subject = optionalForm(check(parsed.subject, expecting: nil))
      let cases = parsed.cases.map { written in
        inBlock {
          SwitchCase(
            patterns: checkCasePatterns(written, subject: subject), isDefault: written.isDefault,
            body: write.branch(written.body), range: written.range)
        }
      }
      checkExhaustive(parsed, subject)
      return Statement(.switch(label: nil, subject, cases), range: parsed.range)
    case .doExpression(let parsed):
      return Statement(.block(label: nil, write.branch(parsed.body)), range: parsed.range)
    default: return nil
    }
  }

  /// True for the `if` or `switch` that a closure consists of if it gives no result: none is
  /// wanted, or its branches have nothing in common.
  func isMereStatement(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .ifExpression, .switchExpression: break
    default: return false
    }
    let wanted = solver.head(context.result)
    if wanted.isVoid { return true }
    guard isOpen(wanted) else { return false }
    let types = branchTypes(of: expression)
    guard let first = types.first, types.contains(where: { $0 != first }) else { return false }
    return !types.contains(where: \.isDynamic) && joined(types) == nil
  }

  /// What branches of different types have in common: the optional of which some give the payload,
  /// or the class, or the function that makes one.
  private func joinedBranches(_ expression: ParsedExpression) -> Type? {
    joined(branchTypes(of: expression))
  }

  /// What each branch gives, read by itself.
  private func branchTypes(of expression: ParsedExpression) -> [Type] {
    trial {
      let found = BranchTypes()
      let type = solver.fresh()
      let result = Local(name: "result", type: type, isMutable: true, range: expression.range)
      _ = branches(
        of: expression,
        ParsedStatementWriter(result: result, checker: self, type: type, found: found))
      return found.types.map { solver.finalize($0) }.filter { $0.declaration?.name != "Never" }
    }
  }

  private func joined(_ types: [Type]) -> Type? {
    guard let first = types.first, types.contains(where: { $0 != first }) else { return nil }
    if let optional = optional(among: types) { return optional }
    guard types.allSatisfy(isClassOrMaker) else { return nil }
    let common = types.dropFirst().reduce(first, join)
    return common.isAny ? nil : common
  }

  private func optional(among types: [Type]) -> Type? {
    types.first { candidate in
      guard let payload = world.optionalPayload(candidate) else { return false }
      return types.allSatisfy { $0 == candidate || $0 == payload }
    }
  }

  private func isClassOrMaker(_ type: Type) -> Bool {
    if let function = type.functionType { return isClassOrMaker(function.result) }
    return type.declaration?.isReference == true
  }
}

/// What the branches of an `if` or `switch` expression give, each by itself.
private final class BranchTypes {
  var types: [Type] = []
}

/// Lowers branches of an `if` or `switch` expression: each ends by assigning the result.
private struct ParsedStatementWriter {
  let result: Local
  let checker: BodyChecker
  let type: Type
  var purpose = ConversionPurpose.specified
  /// Where the branches' own types are gathered, if that is what they are read for.
  var found: BranchTypes?

  func branch(_ body: [ParsedStatement]) -> [Statement] {
    checker.inBlock {
      guard let last = body.last, let value = checker.singleExpression([last]) else {
        return checker.checkStatements(body)
      }
      var statements = checker.checkStatements(Array(body.dropLast()))
      if let found {
        found.types.append(checker.check(value, expecting: nil).type)
        return statements
      }
      let start = checker.firstBranch ?? value.range
      let checked = checker.checkConverted(value, to: type, for: purpose)
      checker.firstBranch = start
      let isNever = checked.type.declaration?.name == "Never"
      statements.append(
        Statement(
          .expression(
            isNever ? checked : checker.make(.assign(.local(result), checked), .void, value.range)),
          range: value.range))
      return statements
    }
  }

  func ifStatement(_ parsed: ParsedIf) -> Statement {
    let (conditions, then) = checker.inBlock {
      (checker.checkConditions(parsed.conditions), branch(parsed.then))
    }
    var otherwise: [Statement] = []
    if case .ifStatement(let next)? = parsed.otherwise?.first?.kind, next.isElseIf {
      otherwise = [ifStatement(next)]
    } else if let body = parsed.otherwise {
      otherwise = branch(body)
    }
    return Statement(.if(conditions, then: then, else: otherwise), range: parsed.range)
  }
}
