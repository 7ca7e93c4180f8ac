import IR

extension Compiler {
  /// Calls the getter of a place.
  func get(
    _ receiver: PreparedReceiver, _ arguments: [Operand], _ accessor: Accessor, into register: Int
  ) {
    withTemporaries {
      let bindings = bindingTypes(
        accessor.getter.function, accessor.typeArguments, result: accessor.type,
        receiver: Self.receiverType(accessor.receiver))
      let closure = closureOperand(of: accessor.getter)
      let first = top
      let count = receiver.count + arguments.count
      for _ in 0..<count { _ = allocate() }
      var loaded: Operand?
      switch receiver {
      case .none: break
      case .value(let operand): emit(.move, first, operand.register)
      case .place(.register(let home, _)): emit(.move, first, home)
      case .place(let place):
        load(place, into: first)
        loaded = Operand(register: first, isTemporary: true)
      }
      move(arguments, to: first + receiver.count)
      emitCall(
        accessor.getter, closure: closure, first, count, bindings: bindings, type: accessor.type,
        into: register)
      if let loaded { free(loaded) }
      if let closure { free(closure) }
    }
  }

  /// Calls the setter of a place with a value that it takes over.
  func set(
    _ receiver: PreparedReceiver, _ arguments: [Operand], _ accessor: Accessor, _ value: Int
  ) {
    guard let setter = accessor.setter else {
      return trap("internal error: a place without setter is assigned")
    }
    withTemporaries {
      let bindings = bindingTypes(
        setter.function, accessor.typeArguments, result: accessor.type,
        receiver: Self.receiverType(accessor.receiver))
      let result = allocate()
      let closure = closureOperand(of: setter)
      let first = top
      let count = receiver.count + arguments.count + 1
      for _ in 0..<count { _ = allocate() }
      var pad: Int?
      if case .place(let place) = receiver {
        begin(place, into: first)
        pad = beginPad(onlyForErrors: !place.isAddressable, register: first) {
          $0.end(place, from: first)
        }
      } else if case .value(let operand) = receiver {
        emit(.move, first, operand.register)
      }
      move(arguments, to: first + receiver.count)
      emit(.move, first + count - 1, value)
      emitCall(
        setter, closure: closure, first, count, bindings: bindings, type: .tuple([]), into: result)
      if case .place(let place) = receiver, let pad {
        endPad(pad)
        end(place, from: first)
      }
      releaseRegister(value)
      if let closure { free(closure) }
    }
  }

  /// The closure that is the accessor of an observed local variable.
  private func closureOperand(of callee: Callee) -> Operand? {
    if case .value(let closure) = callee { operand(closure) } else { nil }
  }

  private func move(_ operands: [Operand], to first: Int) {
    for (index, operand) in operands.enumerated() {
      emit(.move, first + index, operand.register)
    }
  }
}

extension PreparedReceiver {
  fileprivate var count: Int {
    if case .none = self { 0 } else { 1 }
  }
}
