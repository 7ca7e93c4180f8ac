import IR

extension Compiler {
  /// Makes an object, gives its fields their default values, and runs an initialiser on it.
  func construct(
    _ function: Function, _ arguments: [Argument], typeArguments: [Type], type: Type,
    into register: Int, dynamic metatype: Expression? = nil
  ) {
    let objectType = wrapped(type) ?? type
    if let metatype {
      let class_ = operand(metatype)
      emit(.newObject, register, class_.register, 1)
      free(class_)
    } else {
      emit(.newObject, register, 0, 0, d: typeOperand(objectType))
    }
    own(register)
    let object = Operand(register: register, isTemporary: false)
    // Runs the default values of the object's dynamic class.
    emit(.defaultFields, 0, register)
    let bindings = bindingTypes(function, typeArguments, result: objectType)
    withTemporaries {
      let result = allocate()
      let passed = pass(arguments, to: function, bindings: bindings, leading: object)
      let callee: Callee = metatype == nil ? .function(function) : .method(function)
      emitCall(
        callee, closure: nil, passed.first, passed.count, bindings: bindings,
        type: function.isFailable ? .dynamic : .tuple([]), into: result)
      finish(passed)
      guard function.isFailable else { return }
      let isMade = Label()
      jump(.jumpIfSome, result, to: isMade)
      emit(.release, register)
      emit(.none, register)
      place(isMade)
      releaseRegister(result)
    }
  }

  /// A struct from all its fields.
  func makeStructure(
    _ nominal: Nominal, _ values: [Expression], type: Type, into register: Int
  ) {
    nominal.completeIfNeeded()
    let first = consecutive(values, as: nominal.fields.map(\.type))
    for (index, field) in nominal.fields.enumerated()
    where (field.isWeak || field.isUnowned) && index < values.count {
      weaken(first + index)
    }
    emit(.makeStructure, register, first, values.count, d: typeOperand(type))
    consumed(first, values.count)
    own(register)
  }

  func compileCase(
    _ enumCase: EnumCase, _ arguments: [Expression], type: Type, into register: Int
  ) {
    if enumCase.owner.isLibraryType("Optional") {
      guard enumCase.name == "some", let value = arguments.first else {
        return emit(.none, register)
      }
      compile(value, into: register)
      if mayBeNone(value.type) { emit(.wrap, register) }
      return coerce(register, from: value.type, to: type)
    }
    if arguments.isEmpty, !isDependent(type) {
      constant(.enumCase(enumCase.index, type: evaluator.types.id(of: type)), into: register)
    } else {
      let first = consecutive(arguments, as: enumCase.payload.map(\.type))
      emit(
        .makeEnum, register, first, arguments.count, d: typeOperand(type), e: enumCase.index)
      consumed(first, arguments.count)
    }
    produced(register, type)
  }
}
