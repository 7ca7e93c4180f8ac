import IR

extension Compiler {
  /// Puts the address of a place into a register; it holds until other code may run.
  func emitAddress(_ place: PreparedPlace, into register: Int) {
    switch place {
    case .register(let home, _): emit(.addressRegister, register, home)
    case .temporary(let operand, _): emit(.addressRegister, register, operand.register)
    case .box(let box, _): emit(.addressBox, register, box)
    case .global(let slot, _): emit(.addressGlobal, register, wide: slot)
    case .field(let outer, let slot, _):
      emitAddress(outer, into: register)
      emit(.addressField, register, register, slot)
    case .objectField(let object, let slot, _):
      emit(.addressObjectField, register, object.register, slot)
    case .element(let outer, let index, _):
      emitAddress(outer, into: register)
      emit(.addressElement, register, register, index.register)
    case .forced(let outer, _):
      emitAddress(outer, into: register)
      emit(.checkSomeAt, register)
    case .part, .accessor, .nested, .opened, .weak, .dynamicMember, .dynamicElement:
      emit(.clear, register)
    }
  }

  /// Puts a copy of what is in a place into a register, which owns it if the place's type is
  /// counted.
  func load(_ place: PreparedPlace, into register: Int) {
    switch place {
    case .register(let home, let type):
      emit(isCounted(type) ? .copy : .move, register, home)
    case .box(let box, _): emit(.loadBox, register, box)
    case .global(let slot, _): emit(.loadGlobal, register, wide: slot)
    case .objectField(let object, let slot, let field):
      emit(isCounted(field.type) ? .getField : .getTrivialField, register, object.register, slot)
    case .field(.register(let home, _), let slot, let type):
      emit(isCounted(type) ? .getField : .getTrivialField, register, home, slot)
    case .weak(let cell, let isWeak): return loadWeak(cell, isWeak: isWeak, into: register)
    case .part(let outer, let held, let slot, let type):
      load(outer, into: held)
      own(held)
      emit(isCounted(type) ? .getField : .getTrivialField, register, held, slot)
      produced(register, type)
      return releaseRegister(held)
    case .forced(let outer, let type) where !place.isAddressable:
      load(outer, into: register)
      emit(.checkSome, 0, register)
      if mayBeNone(type) { emit(.unwrapNested, register) }
      return coerce(register, from: outer.type, to: type)
    case .nested(let outer, let type):
      load(outer, into: register)
      emit(.checkSome, 0, register)
      emit(.unwrapNested, register)
      return coerce(register, from: outer.type, to: type)
    case .opened(let outer, let held, let type):
      emit(isCounted(outer.type) ? .copy : .move, register, held)
      produced(register, outer.type)
      if mayBeNone(type) { emit(.unwrapNested, register) }
      return coerce(register, from: outer.type, to: type)
    case .accessor(let receiver, let arguments, let accessor):
      return get(receiver, arguments, accessor, into: register)
    case .dynamicMember(let outer, let held, let site):
      load(outer, into: held)
      own(held)
      emit(.dynamicMember, register, held, d: site)
      own(register)
      return releaseRegister(held)
    case .dynamicElement(let outer, let held, let arguments, let site):
      load(outer, into: held)
      own(held)
      getDynamicElement(held, arguments, site, into: register)
      own(register)
      return releaseRegister(held)
    case .field, .element, .forced, .temporary:
      emitAddress(place, into: register)
      emit(isCounted(place.type) ? .loadAt : .loadTrivialAt, register, register)
      if case .forced(_, let type) = place, mayBeNone(type) { emit(.unwrapNested, register) }
    }
    produced(register, place.type)
  }

  private func loadWeak(_ cell: PreparedPlace, isWeak: Bool, into register: Int) {
    withTemporaries {
      let reference = allocate()
      emitAddress(cell, into: reference)
      emit(.loadAt, reference, reference)
      own(reference)
      emit(isWeak ? .loadWeak : .loadUnowned, register, reference)
      own(register)
      releaseRegister(reference)
    }
  }

  /// Moves the value of a register, which is owned if the place's type is counted, into a place.
  func store(_ place: PreparedPlace, from value: Int) {
    switch place {
    case .register(let home, let type):
      emit(isCounted(type) ? .assign : .move, home, value)
    case .box(let box, _): emit(.storeBox, box, value)
    case .global(let slot, _): emit(.storeGlobal, 0, value, wide: slot)
    case .field(.register(let home, _), let slot, _): emit(.setField, home, value, slot)
    case .objectField(let object, let slot, _):
      emit(.setObjectField, object.register, value, slot)
    case .weak(let cell, _):
      weaken(value)
      return store(cell, from: value)
    case .part(let outer, let held, let slot, _):
      begin(outer, into: held)
      own(held)
      emit(.setField, held, value, slot)
      disown(value)
      disown(held)
      return end(outer, from: held)
    case .forced(let outer, let type), .nested(let outer, let type),
      .opened(let outer, _, let type):
      // Whether there is something was asked before; by now it may have been taken out.
      if mayBeNone(type) { emit(.wrap, value) }
      return store(outer, from: value)
    case .accessor(let receiver, let arguments, let accessor):
      return set(receiver, arguments, accessor, value)
    case .dynamicMember(let outer, let held, let site):
      begin(outer, into: held)
      own(held)
      emit(.setDynamicMember, held, value, d: site)
      disown(value)
      disown(held)
      return end(outer, from: held)
    case .dynamicElement(let outer, let held, let arguments, let site):
      begin(outer, into: held)
      own(held)
      setDynamicElement(held, arguments, site, value)
      disown(held)
      return end(outer, from: held)
    case .field, .element, .temporary:
      withTemporaries {
        let address = allocate()
        emitAddress(place, into: address)
        emit(.storeAt, address, value)
      }
    }
    disown(value)
  }

  /// Moves what is in a place into a register for the duration of a mutation, so that its block is
  /// not shared meanwhile.
  ///
  /// What undoes it, `end`, is also what a trap on the way has to do.
  func begin(_ place: PreparedPlace, into register: Int) {
    switch place {
    case .register(let home, _): emit(.take, register, home)
    case .temporary(let operand, _): emit(.take, register, operand.register)
    case .box(let box, _): emit(.takeBox, register, box)
    case .part(let outer, let held, let slot, _):
      begin(outer, into: held)
      emit(.addressRegister, register, held)
      emit(.addressField, register, register, slot)
      emit(.takeAt, register, register)
    case .dynamicMember(let outer, let held, let site):
      begin(outer, into: held)
      emit(.dynamicMember, register, held, d: site)
    case .dynamicElement(let outer, let held, let arguments, let site):
      begin(outer, into: held)
      getDynamicElement(held, arguments, site, into: register)
    case .forced(let outer, _) where !place.isAddressable:
      begin(outer, into: register)
      emit(.checkSome, 0, register)
    case .nested(let outer, _):
      begin(outer, into: register)
      emit(.checkSome, 0, register)
      emit(.unwrapNested, register)
    case .opened(_, let held, let type):
      emit(.take, register, held)
      if mayBeNone(type) { emit(.unwrapNested, register) }
    case .accessor, .weak:
      load(place, into: register)
      disown(register)
    case .field, .element, .forced, .global, .objectField:
      emitAddress(place, into: register)
      emit(.takeAt, register, register)
    }
  }

  /// Moves a value back into the place that `begin` took it from.
  func end(_ place: PreparedPlace, from register: Int) {
    switch place {
    case .register(let home, _): emit(.move, home, register)
    case .temporary(let operand, _): emit(.move, operand.register, register)
    case .part(let outer, let held, let slot, _):
      emit(.setField, held, register, slot)
      end(outer, from: held)
    case .dynamicMember(let outer, let held, let site):
      emit(.setDynamicMember, held, register, d: site)
      end(outer, from: held)
    case .dynamicElement(let outer, let held, let arguments, let site):
      own(register)
      setDynamicElement(held, arguments, site, register)
      end(outer, from: held)
    case .forced(let outer, _) where !place.isAddressable:
      end(outer, from: register)
    case .nested(let outer, _):
      emit(.wrap, register)
      end(outer, from: register)
    case .opened, .accessor, .weak:
      own(register)
      store(place, from: register)
    case .field, .element, .forced, .box, .global, .objectField:
      store(place, from: register)
    }
  }

  /// Gives back what evaluating the parts of a place made.
  func finish(_ place: PreparedPlace) {
    switch place {
    case .register, .box, .global: break
    case .field(let outer, _, _), .part(let outer, _, _, _), .forced(let outer, _),
      .nested(let outer, _), .weak(let outer, _), .dynamicMember(let outer, _, _):
      finish(outer)
    case .opened(let outer, let held, _):
      releaseRegister(held)
      finish(outer)
    case .objectField(let object, _, _): free(object)
    case .element(let outer, let index, _):
      free(index)
      finish(outer)
    case .temporary(let operand, _): free(operand)
    case .accessor(let receiver, let arguments, _):
      arguments.reversed().forEach(free)
      switch receiver {
      case .none: break
      case .value(let operand): free(operand)
      case .place(let outer): finish(outer)
      }
    case .dynamicElement(let outer, _, let arguments, _):
      arguments.reversed().forEach(free)
      finish(outer)
    }
  }
}
