import IR

extension InitializationFlow {
  func follow(_ statements: [Statement]) {
    deferred.append([])
    for statement in statements { follow(statement) }
    for body in (deferred.popLast() ?? []).reversed() { follow(body) }
  }

  private func follow(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .declare(let pattern, let value): declare(pattern, value)
    case .if(let conditions, let then, let otherwise):
      let failed = follow(conditions)
      follow(then)
      let end = state
      state = failed
      follow(otherwise)
      state.join(end)
    case .guard(let conditions, let otherwise):
      let failed = follow(conditions)
      let passed = state
      state = failed
      follow(otherwise)
      state = passed
    case .while(let label, let conditions, let body): follow(while: conditions, body, label)
    case .repeatWhile(let label, let body, let condition):
      follow(repeat: body, while: condition, label)
    case .forIn(let loop): follow(loop)
    case .switch(let label, let subject, let cases): follow(label, subject, cases)
    case .block(let label, let body):
      let target = enter(label, takesPlainBreak: false)
      follow(body)
      targets.removeLast()
      state = .joined([state] + target.breaks)
    case .return(let value): follow(return: value)
    case .break(let label):
      jump {
        label == nil ? $0.takesPlainBreak : $0.label == label
      } to: {
        $0.breaks.append($1)
      }
    case .continue(let label):
      jump {
        $0.isLoop && (label == nil || $0.label == label)
      } to: {
        $0.continues.append($1)
      }
    case .fallthrough:
      jump {
        $0.takesPlainBreak
      } to: {
        $0.continues.append($1)
      }
    case .throw(let value):
      visit(value)
      noteThrow()
      state.isReachable = false
    case .doCatch(let body, let clauses): follow(body, clauses)
    case .defer(let body):
      if !deferred.isEmpty { deferred[deferred.count - 1].append(body) }
    case .localFunction(let local, let body):
      functionCaptures[ObjectIdentifier(local)] = body.captures
      follow(localFunction: body)
    }
  }

  private func declare(_ pattern: Pattern, _ value: Expression?) {
    if let value { visit(value) }
    guard value == nil else { return visit(pattern) }
    for local in pattern.locals {
      let id = ObjectIdentifier(local)
      state.assigned.remove(id)
      state.possiblyAssigned.remove(id)
      closure?.variables.insert(id)
      for target in targets where target.isLoop { target.declared.insert(id) }
    }
  }

  /// Follows conditions one after the other, and returns what is known where one fails.
  private func follow(_ conditions: [Condition]) -> InitializationState {
    var failures: [InitializationState] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .pattern(let pattern, let value):
        visit(value)
        visit(pattern)
      case .constant(let holds):
        if holds { continue }
        failures.append(state)
        state.isReachable = false
        continue
      }
      failures.append(state)
    }
    return .joined(failures)
  }

  private func isAlways(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy {
      switch $0 {
      case .expression(let expression): isTrue(expression)
      case .constant(let holds): holds
      case .pattern: false
      }
    }
  }

  private func isTrue(_ expression: Expression) -> Bool {
    if case .boolean(true) = expression.kind { true } else { false }
  }

  private func follow(while conditions: [Condition], _ body: [Statement], _ label: String?) {
    let target = enter(label, isLoop: true)
    let failed = follow(conditions)
    let before = state
    follow(body)
    checkRepetition(of: target, from: before)
    targets.removeLast()
    state = .joined(target.breaks + (isAlways(conditions) ? [] : [failed]))
  }

  private func follow(
    repeat body: [Statement], while condition: Expression, _ label: String?
  ) {
    let target = enter(label, isLoop: true)
    let before = state
    follow(body)
    checkRepetition(of: target, from: before)
    targets.removeLast()
    state = .joined([state] + target.continues)
    visit(condition)
    if isTrue(condition) { state.isReachable = false }
    state = .joined([state] + target.breaks)
  }

  private func follow(_ loop: ForIn) {
    visit(loop.sequence)
    let target = enter(loop.label, isLoop: true)
    let before = state
    visit(loop.pattern)
    if let condition = loop.condition { visit(condition) }
    follow(loop.body)
    checkRepetition(of: target, from: before)
    targets.removeLast()
    state = .joined([before] + target.breaks)
  }

  private func follow(_ label: String?, _ subject: Expression, _ cases: [SwitchCase]) {
    visit(subject)
    let target = enter(label)
    let before = state
    var ends: [InitializationState] = []
    for choice in cases {
      state = before
      for (pattern, condition) in choice.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      // What falls through from the case above arrives behind the patterns.
      state = .joined([state] + target.continues)
      target.continues = []
      follow(choice.body)
      ends.append(state)
    }
    targets.removeLast()
    state = .joined(ends + target.breaks)
  }

  private func follow(_ body: [Statement], _ clauses: [CatchClause]) {
    handlers.append([])
    follow(body)
    let caught = InitializationState.joined(handlers.popLast() ?? [])
    var ends = [state]
    for clause in clauses {
      state = caught
      visit(clause.pattern)
      if let condition = clause.condition { visit(condition) }
      follow(clause.body)
      ends.append(state)
    }
    state = .joined(ends)
  }

  /// Notes that what encloses may be left here by an error.
  func noteThrow() {
    guard state.isReachable, !handlers.isEmpty else { return }
    handlers[handlers.count - 1].append(state)
  }

  private func enter(
    _ label: String?, takesPlainBreak: Bool = true, isLoop: Bool = false
  ) -> JumpTarget {
    let target = JumpTarget(label: label, takesPlainBreak: takesPlainBreak, isLoop: isLoop)
    targets.append(target)
    return target
  }

  private func jump(
    _ isMeant: (JumpTarget) -> Bool, to note: (JumpTarget, InitializationState) -> Void
  ) {
    if let target = targets.last(where: isMeant) { note(target, state) }
    state.isReachable = false
  }
}
