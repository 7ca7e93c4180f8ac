import IR

extension Compiler {
  /// Members of the built-in collections that have instructions of their own, which every loop
  /// over an array feels.
  func compileIntrinsic(
    _ callee: Callee, _ arguments: [Argument], type: Type, into register: Int
  ) -> Bool {
    guard case .function(let function) = callee, function.owner?.isLibrary == true,
      let intrinsic = function.intrinsic
    else { return false }
    switch intrinsic {
    case .element:
      guard case .value(let array) = arguments[0], case .value(let index) = arguments[1],
        representation(of: index.type) == .int
      else { return false }
      let (x, y) = operands(array, index)
      emit(.elementOf, register, x.register, y.register, d: isCounted(type) ? 0 : 1)
      produced(register, type)
      free(y)
      free(x)
    case .count:
      guard case .value(let array) = arguments[0] else { return false }
      let x = operand(array)
      emit(.countOf, register, x.register)
      free(x)
    case .lookup:
      guard case .value(let table) = arguments[0], case .value(let key) = arguments[1]
      else { return false }
      let (x, y) = operands(table, key)
      emit(.lookup, register, x.register, y.register)
      own(register)
      if !isCounted(type) { expect(register, type) }
      free(y)
      free(x)
    case .append:
      guard case .mutable(let place) = arguments[0], case .value(let element) = arguments[1]
      else { return false }
      return compileAppend(element, to: place, into: register)
    }
    return true
  }

  private func compileAppend(
    _ element: Expression, to place: Place, into register: Int
  ) -> Bool {
    guard isAddressable(place) else { return false }
    let prepared = prepare(place)
    let value = allocate()
    compile(element, into: value)
    let address = allocate()
    emitAddress(prepared, into: address)
    emit(.appendElementAt, address, value)
    disown(value)
    finish(prepared)
    emit(.void, register)
    return true
  }
}

/// A library member with an instruction of its own.
enum Intrinsic {
  case element, count, append, lookup
}

extension Function {
  var intrinsic: Intrinsic? {
    guard native != nil, let owner, owner.isLibrary, owner.outer == nil, !isStatic else {
      return nil
    }
    switch (owner.name, name) {
    case ("Array", "subscript"):
      guard kind == .getter, parameters.count == 1,
        case .nominal(let index, _) = parameters[0].type, index.name == "Int"
      else { return nil }
      return .element
    case ("Array", "count"): return kind == .getter ? .count : nil
    case ("Array", "append"):
      return parameters.count == 1 && parameters[0].label == nil ? .append : nil
    case ("Dictionary", "subscript"):
      guard kind == .getter, parameters.count == 1, case .parameter = parameters[0].type
      else { return nil }
      return .lookup
    default: return nil
    }
  }
}
