import IR

extension Compiler {
  func compileSwitch(_ name: String?, _ subject: Expression, _ cases: [SwitchCase]) {
    let end = Label()
    scoped {
      let value = switchSubject(subject)
      jumpTargets.append(
        JumpTarget(
          name: name, breakLabel: end, continueLabel: nil, fallthroughLabel: nil,
          depth: scopes.count, isSwitch: true))
      var bodies = cases.map { _ in Label() }
      bodies.append(end)
      for (index, switchCase) in cases.enumerated() {
        range = switchCase.range
        compile(
          switchCase, subject: value, type: subject.type, body: bodies[index],
          following: bodies[index + 1], end: end)
      }
      jumpTargets.removeLast()
      place(end)
    }
  }

  /// The value switched over, kept for as long as the switch runs.
  private func switchSubject(_ subject: Expression) -> Int {
    let mark = top
    let value = operand(subject)
    if value.isTemporary, open[value.register] != nil { releaseAtExit(value.register) }
    // A value borrowed from where it is stored is in a register of its own, too.
    top = max(mark, value.register + 1)
    return value.register
  }

  private func compile(
    _ switchCase: SwitchCase, subject: Int, type: Type, body: Label, following: Label, end: Label
  ) {
    let next = Label()
    let locals = switchCase.patterns.flatMap { self.locals(of: $0.pattern) }
    scoped {
      let homes = homes(for: locals)
      for (index, (pattern, condition)) in switchCase.patterns.enumerated() {
        let isLast = index == switchCase.patterns.count - 1
        let failure = isLast && !switchCase.isDefault ? next : Label()
        test(pattern, condition, subject, type, homes: homes, failure: failure)
        if !isLast || switchCase.isDefault {
          jump(to: body)
          place(failure)
        }
      }
      place(body)
      declare(locals, homes)
      jumpTargets.append(
        JumpTarget(
          name: nil, breakLabel: end, continueLabel: nil, fallthroughLabel: following,
          depth: scopes.count - 1, isSwitch: true))
      scoped { compile(switchCase.body) }
      jumpTargets.removeLast()
    }
    jump(to: end)
    place(next)
  }

  /// Homes are owned at the start of the body, whichever pattern filled them.
  private func declare(_ locals: [Local], _ homes: [Local: Int]) {
    var seen: Set<Int> = []
    for local in locals {
      guard let home = homes[local], seen.insert(home).inserted else { continue }
      if isCounted(local.type) { own(home) }
      declare(local, in: home)
    }
  }

  /// Tests one pattern of a case and fills the homes of its names, or jumps to `failure`.
  private func test(
    _ pattern: Pattern, _ condition: Expression?, _ subject: Int, _ type: Type,
    homes: [Local: Int], failure: Label
  ) {
    withTemporaries {
      var match = Match(failure: failure)
      self.match(pattern, subject, type, &match)
      bind(match, homes: homes)
      emitFailures(of: match)
      let locals = locals(of: pattern)
      if let condition {
        let success = Label()
        for local in locals {
          variables[local] = Variable(
            register: homes[local] ?? 0, storage: .borrowed, type: local.type, isMutable: false)
        }
        jump(if: condition, is: true, to: success)
        for local in locals where isCounted(local.type) {
          if let home = homes[local] { emit(.release, home) }
        }
        jump(to: failure)
        place(success)
      }
      for local in locals {
        if let home = homes[local] { disown(home) }
      }
    }
  }
}
