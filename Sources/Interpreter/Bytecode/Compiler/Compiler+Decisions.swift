import IR

extension Compiler {
  func compileDecision(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise):
      let elseLabel = Label()
      jump(if: condition, is: false, to: elseLabel)
      branch(elseLabel, register) {
        compile(then, as: expression.type, into: register)
      } or: {
        compile(otherwise, as: expression.type, into: register)
      }
    case .and, .or, .not:
      let elseLabel = Label()
      if case .not(let inner) = expression.kind, !decides(inner),
        representation(of: inner.type) == .bool
      {
        let value = operand(inner)
        return emit(.not, register, value.register)
      }
      jump(if: expression, is: false, to: elseLabel)
      branch(elseLabel, register) {
        emit(.boolean, register, d: 1)
      } or: {
        emit(.boolean, register, d: 0)
      }
      produced(register, expression.type)
    case .statements(let statements, let result):
      compileStatements(statements, result, type: expression.type, into: register)
    default: return
    }
  }

  private func decides(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .and, .or, .not: true
    default: false
    }
  }

  /// Two ways to fill a register, of which the first is under way: both leave it equally owned.
  func branch(
    _ elseLabel: Label, _ register: Int, then: () -> Void, or otherwise: () -> Void
  ) {
    let end = Label()
    then()
    jump(to: end)
    let isOwned = open[register] != nil
    disown(register)
    place(elseLabel)
    otherwise()
    place(end)
    if isOwned { own(register) }
  }

  /// `if` and `switch` as expressions: the statements assign a variable, whose value is the result.
  private func compileStatements(
    _ statements: [Statement], _ result: Local, type: Type, into register: Int
  ) {
    scoped {
      let home = allocate()
      emit(.clear, home)
      if isCounted(result.type) { own(home) }
      declare(result, in: home)
      compile(statements)
      if let variable = variables[result] {
        if variable.storage == .owned, isCounted(variable.type) {
          emit(.take, register, home)
          own(register)
        } else {
          read(variable, into: register)
        }
        coerce(register, from: variable.type, to: type)
      }
    }
  }
}
