import IR

extension Evaluator {
  /// What objects of a class consist of.
  func layout(of nominal: Nominal) -> DispatchCaches.Layout {
    if let known = dispatch.layouts[nominal] { return known }
    nominal.completeIfNeeded()
    var defaults: [(owner: Nominal, unit: UnsafeMutablePointer<CodeUnit>?)] = []
    var hasDeinitializer = false
    var current: Nominal? = nominal
    while let class_ = current {
      class_.completeIfNeeded()
      if class_.deinitializer != nil { hasDeinitializer = true }
      defaults.append((class_, makeDefaults(of: class_)))
      current =
        if case .nominal(let superclass, _)? = class_.superclass { superclass } else { nil }
    }
    let layout = DispatchCaches.Layout(
      fieldCount: RuntimeTypes.fields(of: nominal).count, hasDeinitializer: hasDeinitializer,
      defaults: defaults)
    dispatch.layouts[nominal] = layout
    return layout
  }

  /// Gives the fields of an object, borrowed, that no initialiser of their own class will set
  /// their initial values, before `function` runs on it.
  ///
  /// Those are the classes from `start`, or the object's own, down to the one that declares the
  /// designated initialiser that will run; a convenience one hands over to another.
  func inheritFields(
    of object: Value, before function: Function, from start: Nominal? = nil
  ) throws(Trap) {
    guard let nominal = types.nominal(of: object.type) else { return }
    let target = start == nil ? implementation(of: function, in: object.type) : function
    if target.isConvenience { return }
    let isNative = unit(for: target).pointee.native != nil
    let entries = layout(of: nominal).defaults.drop { start != nil && $0.owner != start }
    for entry in entries {
      if entry.owner == target.owner, !isNative { return }
      if let unit = entry.unit { release(try invoke(unit, [object])) }
    }
  }

  /// Code that assigns the initial values of one class's own fields.
  private func makeDefaults(of nominal: Nominal) -> UnsafeMutablePointer<CodeUnit>? {
    let type = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    let object = Local(name: "self", type: type, isMutable: false, range: nominal.range)
    let statements = initialFields(of: nominal, in: object)
    guard !statements.isEmpty else { return nil }
    let body = FunctionBody(
      name: "\(nominal.name).init", parameters: [object], statements: statements,
      result: .tuple([]), range: nominal.range)
    let details = CodeDetails(name: body.name, function: nil, body: body, owner: nominal)
    details.ownerParameterCount = nominal.genericParameters.count
    let unit = makeUnit(details)
    unit.pointee.parameterCount = 1
    return unit
  }

  /// Assignments of the initial values of one class's own fields.
  func initialFields(of nominal: Nominal, in object: Local) -> [Statement] {
    let receiver = Expression(.local(object), type: object.type, range: nominal.range)
    return nominal.fields.compactMap { field in
      let isEmpty = field.isMutable && RuntimeTypes.isOptional(field.type)
      guard
        let value = field.initialValue?()
          ?? (isEmpty ? Expression(.nil, type: field.type, range: field.range) : nil)
      else { return nil }
      let assignment = Expression(
        .assign(.objectField(receiver, field), value), type: .tuple([]), range: value.range)
      return Statement(.expression(assignment), range: value.range)
    }
  }

  /// Runs `deinit` of an object's class and then of each superclass.
  func runDeinitializers(of object: Value) {
    var current = types.nominal(of: object.type)
    while let class_ = current {
      if let deinitializer = class_.deinitializer {
        // One that drops another such object goes on for as long as there is fuel.
        machine.pointee.fuel &-= Limits.deinitializerFuel
        do {
          release(try invoke(unit(for: deinitializer), [object]))
        } catch {
          interrupt(error)
        }
      }
      current =
        if case .nominal(let superclass, _)? = class_.superclass { superclass } else { nil }
    }
  }
}
