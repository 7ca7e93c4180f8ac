import IR

extension Compiler {
  /// Fills the homes of a matched pattern's names with copies and gives matched temporaries back.
  ///
  /// Every counted home is owned afterwards.
  func bind(_ match: Match, homes: [Local: Int]) {
    for (local, source) in match.bindings {
      guard let home = homes[local] else { continue }
      switch source {
      case .register(let register): fill(home, from: register, local.type)
      case .payload(let subject, let count): fill(home, fromPayloadOf: subject, count, local.type)
      }
    }
    for (_, register) in match.owned.reversed() { releaseRegister(register) }
  }

  private func fill(_ home: Int, from register: Int, _ type: Type) {
    if isCounted(type) {
      emit(.copy, home, register)
      own(home)
    } else {
      emit(.move, home, register)
      expect(home, type)
    }
  }

  private func fill(_ home: Int, fromPayloadOf subject: Int, _ count: Int, _ type: Type) {
    withTemporaries {
      let first = top
      for index in 0..<count { emit(.getField, allocate(), subject, index) }
      emit(.makeTuple, home, first, count, d: typeOperand(type))
      own(home)
    }
  }

  /// Emits what a failed match has to give back, out of the way of the successful one.
  func emitFailures(of match: Match) {
    guard match.owned.contains(where: { !$0.label.jumps.isEmpty }) else { return }
    let success = Label()
    jump(to: success)
    for (label, register) in match.owned.reversed() {
      place(label)
      emit(.release, register)
    }
    jump(to: match.failure)
    place(success)
  }

  /// Registers, in the current scope, for the names of a pattern.
  func homes(for locals: [Local]) -> [Local: Int] {
    var homes: [Local: Int] = [:]
    for local in locals where homes[local] == nil { homes[local] = allocate() }
    return homes
  }

  /// `if let`, `if case`, `guard case`: declares the names in the current scope, or jumps.
  func compile(binding pattern: Pattern, _ expression: Expression, failure: Label) {
    if case .some(.bind(let local)) = pattern {
      let home = allocate()
      withTemporaries { compile(expression, into: home) }
      jump(.jumpIfNone, home, to: failure)
      let wrapped = wrapped(expression.type) ?? .dynamic
      if mayBeNone(wrapped) { emit(.unwrapNested, home) }
      coerce(home, from: expression.type, to: local.type)
      return declare(local, in: home)
    }
    if case .cast(.bind(let local), let type) = pattern {
      let home = allocate()
      withTemporaries { compileCast(expression, type, .conditional, into: home) }
      jump(.jumpIfNone, home, to: failure)
      if mayBeNone(type) { emit(.unwrapNested, home) }
      own(home)
      coerce(home, from: .dynamic, to: local.type)
      return declare(local, in: home)
    }
    compile(general: pattern, expression, failure: failure)
  }

  private func compile(general pattern: Pattern, _ expression: Expression, failure: Label) {
    let locals = locals(of: pattern)
    let homes = homes(for: locals)
    withTemporaries {
      let subject = operand(expression)
      var match = Match(failure: failure)
      if subject.isTemporary, open[subject.register] != nil {
        match.owned.append((Label(), subject.register))
      }
      self.match(pattern, subject.register, expression.type, &match)
      bind(match, homes: homes)
      emitFailures(of: match)
    }
    for local in locals {
      if let home = homes[local] { declare(local, in: home) }
    }
  }

  /// `let pattern = value` and `let pattern`.
  func declare(_ pattern: Pattern, _ value: Expression?) {
    guard let value else {
      for local in locals(of: pattern) { declareUnassigned(local) }
      return
    }
    if case .bind(let local) = pattern {
      let home = allocate()
      withTemporaries { compile(value, as: local.type, into: home) }
      return declare(local, in: home)
    }
    let impossible = Label()
    compile(binding: pattern, value, failure: impossible)
    place(impossible)
  }

  /// A variable that is assigned later; `self` of a struct's initialiser has its fields' default
  /// values at once.
  private func declareUnassigned(_ local: Local) {
    let home = allocate()
    if local.name == "self", case .nominal(let nominal, _) = local.type,
      nominal.kind == .structure
    {
      makeRecord(of: nominal, type: local.type, into: home)
    } else if local.isMutable, wrapped(local.type) != nil {
      emit(.none, home)
    } else {
      emit(.clear, home)
    }
    if isCounted(local.type) { own(home) }
    declare(local, in: home)
  }

  /// A struct whose fields have their default values or are not assigned yet.
  private func makeRecord(of nominal: Nominal, type: Type, into home: Int) {
    nominal.completeIfNeeded()
    emit(.newRecord, home, 0, nominal.fields.count, d: typeOperand(type))
    own(home)
    for field in nominal.fields {
      guard let value = field.initialValue?() else {
        if field.isMutable, wrapped(field.type) != nil { setNone(field, of: home) }
        continue
      }
      withTemporaries {
        let register = allocate()
        compile(value, as: field.type, into: register)
        if field.isWeak || field.isUnowned { weaken(register) }
        emit(.setField, home, register, field.index)
        disown(register)
      }
    }
  }

  private func setNone(_ field: Field, of home: Int) {
    withTemporaries {
      let register = allocate()
      emit(.none, register)
      emit(.setField, home, register, field.index)
    }
  }
}
