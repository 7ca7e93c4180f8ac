import IR

extension Compiler {
  /// The register of a value that is there already: a local, or a part of a struct or tuple in one.
  ///
  /// It stays alive without a count of its own until something assigns the local.
  func borrow(_ expression: Expression) -> Operand? {
    switch expression.kind {
    case .local(let local):
      guard let variable = variables[local], variable.storage != .boxed, !variable.isWeak,
        !variable.isUnowned, isCounted(variable.type) == isCounted(expression.type)
      else { return nil }
      return Operand(register: variable.register, isTemporary: false)
    case .field(let base, let field):
      guard field.owner.kind == .structure, !field.isWeak, !field.isUnowned,
        let structure = borrow(base)
      else { return nil }
      let register = allocate()
      emit(
        isCounted(expression.type) ? .peekField : .getTrivialField, register, structure.register,
        field.index)
      return Operand(register: register, isTemporary: false)
    case .tupleElement(let base, let index):
      guard let tuple = borrow(base) else { return nil }
      let register = allocate()
      emit(
        isCounted(expression.type) ? .peekField : .getTrivialField, register, tuple.register,
        index)
      return Operand(register: register, isTemporary: false)
    case .convert(let inner):
      guard isFreeConversion(from: inner.type, to: expression.type) else { return nil }
      return borrow(inner)
    case .await(let inner):
      return isCounted(inner.type) == isCounted(expression.type) ? borrow(inner) : nil
    default: return nil
    }
  }

  func compileReading(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .local(let local): read(local, type: expression.type, into: register)
    case .global(let global):
      emit(.loadGlobal, register, wide: slot(of: global))
      finishReading(
        register, from: global.type, to: expression.type, isWeak: global.isWeak, isUnowned: false)
    case .field(let base, let field):
      readField(of: base, field, type: expression.type, into: register)
    case .tupleElement(let base, let index):
      let tuple = operand(base)
      emit(.getField, register, tuple.register, index)
      produced(register, expression.type)
      if !isCounted(expression.type) { expect(register, expression.type) }
      free(tuple)
    case .load(let place):
      let prepared = prepare(place)
      load(prepared, into: register)
      coerce(register, from: prepared.type, to: expression.type)
      finish(prepared)
    default: return
    }
  }

  private func read(_ local: Local, type: Type, into register: Int) {
    guard let variable = variables[local] else {
      trap("internal error: variable '\(local.name)' is not in reach")
      emit(.void, register)
      return produced(register, type)
    }
    read(variable, into: register)
    coerce(register, from: readType(variable), to: type)
  }

  /// The type of what reading a variable gives; weak references give something counted.
  private func readType(_ variable: Variable) -> Type {
    variable.isWeak || variable.isUnowned ? .dynamic : variable.type
  }

  func read(_ variable: Variable, into register: Int) {
    if variable.isWeak || variable.isUnowned {
      withTemporaries {
        var source = variable.register
        if variable.storage == .boxed {
          source = allocate()
          emit(.peekBox, source, variable.register)
        }
        emit(variable.isWeak ? .loadWeak : .loadUnowned, register, source)
      }
      return own(register)
    }
    let counted = isCounted(variable.type)
    switch variable.storage {
    case .boxed: emit(.loadBox, register, variable.register)
    case .owned, .borrowed: emit(counted ? .copy : .move, register, variable.register)
    }
    produced(register, variable.type)
  }

  private func readField(of base: Expression, _ field: Field, type: Type, into register: Int) {
    let record = operand(base)
    let slot = slot(of: field)
    if field.isWeak || field.isUnowned {
      withTemporaries {
        let reference = allocate()
        emit(.peekField, reference, record.register, slot)
        emit(field.isWeak ? .loadWeak : .loadUnowned, register, reference)
      }
      own(register)
      coerce(register, from: .dynamic, to: type)
    } else if isCounted(type) {
      emit(.getField, register, record.register, slot)
      own(register)
    } else {
      emit(.getTrivialField, register, record.register, slot)
    }
    free(record)
  }

  /// Turns what a slot holds into what reading it means.
  func finishReading(
    _ register: Int, from source: Type, to target: Type, isWeak: Bool, isUnowned: Bool
  ) {
    guard isWeak || isUnowned else {
      produced(register, source)
      return coerce(register, from: source, to: target)
    }
    own(register)
    withTemporaries {
      let reference = allocate()
      emit(.move, reference, register)
      emit(isWeak ? .loadWeak : .loadUnowned, register, reference)
      emit(.release, reference)
    }
    coerce(register, from: .dynamic, to: target)
  }

  func slot(of field: Field) -> Int { RuntimeTypes.slot(of: field) }

  /// The address of a global's slot.
  func slot(of global: Global) -> UInt64 {
    UInt64(UInt(bitPattern: evaluator.globals.slot(of: global)))
  }
}
