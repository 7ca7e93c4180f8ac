import IR

extension Type {
  /// The empty tuple.
  package static var void: Type { .tuple([]) }

  /// Any value at all.
  package static var any: Type { .existential([]) }

  /// Rebuilds the type with `transform` applied to each direct component.
  func mapComponents(_ transform: (Type) -> Type) -> Type {
    switch self {
    case .nominal(let declaration, let arguments):
      arguments.isEmpty ? self : .nominal(declaration, arguments.map(transform))
    case .tuple(let elements):
      .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    case .function(let function):
      .function(
        FunctionType(
          parameters: function.parameters.map {
            FunctionTypeParameter(
              type: transform($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic,
              isAutoclosure: $0.isAutoclosure, builder: $0.builder?.map(transform))
          }, result: transform(function.result), isThrowing: function.isThrowing,
          isAsync: function.isAsync, thrown: function.thrown.map(transform)))
    case .metatype(let instance): .metatype(transform(instance))
    case .existential(let protocols):
      .existential(
        protocols.map {
          ProtocolReference($0.declaration, arguments: $0.arguments.map(transform))
        })
    case .opaque(let result, let arguments): .opaque(result, arguments.map(transform))
    case .member(let base, let name): .member(transform(base), name)
    case .pack(let elements): .pack(elements.map(transform))
    case .expansion(let pattern): .expansion(transform(pattern))
    case .parameter, .variable, .dynamic: self
    }
  }

  /// True if `predicate` holds for the type or anything inside it.
  func contains(_ predicate: (Type) -> Bool) -> Bool {
    if predicate(self) { return true }
    var found = false
    _ = mapComponents {
      if !found { found = $0.contains(predicate) }
      return $0
    }
    return found
  }

  /// True if an opaque type occurs in the type or in what stands behind its opaque types.
  func mentions(_ opaque: OpaqueResult) -> Bool {
    contains {
      guard case .opaque(let other, _) = $0 else { return false }
      return other == opaque || other.underlying?.mentions(opaque) == true
    }
  }

  var hasVariables: Bool {
    contains { if case .variable = $0 { true } else { false } }
  }

  var isDynamic: Bool { self == .dynamic }

  var isAny: Bool { self == .existential([]) }

  /// True for `AnyObject` itself.
  var isAnyObject: Bool {
    guard case .existential(let protocols) = self, protocols.count == 1 else { return false }
    return protocols[0].declaration.isLibrary && protocols[0].declaration.name == "AnyObject"
  }

  var isVoid: Bool { self == .tuple([]) }

  /// The declaration of a nominal type.
  package var declaration: Nominal? {
    if case .nominal(let declaration, _) = self { declaration } else { nil }
  }

  var genericArguments: [Type] {
    if case .nominal(_, let arguments) = self { arguments } else { [] }
  }

  var functionType: FunctionType? {
    if case .function(let function) = self { function } else { nil }
  }
}

extension OpaqueResult {
  /// The underlying type at a use, finding it from the owner's body if need be.
  func underlying(for arguments: [Type]) -> Type? {
    if underlying == nil { underlying = resolve?() }
    guard let underlying, let substitution = substitution(for: arguments) else {
      return underlying
    }
    return substitution.apply(underlying)
  }

  /// What the parameters around the declaration stand for at one use.
  func substitution(for arguments: [Type]) -> Substitution? {
    guard arguments.count == parameters.count else { return nil }
    var substitution = Substitution()
    for (parameter, argument) in zip(parameters, arguments) {
      substitution.types[parameter] = argument
    }
    return substitution
  }
}

/// What generic parameters stand for at one use of a declaration.
struct Substitution {
  var types: [GenericParameter: Type] = [:]

  init() {}

  /// Binds the parameters of `declaration` to `arguments`, in order.
  init(_ declaration: Nominal, _ arguments: [Type]) {
    let parameters = declaration.genericParameters
    guard parameters.count == arguments.count else {
      for parameter in parameters { types[parameter] = .dynamic }
      return
    }
    for (parameter, argument) in zip(parameters, arguments) { types[parameter] = argument }
  }

  /// Returns `type` with every bound parameter replaced; packs are spliced into expansions.
  func apply(_ type: Type) -> Type {
    guard !types.isEmpty else { return type }
    switch type {
    case .parameter(let parameter): return types[parameter] ?? type
    case .tuple(let elements):
      return .tuple(
        elements.flatMap { element -> [TupleElement] in
          guard case .expansion(let pattern) = element.type, let expanded = expand(pattern) else {
            return [TupleElement(label: element.label, type: apply(element.type))]
          }
          return expanded.map { TupleElement(type: $0) }
        })
    case .nominal(let declaration, let arguments):
      return .nominal(
        declaration,
        arguments.flatMap { argument -> [Type] in
          guard case .expansion(let pattern) = argument, let expanded = expand(pattern) else {
            return [apply(argument)]
          }
          return [.pack(expanded)]
        })
    default: return type.mapComponents(apply)
    }
  }

  /// The pattern of a `repeat` once for each element of the packs it mentions.
  private func expand(_ pattern: Type) -> [Type]? {
    for (parameter, type) in types where parameter.isPack {
      guard case .pack(let elements) = type,
        pattern.contains({ $0 == .parameter(parameter) })
      else { continue }
      return elements.map { element in
        var inner = self
        inner.types[parameter] = element
        return inner.apply(pattern)
      }
    }
    return nil
  }
}
