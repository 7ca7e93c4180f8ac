import IR

extension Evaluator {
  /// `as?`, `as!` and `as` on a borrowed value; the result is owned.
  func cast(_ value: Value, to type: TypeID, kind: Int) throws(Trap) -> Value {
    if let result = try converted(value, to: type) {
      // `as?` adds a level of Optional.
      return kind == 1 ? result.wrapped : result
    }
    switch kind {
    case 1: return .none
    case 3: return try coerced(value, to: type)
    default:
      if value.isNone { throw Trap("Unexpectedly found nil while unwrapping an Optional value") }
      let source = dynamicType(of: opened(value))
      throw Trap(
        "Could not cast value of type '\(types.name(of: source, qualified: true))' to "
          + "'\(types.name(of: type, qualified: true))'.")
    }
  }

  /// `as` of a value whose static type was not known.
  private func coerced(_ value: Value, to type: TypeID) throws(Trap) -> Value {
    if value.isNumber, type.isInteger || type.isFloating {
      return try convert(value, toNumber: type)
    }
    return value.copied
  }

  /// `is`.
  func isValue(_ value: Value, of type: TypeID) throws(Trap) -> Bool {
    guard let result = try converted(value, to: type) else { return false }
    release(result)
    return true
  }

  /// The value as another type, owned; `nil` if it is none.
  func converted(_ value: Value, to target: TypeID) throws(Trap) -> Value? {
    switch value.kind {
    // An optional in an existential has the optional's type and has to be taken out.
    case .none, .metatype, .existentialOptional: break
    default: if value.type == target { return value.copied }
    }
    if let wrapped = types.wrapped(of: target) {
      let inner = opened(value)
      if inner.kind == .none { return Value.none }
      return try converted(inner, to: wrapped)?.wrapped
    }
    if target == .any { return value.copied }
    if value.kind == .existentialOptional, isConformance(ofOptional: value.type, target) {
      return value.copied
    }
    let value = opened(loadWeak(value))
    if value.kind == .none { return nil }
    if value.type == target, value.kind != .metatype { return value.copied }
    switch types.entry(target).shape {
    case .existential(let protocols):
      let holds = protocols.allSatisfy { types.conforms(value.type, to: $0) }
      return holds && value.kind != .metatype ? value.copied : nil
    case .nominal, .named: return try converted(value, toNominal: target)
    case .tuple: return try converted(tuple: value, to: target)
    case .metatype: return converted(metatype: value, to: target)
    case .function: return value.kind == .closure || value.kind == .keyPath ? value.copied : nil
    case .pack: return nil
    }
  }

  /// True if an Optional meets the program's protocols by itself and stays in its box.
  private func isConformance(ofOptional type: TypeID, _ target: TypeID) -> Bool {
    guard case .existential(let protocols) = types.entry(target).shape else { return false }
    return protocols.allSatisfy { !$0.isLibrary && types.conforms(type, to: $0) }
  }

  private func converted(_ value: Value, toNominal target: TypeID) throws(Trap) -> Value? {
    if types.nominal(of: target)?.isLibraryType("AnyHashable") == true {
      // What is hashable already stands for itself.
      guard let hashable = types.libraryNominal("Hashable") else { return nil }
      return types.conforms(value.type, to: hashable) ? value.copied : nil
    }
    switch value.kind {
    case .object, .native, .keyPath:
      if types.isClass(value.type, target) { return value.copied }
      return try unbridged(value, to: target)
    case .array:
      if let array = try converted(array: value, to: target) { return array }
    case .dictionary:
      if let dictionary = try converted(dictionary: value, to: target) { return dictionary }
    case .set: return try converted(set: value, to: target)
    default: break
    }
    return try bridged(value, to: target)
  }

  private func sameDeclaration(_ value: Value, _ target: TypeID) -> Bool {
    types.nominal(of: value.type) == types.nominal(of: target)
  }

  private func converted(array: Value, to target: TypeID) throws(Trap) -> Value? {
    guard sameDeclaration(array, target), let element = types.arguments(of: target).first else {
      return nil
    }
    var result = makeArray(capacity: elements(of: array).count, type: target)
    for value in elements(of: array) {
      guard let value = try converted(value, to: element) else {
        release(result)
        return nil
      }
      append(value, toArrayIn: &result)
    }
    return result
  }

  private func converted(dictionary: Value, to target: TypeID) throws(Trap) -> Value? {
    let arguments = types.arguments(of: target)
    guard sameDeclaration(dictionary, target), arguments.count == 2 else { return nil }
    var result = makeDictionary(capacity: tableCount(dictionary), type: target)
    var start = 0
    while let position = nextPosition(in: dictionary, from: start) {
      start = position + 1
      guard let key = try converted(key(in: dictionary, at: position), to: arguments[0]) else {
        release(result)
        return nil
      }
      guard let value = try converted(value(in: dictionary, at: position), to: arguments[1])
      else {
        release(key)
        release(result)
        return nil
      }
      try insert(key, value, intoTableIn: &result)
    }
    return result
  }

  private func converted(set: Value, to target: TypeID) throws(Trap) -> Value? {
    guard sameDeclaration(set, target), let element = types.arguments(of: target).first else {
      return nil
    }
    var result = makeSet(capacity: tableCount(set), type: target)
    var start = 0
    while let position = nextPosition(in: set, from: start) {
      start = position + 1
      guard let key = try converted(key(in: set, at: position), to: element) else {
        release(result)
        return nil
      }
      try insert(key, .uninitialised, intoTableIn: &result)
    }
    return result
  }

  private func converted(tuple: Value, to target: TypeID) throws(Trap) -> Value? {
    let wanted = types.arguments(of: target)
    let parts = fields(of: tuple)
    guard tuple.kind == .tuple, parts.count == wanted.count else {
      return tuple.kind == .void && wanted.isEmpty ? tuple : nil
    }
    var result: [Value] = []
    for (part, type) in zip(parts, wanted) {
      guard let value = try converted(part, to: type) else {
        result.forEach(release)
        return nil
      }
      result.append(value)
    }
    return makeTuple(result, type: target)
  }

  private func converted(metatype: Value, to target: TypeID) -> Value? {
    guard metatype.kind == .metatype, let instance = types.instance(ofMetatype: target) else {
      return nil
    }
    let type = metatype.asMetatype
    if type == instance || instance == .any || types.isClass(type, instance) { return metatype }
    if case .existential(let protocols) = types.entry(instance).shape,
      protocols.allSatisfy({ types.conforms(type, to: $0) })
    {
      return metatype
    }
    return nil
  }

  /// Whether a pattern's value matches: ranges test containment, all else equality.
  func matches(_ subject: Value, pattern: Value) throws(Trap) -> Bool {
    guard pattern.kind == .structure, let nominal = types.nominal(of: pattern.type),
      nominal.isLibrary, nominal != types.nominal(of: subject.type)
    else { return try areEqual(subject, pattern) }
    let bounds = fields(of: pattern)
    switch (nominal.name, bounds.count) {
    case ("Range", 2...):
      if try isLess(subject, bounds[0]) { return false }
      return try isLess(subject, bounds[1])
    case ("ClosedRange", 2...):
      if try isLess(subject, bounds[0]) { return false }
      return try !isLess(bounds[1], subject)
    case ("PartialRangeFrom", 1...): return try !isLess(subject, bounds[0])
    case ("PartialRangeUpTo", 1...): return try isLess(subject, bounds[0])
    case ("PartialRangeThrough", 1...): return try !isLess(bounds[0], subject)
    default: return try areEqual(subject, pattern)
    }
  }
}
