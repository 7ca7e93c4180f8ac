import IR

/// Members found by name, for values whose static type was not known.
extension Evaluator {
  /// A member that is read or written as a property.
  func member(
    _ site: Int, _ frame: UnsafeMutablePointer<CallFrame>, of type: TypeID, isStatic: Bool
  ) -> DynamicMember? {
    let details = details(of: frame)
    if details.dynamicSites[site].cachedType == type { return details.dynamicSites[site].member }
    let found = member(named: details.dynamicSites[site].name, of: type, isStatic: isStatic)
    if !isStatic {
      details.dynamicSites[site].cachedType = type
      details.dynamicSites[site].member = found
    }
    return found
  }

  /// A stored or computed property, or what else a name means in a type.
  func member(named name: String, of type: TypeID, isStatic: Bool) -> DynamicMember? {
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      types.load(name, of: nominal)
      if let found = own(name, nominal, isStatic: isStatic) { return found }
      current = types.superclass(of: id)
    }
    for declaration in types.protocols(of: type) {
      let property = declaration.properties[name]?.first {
        guard $0.isStatic == isStatic, let getter = $0.getter else { return false }
        return getter.isExtensionMember && holds($0.requirements, of: getter, in: type)
      }
      if let property { return .property(property) }
    }
    return nil
  }

  private func own(_ name: String, _ nominal: Nominal, isStatic: Bool) -> DynamicMember? {
    if let property = nominal.properties[name]?.first(where: { $0.isStatic == isStatic }) {
      return .property(property)
    }
    if isStatic {
      if let enumCase = nominal.cases.first(where: { $0.name == name }) {
        return .enumCase(enumCase)
      }
      return nominal.nested[name].map { .nested($0) }
    }
    return nominal.fields.first { $0.name == name }.map {
      .field(slot: RuntimeTypes.slot(of: $0), $0)
    }
  }

  /// Reads a member of a borrowed value; the result is owned.
  func dynamicMember(
    site: Int, _ frame: UnsafeMutablePointer<CallFrame>, _ value: Value
  ) throws(Trap) -> Value {
    let receiver = opened(loadWeak(value))
    let name = details(of: frame).dynamicSites[site].name
    if receiver.kind == .tuple {
      let labels = types.labels(of: receiver.type)
      if let index = Int(name) ?? labels.firstIndex(of: name), index < fields(of: receiver).count {
        return fields(of: receiver)[index].copied
      }
    }
    let isStatic = receiver.kind == .metatype
    let type = isStatic ? receiver.asMetatype : receiver.type
    guard let member = member(site, frame, of: type, isStatic: isStatic) else {
      if receiver.isNone {
        throw Trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      if isUnmodelled(type) { return receiver.copied }
      throw .notSimulated("\(types.name(of: type)) has no member '\(name)' that Grove knows")
    }
    return try read(member, name, of: receiver, type)
  }

  /// True if a value stands for something that is not modelled: every member of it does, too, and
  /// what is written to one is lost.
  func isUnmodelled(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      if nominal.attributes.contains("_unmodelled") { return true }
      current = types.superclass(of: id)
    }
    return false
  }

  private func read(
    _ member: DynamicMember, _ name: String, of receiver: Value, _ type: TypeID
  ) throws(Trap) -> Value {
    switch member {
    case .field(let slot, _):
      guard receiver.hasField(slot) else { break }
      return loadWeak(receiver.block.slots[slot]).copied
    case .property(let property):
      if let getter = property.getter {
        return try invoke(
          unit(for: implementation(of: getter, in: type)), [receiver])
      }
      if let global = property.global { return try value(of: global).copied }
    case .enumCase(let enumCase): return .enumCase(enumCase.index, type: type)
    case .nested(let nominal):
      return .metatype(types.id(of: .nominal(nominal, []), arguments: []))
    case .tupleElement, .method: break
    }
    throw .notSimulated("\(types.name(of: type)).\(name) cannot be read without its type")
  }

  /// Writes a member of the value in `slot`; takes the new value over.
  func setDynamicMember(
    site: Int, _ frame: UnsafeMutablePointer<CallFrame>, _ slot: UnsafeMutablePointer<Value>,
    _ value: Value
  ) throws(Trap) {
    let receiver = slot.pointee
    let name = details(of: frame).dynamicSites[site].name
    let isStatic = receiver.kind == .metatype
    let type = isStatic ? receiver.asMetatype : receiver.type
    let found = member(site, frame, of: type, isStatic: isStatic)
    try set(found, name, type, in: slot, to: value)
  }

  /// Writes a member of the value in `slot` that is known by its name alone; takes the new value
  /// over.
  func setMember(
    _ name: String, in slot: UnsafeMutablePointer<Value>, to value: Value
  ) throws(Trap) {
    let type = opened(slot.pointee).type
    try set(member(named: name, of: type, isStatic: false), name, type, in: slot, to: value)
  }

  private func set(
    _ member: DynamicMember?, _ name: String, _ type: TypeID,
    in slot: UnsafeMutablePointer<Value>, to value: Value
  ) throws(Trap) {
    switch member {
    case .field(let index, let field):
      guard let fields = makeUniqueRecord(in: slot), slot.pointee.hasField(index) else { break }
      let old = fields[index]
      fields[index] = field.isWeak || field.isUnowned ? makeWeak(value) : value
      if field.isWeak || field.isUnowned { release(value) }
      return release(old)
    case .property(let property):
      if let setter = property.setter {
        defer { release(value) }
        let target = implementation(of: setter, in: type)
        return release(try invoke(unit(for: target), mutating: slot, [value]))
      }
      if let global = property.global { return set(global, to: value) }
    default: break
    }
    if isUnmodelled(type) { return release(value) }
    throw .notSimulated("\(types.name(of: type)) has no member '\(name)' that can be set")
  }

  /// Calls a unit with a receiver that it may mutate in place, and borrowed arguments.
  func invoke(
    _ unit: UnsafeMutablePointer<CodeUnit>, mutating slot: UnsafeMutablePointer<Value>,
    _ arguments: [Value], bindings: Bindings = .empty
  ) throws(Trap) -> Value {
    let receiver = slot.pointee
    slot.pointee = .uninitialised
    return try invoke(
      unit, closure: .uninitialised, bindings: bindings, count: arguments.count + 1,
      finish: { slot.pointee = $0[0] }
    ) { window in
      window[0] = receiver
      for (index, argument) in arguments.enumerated() { window[index + 1] = argument }
    }
  }

  /// True if a value is the case that a site names.
  func isCase(_ value: Value, site: Int, _ frame: UnsafeMutablePointer<CallFrame>) -> Bool {
    let value = opened(value)
    let index = caseIndex(of: value)
    guard index >= 0, let nominal = types.nominal(of: value.type) else {
      return isOptionalCase(value, details(of: frame).dynamicSites[site].name)
    }
    switch details(of: frame).dynamicSites[site].kind {
    case .enumCase(let enumCase): return enumCase.owner == nominal && enumCase.index == index
    case .name(let name):
      nominal.completeIfNeeded()
      return nominal.cases.indices.contains(index) && nominal.cases[index].name == name
    case .call, .operation: return false
    }
  }

  private func isOptionalCase(_ value: Value, _ name: String) -> Bool {
    value.isNone ? name == "none" : name == "some"
  }
}
