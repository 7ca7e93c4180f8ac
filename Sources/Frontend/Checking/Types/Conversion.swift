import IR

/// How a value of one type becomes one of another without being asked.
indirect enum Conversion: Equatable {
  case identity
  /// Into an optional, after converting the payload.
  case wrap(Conversion)
  /// Between optionals, element by element of arrays: no change at run time.
  case inner
  /// To an existential.
  case erase
  case upcast
  /// `CGFloat` to `Double` or back.
  case floating
  /// To or from an unknown type.
  case dynamic
  /// Between `T.Element` of a generic parameter and a type that it may be for some `T`.
  case presumed
  case function

  /// Worse conversions cost more when overloads are compared.
  var cost: Int {
    switch self {
    case .identity: 0
    case .function, .inner: 1
    case .upcast: 2
    case .dynamic: 3
    case .wrap(let inner): 4 + inner.cost
    case .floating: 6
    case .erase: 8
    // Anything that surely takes the value is meant before that.
    case .presumed: 16
    }
  }
}

extension Solver {
  /// How many optionals are around a type; `nil` while what they hold may be one more.
  private func optionalDepth(_ type: Type) -> Int? {
    guard let payload = world.optionalPayload(type) else {
      if case .variable = type { return nil }
      return type.isDynamic ? nil : 0
    }
    return optionalDepth(head(payload)).map { $0 + 1 }
  }

  /// Finds how a value of type `source` converts to `target`, binding variables on the way; `nil`
  /// if it does not.
  func convert(_ source: Type, to target: Type) -> Conversion? {
    let from = head(source)
    let to = head(target)
    if from == to { return .identity }
    if case .variable = to { return unify(from, to) ? .identity : nil }
    if from.isDynamic || to.isDynamic { return .dynamic }
    if case .variable = from { return unify(from, to) ? .identity : nil }
    if let never = from.declaration, never.name == "Never", never.isLibrary { return .dynamic }
    if let payload = world.optionalPayload(to) {
      if let inner = world.optionalPayload(from) {
        // An `Int?` is a value to an `Int???`: what is `nil` in it stays inside.
        if let given = optionalDepth(from), let wanted = optionalDepth(to), given < wanted,
          let whole = convert(from, to: payload)
        {
          return .wrap(whole)
        }
        return convert(inner, to: payload).map { $0 == .identity ? .identity : .inner }
      }
      return convert(from, to: payload).map { .wrap($0) }
    }
    if isRigidMember(from) || isRigidMember(to) {
      // `T.Element` of a generic parameter: what it is was decided by whoever calls.
      if case .existential(let protocols) = to { return eraseTo(protocols, from) }
      // No bound makes a function of it.
      if case .function = to { return nil }
      if case .nominal = to, let superclass = world.classBound(of: from),
        convert(superclass, to: to) != nil
      {
        return .upcast
      }
      return mayBeSame(from, to) ? .presumed : nil
    }
    switch (from, to) {
    case (_, .existential(let protocols)): return eraseTo(protocols, from)
    case (.nominal(let first, let x), .nominal(let second, let y)):
      return convertNominal(first, x, second, y, from: from, to: to)
    case (.tuple(let x), .tuple(let y)): return convertTuple(x, y)
    case (.function(let x), .function(let y)): return convertFunction(x, y)
    case (.metatype(let x), .metatype(let y)):
      return convert(x, to: y).map { $0 == .identity ? .identity : .upcast }
    case (.parameter, .nominal(let boxed, _)) where isAnyHashable(boxed),
      (.opaque, .nominal(let boxed, _)) where isAnyHashable(boxed):
      return world.conforms(from, to: world.standard("Hashable")) ? .erase : nil
    case (.parameter, .nominal):
      return world.classBound(of: from).flatMap { convert($0, to: to) }
    case (.existential, .nominal):
      return from.composedClass.flatMap { convert($0, to: to) }.map { _ in .upcast }
    case (.opaque(let result, _), .nominal):
      // Inside the library the underlying type may be asked for by name.
      if let underlying = result.underlying, unify(underlying, to) { return .identity }
      return nil
    default: return unify(from, to) ? .identity : nil
    }
  }

  /// True if a value of one type is one of another only as far as nobody knows better.
  func presumes(_ type: Type, of other: Type) -> Bool {
    let state = save()
    defer { restore(state) }
    return convert(other, to: type) == .presumed
  }

  private func isAnyHashable(_ nominal: Nominal) -> Bool {
    nominal.isLibrary && nominal.name == "AnyHashable"
  }

  /// False if one type lacks what is known of the other: a range is no `C.Index`.
  private func mayBeSame(_ first: Type, _ second: Type) -> Bool {
    func meets(_ type: Type, _ other: Type) -> Bool {
      switch type {
      case .nominal, .function, .tuple:
        world.protocols(of: other).allSatisfy { world.conforms(type, to: $0.declaration) }
      default: true
      }
    }
    return (!isRigidMember(second) || meets(first, second))
      && (!isRigidMember(first) || meets(second, first))
  }

  private func isRigidMember(_ type: Type) -> Bool {
    if case .member(let base, _) = type { !base.hasVariables } else { false }
  }

  private func eraseTo(_ protocols: [ProtocolReference], _ type: Type) -> Conversion? {
    if case .existential(let own) = type, Set(own) == Set(protocols) { return .identity }
    for reference in protocols {
      if reference.declaration.kind == .object {
        let superclass = Type.nominal(reference.declaration, reference.arguments)
        guard convert(type, to: superclass) != nil else { return nil }
      } else if !world.conforms(type, to: reference.declaration) {
        return nil
      }
    }
    return .erase
  }

  private func convertNominal(
    _ first: Nominal, _ x: [Type], _ second: Nominal, _ y: [Type], from: Type, to: Type
  ) -> Conversion? {
    if first == second {
      let state = save()
      if zip(x, y).allSatisfy({ unify($0, $1) }) { return .identity }
      restore(state)
      guard world.isCovariant(first), x.count == y.count else { return nil }
      for (inner, outer) in zip(x, y) where convert(inner, to: outer) == nil { return nil }
      return .inner
    }
    if world.isFloatingPair(first, second) { return .floating }
    if isAnyHashable(second) {
      // Values keep their own type inside, as they do in an existential.
      return world.conforms(from, to: world.standard("Hashable")) ? .erase : nil
    }
    var ancestor = world.superclass(of: from)
    while let current = ancestor {
      if unify(current, to) { return .upcast }
      ancestor = world.superclass(of: current)
    }
    return nil
  }

  private func convertTuple(_ x: [TupleElement], _ y: [TupleElement]) -> Conversion? {
    if (x + y).contains(where: \.type.isExpansion) {
      return unify(.tuple(y), .tuple(x)) ? .identity : nil
    }
    guard x.count == y.count else { return nil }
    var result = Conversion.identity
    for (from, to) in zip(x, y) {
      guard from.label == nil || to.label == nil || from.label == to.label,
        let conversion = convert(from.type, to: to.type)
      else { return nil }
      if conversion != .identity { result = .inner }
    }
    return result
  }

  private func convertFunction(_ x: FunctionType, _ y: FunctionType) -> Conversion? {
    if x.parameters.isEmpty, y.parameters.count == 1, head(y.parameters[0].type).isVoid {
      return convert(x.result, to: y.result) == nil ? nil : .function
    }
    if (x.parameters + y.parameters).contains(where: \.type.isExpansion) {
      let converts = unifyParameters(y, x) && convert(x.result, to: y.result) != nil
      return converts ? .function : nil
    }
    guard x.parameters.count == y.parameters.count else { return nil }
    for (from, to) in zip(x.parameters, y.parameters) {
      guard from.isInout == to.isInout, from.isVariadic == to.isVariadic,
        convert(to.type, to: from.type) != nil
      else { return nil }
    }
    guard convert(x.result, to: y.result) != nil else { return nil }
    if let thrown = x.thrown, let wanted = y.thrown, case .variable = head(wanted) {
      _ = unify(thrown, wanted)
    }
    return .function
  }
}
