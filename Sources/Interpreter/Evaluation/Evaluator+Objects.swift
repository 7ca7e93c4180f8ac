import IR

extension Evaluator {
  /// What objects of a class consist of.
  func layout(of nominal: Nominal) -> DispatchCaches.Layout {
    if let known = dispatch.layouts[nominal] { return known }
    nominal.completeIfNeeded()
    var defaults: [UnsafeMutablePointer<CodeUnit>] = []
    var hasDeinitializer = false
    var current: Nominal? = nominal
    while let class_ = current {
      class_.completeIfNeeded()
      if class_.deinitializer != nil { hasDeinitializer = true }
      if let unit = makeDefaults(of: class_) { defaults.append(unit) }
      current =
        if case .nominal(let superclass, _)? = class_.superclass { superclass } else { nil }
    }
    let layout = DispatchCaches.Layout(
      fieldCount: RuntimeTypes.fields(of: nominal).count, hasDeinitializer: hasDeinitializer,
      defaults: defaults)
    dispatch.layouts[nominal] = layout
    return layout
  }

  /// Gives the fields of a new object, borrowed, their default values.
  func setDefaultFields(of object: Value) throws(Trap) {
    guard let nominal = types.nominal(of: object.type) else { return }
    for unit in layout(of: nominal).defaults {
      release(try invoke(unit, [object]))
    }
  }

  /// Code that assigns the default values of one class's own fields.
  private func makeDefaults(of nominal: Nominal) -> UnsafeMutablePointer<CodeUnit>? {
    let type = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    let object = Local(name: "self", type: type, isMutable: false, range: nominal.range)
    let receiver = Expression(.local(object), type: type, range: nominal.range)
    var statements: [Statement] = []
    for field in nominal.fields {
      let isEmpty = field.isMutable && RuntimeTypes.isOptional(field.type)
      guard
        let value = field.initialValue?()
          ?? (isEmpty ? Expression(.nil, type: field.type, range: field.range) : nil)
      else { continue }
      let assignment = Expression(
        .assign(.objectField(receiver, field), value), type: .tuple([]), range: value.range)
      statements.append(Statement(.expression(assignment), range: value.range))
    }
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

  /// Runs `deinit` of an object's class and then of each superclass.
  func runDeinitializers(of object: Value) {
    var current = types.nominal(of: object.type)
    while let class_ = current {
      if let deinitializer = class_.deinitializer {
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
