import IR

extension RuntimeTypes {
  /// The number of a type whose generic parameters are bound, by index, to `arguments`; what is
  /// not known is `Any`.
  package func id(of type: Type, arguments: [TypeID] = []) -> TypeID {
    resolve(type) { arguments.indices.contains($0.index) ? arguments[$0.index] : nil }
  }

  /// The number of a type whose generic parameters `binding` knows.
  func resolve(_ type: Type, _ binding: (GenericParameter) -> TypeID?) -> TypeID {
    switch type {
    case .nominal(let nominal, let arguments):
      return intern(.nominal(nominal), resolveList(arguments, binding))
    case .tuple(let elements):
      let types = resolveList(elements.map(\.type), binding)
      if types.isEmpty { return .void }
      let labels = types.count == elements.count ? elements.map(\.label) : types.map { _ in nil }
      return types.count == 1 ? types[0] : intern(.tuple(labels), types)
    case .function(let function):
      let shape = Shape.function(
        inouts: function.parameters.map(\.isInout), isThrowing: function.isThrowing,
        isAsync: function.isAsync)
      return intern(
        shape,
        function.parameters.map { resolve($0.type, binding) }
          + [resolve(function.result, binding)])
    case .metatype(let instance):
      return intern(.metatype, [resolve(instance, binding)])
    case .existential(let protocols):
      return existential(protocols, binding)
    case .opaque(let result, let arguments):
      guard let underlying = result.underlying ?? result.resolve?() else { return .any }
      return id(of: underlying, arguments: resolveList(arguments, binding))
    case .parameter(let parameter):
      return binding(parameter) ?? .any
    case .member(let base, let name):
      return associatedType(name, of: resolve(base, binding)) ?? .any
    case .pack(let types):
      return intern(.pack, resolveList(types, binding))
    case .expansion(let pattern):
      return resolve(pattern, binding)
    case .variable, .dynamic:
      return .any
    }
  }

  private func existential(
    _ protocols: [ProtocolReference], _ binding: (GenericParameter) -> TypeID?
  ) -> TypeID {
    if protocols.isEmpty { return .any }
    return intern(
      .existential(protocols.map(\.declaration)),
      protocols.flatMap { resolveList($0.arguments, binding) })
  }

  /// Resolves a list of types, in which an expansion stands for any number of them.
  private func resolveList(
    _ types: [Type], _ binding: (GenericParameter) -> TypeID?
  ) -> [TypeID] {
    var result: [TypeID] = []
    result.reserveCapacity(types.count)
    for type in types {
      guard case .expansion(let pattern) = type else {
        result.append(resolve(type, binding))
        continue
      }
      result += expand(pattern, binding)
    }
    return result
  }

  /// One type for each element of the packs that `pattern` mentions.
  private func expand(_ pattern: Type, _ binding: (GenericParameter) -> TypeID?) -> [TypeID] {
    let packs = pattern.parameters.filter(\.isPack)
    guard let first = packs.first, let id = binding(first) else { return [] }
    guard case .pack = entry(id).shape else { return [resolve(pattern, binding)] }
    return entry(id).arguments.indices.map { index in
      resolve(pattern) { parameter in
        guard let bound = binding(parameter) else { return nil }
        guard parameter.isPack, case .pack = entry(bound).shape else { return bound }
        let elements = entry(bound).arguments
        return elements.indices.contains(index) ? elements[index] : .any
      }
    }
  }

  /// The type that `id` has for an associated type: chosen by a conformance, an alias, a nested
  /// type or a generic parameter of that name.
  package func associatedType(_ name: String, of id: TypeID) -> TypeID? {
    guard let nominal = nominal(of: id) else { return nil }
    nominal.completeIfNeeded()
    let arguments = arguments(of: id)
    for conformance in nominal.conformances {
      if let type = conformance.associatedTypes[name] {
        return self.id(of: type, arguments: arguments)
      }
    }
    if let alias = nominal.aliases[name] { return self.id(of: alias, arguments: arguments) }
    if let parameter = nominal.genericParameters.first(where: { $0.name == name }) {
      return arguments.indices.contains(parameter.index) ? arguments[parameter.index] : .any
    }
    if let nested = nominal.nested[name] { return intern(.nominal(nested), arguments) }
    if let type = nominal.inferredAssociatedType?(name) {
      return self.id(of: type, arguments: arguments)
    }
    if let superclass = superclass(of: id) { return associatedType(name, of: superclass) }
    return protocols(of: id).lazy.compactMap { $0.aliases[name] }.first.map {
      resolve($0) { _ in id }
    }
  }
}

extension Type {
  /// The generic parameters that occur in the type.
  var parameters: [GenericParameter] {
    switch self {
    case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
      arguments.flatMap(\.parameters)
    case .tuple(let elements): elements.flatMap(\.type.parameters)
    case .function(let function):
      function.parameters.flatMap(\.type.parameters) + function.result.parameters
    case .metatype(let type), .member(let type, _), .expansion(let type): type.parameters
    case .existential(let protocols): protocols.flatMap { $0.arguments.flatMap(\.parameters) }
    case .parameter(let parameter): [parameter]
    case .variable, .dynamic: []
    }
  }
}
