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

  /// The class that values of a composition inherit from: `Animal` of `any Animal & Pet`.
  var composedClass: Type? {
    guard case .existential(let parts) = self,
      let first = parts.first(where: { $0.declaration.kind == .object })
    else { return nil }
    return .nominal(first.declaration, first.arguments)
  }

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
      let applied = elements.flatMap { element -> [TupleElement] in
        guard case .expansion(let pattern) = element.type, let expanded = expand(pattern) else {
          return [TupleElement(label: element.label, type: apply(element.type))]
        }
        return expanded.map { TupleElement(type: $0) }
      }
      // `(W, repeat each C)` of nothing is a `W`.
      let isAlone = elements.count > 1 && applied.count == 1 && !applied[0].type.isExpansion
      return isAlone ? applied[0].type : .tuple(applied)
    case .nominal(let declaration, let arguments):
      return .nominal(
        declaration,
        arguments.flatMap { argument -> [Type] in
          guard case .expansion(let pattern) = argument, let expanded = expand(pattern) else {
            return [apply(argument)]
          }
          return [.pack(expanded)]
        })
    case .pack(let elements):
      return .pack(
        elements.flatMap { element -> [Type] in
          guard case .expansion(let pattern) = element else { return [apply(element)] }
          return expand(pattern) ?? [apply(element)]
        })
    case .function(let function):
      guard function.parameters.contains(where: \.type.isExpansion) else {
        return type.mapComponents(apply)
      }
      return .function(function.splicing { expand($0) }).mapComponents(apply)
    default: return type.mapComponents(apply)
    }
  }

  /// The pattern of a `repeat` once for each element of the packs it mentions.
  private func expand(_ pattern: Type) -> [Type]? {
    let packs = types.compactMap { parameter, type -> (GenericParameter, [Type])? in
      guard parameter.isPack, case .pack(let elements) = type,
        pattern.contains({ $0 == .parameter(parameter) })
      else { return nil }
      return (parameter, elements)
    }
    guard let count = packs.first?.1.count, packs.allSatisfy({ $0.1.count == count }) else {
      return nil
    }
    return (0..<count).map { index in
      var inner = self
      var isRepeated = false
      for (parameter, elements) in packs {
        if case .expansion(let repeated) = elements[index] {
          inner.types[parameter] = repeated
          isRepeated = true
        } else {
          inner.types[parameter] = elements[index]
        }
      }
      let element = inner.apply(pattern)
      return isRepeated ? .expansion(element) : element
    }
  }
}

extension Type {
  /// True for `repeat P`.
  var isExpansion: Bool {
    if case .expansion = self { true } else { false }
  }

  /// What `repeat` makes of this pattern once the packs in it are known.
  var expanded: [Type]? {
    guard let count = packCount else { return nil }
    return (0..<count).map { element($0) }
  }

  /// How many elements the packs have that the pattern goes through.
  private var packCount: Int? {
    if case .pack(let elements) = self { return elements.count }
    var count: Int?
    _ = mapPattern {
      if count == nil { count = $0.packCount }
      return $0
    }
    return count
  }

  private func element(_ index: Int) -> Type {
    guard case .pack(let elements) = self else { return mapPattern { $0.element(index) } }
    return elements.indices.contains(index) ? elements[index] : .dynamic
  }

  /// Rebuilds the type; what a type with a pack of its own was given for that stays.
  private func mapPattern(_ transform: (Type) -> Type) -> Type {
    guard case .nominal(let declaration, let arguments) = self,
      declaration.genericParameters.contains(where: \.isPack)
    else { return mapComponents(transform) }
    return .nominal(
      declaration,
      zip(arguments, declaration.genericParameters).map { $1.isPack ? $0 : transform($0) })
  }
}

extension FunctionType {
  /// The function with each `repeat P` among its parameters replaced by what it stands for.
  func splicing(_ expand: (Type) -> [Type]?) -> FunctionType {
    FunctionType(
      parameters: parameters.flatMap { parameter -> [FunctionTypeParameter] in
        guard case .expansion(let pattern) = parameter.type, let types = expand(pattern) else {
          return [parameter]
        }
        return types.map { FunctionTypeParameter(type: $0) }
      }, result: result, isThrowing: isThrowing, isAsync: isAsync, thrown: thrown)
  }
}
