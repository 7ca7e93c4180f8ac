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
    if metatype != nil || !isMade(by: function, objectType) {
      inheritFields(before: function, object: register)
    }
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

  /// Gives the fields of the classes below the one whose initialiser is about to run their initial
  /// values: of the object's own class down to that, or of the superclass in `super.init`.
  private func inheritFields(before function: Function, object: Int, superclass: Type? = nil) {
    let target = evaluator.dispatch.add(.method(function))
    let start = superclass.map { typeOperand($0) } ?? 0
    emit(.defaultFields, superclass == nil ? 0 : 1, object, d: start, e: target)
  }

  /// True if an initialiser belongs to the class itself, and so sets that class's fields.
  private func isMade(by function: Function, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal == function.owner else { return false }
    return evaluator.unit(for: function).pointee.native == nil
  }

  /// What `self.init(…)` and `super.init(…)` do before the other initialiser runs.
  func prepareHandingOver(to callee: Callee, _ object: Argument?) {
    guard let function = callee.function, function.kind == .initializer,
      function.owner?.isReference == true, case .value(let receiver)? = object
    else { return }
    switch callee {
    case .method:
      let register = operand(receiver)
      inheritFields(before: function, object: register.register)
      free(register)
    case .superMethod:
      guard let parent = details.owner?.superclass, !isMade(by: function, parent) else { return }
      let register = operand(receiver)
      inheritFields(before: function, object: register.register, superclass: parent)
      free(register)
    default: return
    }
  }

  /// The initial values of a class's own fields, which every designated initialiser begins with.
  func compileInitialFields(_ body: FunctionBody) {
    guard let function = details.function, function.kind == .initializer,
      !function.isConvenience, let owner = function.owner, owner.isReference,
      let receiver = body.parameters.first
    else { return }
    compile(evaluator.initialFields(of: owner, in: receiver))
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
