import Diagnostics
import IR

extension BodyChecker {
  func checkThrow(_ value: ParsedExpression, _ range: SourceRange) -> Statement {
    if catchDepth == 0 { context.mayThrow = true }
    if !context.isThrowing, catchDepth == 0, !context.isInferringResult, !context.isTopLevel {
      report(.unhandledThrow(range))
    }
    let error = world.standard("Error")
    let anyError = Type.existential([ProtocolReference(error)])
    let wanted = catchDepth == 0 ? context.thrownType : nil
    let checked = check(value, expecting: wanted ?? anyError)
    // A `throw` by itself throws any error, whatever its value is (SE-0413).
    noteThrown(nil)
    if !world.conforms(solver.head(checked.type), to: error) {
      report(.throwsNoError(checked.type, checked.range))
    }
    return Statement(.throw(checked), range: range)
  }

  func checkDo(_ parsed: ParsedDo) -> Statement {
    guard !parsed.catches.isEmpty else {
      return Statement(.block(label: parsed.label, checkBlock(parsed.body)), range: parsed.range)
    }
    let (body, clauses) = inWays { ways in
      catchDepth += 1
      caughtTypes.append([])
      let body = way(of: &ways) { checkBlock(parsed.body) }
      let caught = caughtTypes.removeLast()
      catchDepth -= 1
      let error = errorType(of: parsed, caught)
      return (body, parsed.catches.flatMap { check($0, error, &ways) })
    }
    return Statement(.doCatch(body, clauses), range: parsed.range)
  }

  private func check(
    _ clause: ParsedDo.Catch, _ error: Type, _ ways: inout InitializedWays
  ) -> [CatchClause] {
    inBlock { () -> [CatchClause] in
      if clause.patterns.isEmpty {
        let local = declare("error", type: error, isMutable: false, range: clause.range)
        let body = way(of: &ways) { checkBlock(clause.body) }
        return [CatchClause(pattern: .bind(local), condition: nil, body: body)]
      }
      return clause.patterns.map { written in
        let pattern = checkPattern(written.pattern, subject: error)
        let condition = written.condition.map(checkCondition)
        let body = way(of: &ways) { checkBlock(clause.body) }
        return CatchClause(pattern: pattern, condition: condition, body: body)
      }
    }
  }

  /// What `catch` gets: the written type, the one type that everything inside throws, or any error.
  private func errorType(of parsed: ParsedDo, _ caught: [Type]) -> Type {
    if let written = parsed.thrown {
      return TypeResolver(world: world, scope: scope).resolve(written)
    }
    if let first = caught.first, isOneType(first), caught.allSatisfy({ $0 == first }) {
      return first
    }
    return .existential([ProtocolReference(world.standard("Error"))])
  }

  private func isOneType(_ type: Type) -> Bool {
    switch type {
    case .nominal, .parameter, .member: true
    default: false
    }
  }

  /// Notes that code inside a `do` throws errors of a type; `nil` stands for any.
  func noteThrown(_ type: Type?) {
    guard trialDepth == 0, !caughtTypes.isEmpty, attemptDepth == 0 else { return }
    caughtTypes[caughtTypes.count - 1].append(
      solver.resolve(type ?? .existential([ProtocolReference(world.standard("Error"))])))
  }
}
