import IR

extension RuntimeTypes {
  /// The declaration of a struct, enum, class or actor type.
  package func nominal(of id: TypeID) -> Nominal? {
    switch entry(id).shape {
    case .nominal(let nominal): nominal
    case .named(let name): name.isEmpty ? nil : libraryNominal(name)
    default: nil
    }
  }

  /// Generic arguments, tuple elements, or a function's parameters and then its result.
  package func arguments(of id: TypeID) -> [TypeID] { entry(id).arguments }

  /// What a `nil` or value of this Optional type wraps; `nil` for other types.
  package func wrapped(of id: TypeID) -> TypeID? {
    let entry = entry(id)
    guard case .nominal(let nominal) = entry.shape, nominal.isLibrary, nominal.name == "Optional"
    else { return nil }
    return entry.arguments.first ?? .any
  }

  /// The type of an Optional.
  package func optional(_ wrapped: TypeID) -> TypeID { generic("Optional", [wrapped]) }

  /// The type of an array.
  package func array(_ element: TypeID) -> TypeID { generic("Array", [element]) }

  /// The type of a dictionary.
  package func dictionary(_ key: TypeID, _ value: TypeID) -> TypeID {
    generic("Dictionary", [key, value])
  }

  /// The type of a set.
  package func set(_ element: TypeID) -> TypeID { generic("Set", [element]) }

  /// A library type applied to arguments; `Any` if the library has no such type.
  package func generic(_ name: String, _ arguments: [TypeID] = []) -> TypeID {
    libraryNominal(name).map { intern(.nominal($0), arguments) } ?? .any
  }

  /// The type of a tuple; labels may be `nil`.
  package func tuple(_ elements: [TypeID], labels: [String?] = []) -> TypeID {
    let names = elements.indices.map { labels.indices.contains($0) ? labels[$0] : nil }
    return elements.isEmpty ? .void : intern(.tuple(names), elements)
  }

  func isTuple(_ id: TypeID) -> Bool {
    if case .tuple = entry(id).shape { true } else { false }
  }

  /// The labels of a tuple type.
  package func labels(of id: TypeID) -> [String?] {
    if case .tuple(let labels) = entry(id).shape { labels } else { [] }
  }

  /// True for `any P`, `Any` and compositions.
  package func isExistential(_ id: TypeID) -> Bool {
    if case .existential = entry(id).shape { true } else { false }
  }

  /// The type a metatype is of.
  package func instance(ofMetatype id: TypeID) -> TypeID? {
    if case .metatype = entry(id).shape { entry(id).arguments.first } else { nil }
  }

  /// The superclass of a class type.
  package func superclass(of id: TypeID) -> TypeID? {
    guard let nominal = nominal(of: id), let superclass = nominal.superclass else { return nil }
    return self.id(of: superclass, arguments: arguments(of: id))
  }

  /// True if `id` is `ancestor` or inherits from it.
  package func isClass(_ id: TypeID, _ ancestor: TypeID) -> Bool {
    var current: TypeID? = id
    while let type = current {
      if type == ancestor { return true }
      current = superclass(of: type)
    }
    return false
  }

  /// The stored properties of a struct or class type, inherited ones first: slot by slot.
  package func fields(of id: TypeID) -> [Field] {
    guard let nominal = nominal(of: id) else { return [] }
    return RuntimeTypes.fields(of: nominal)
  }

  static func fields(of nominal: Nominal) -> [Field] {
    nominal.completeIfNeeded()
    guard case .nominal(let superclass, _)? = nominal.superclass else { return nominal.fields }
    return fields(of: superclass) + nominal.fields
  }
}

extension Nominal {
  /// Fills a library type's members in when they are first looked at.
  func completeIfNeeded() {
    guard let complete else { return }
    self.complete = nil
    complete()
  }

  /// The functions called `name`, with their signatures.
  func signedMembers(_ name: String) -> [Function] {
    let found = members[name] ?? []
    for function in found {
      guard let complete = function.completeSignature else { continue }
      function.completeSignature = nil
      complete()
    }
    return found
  }

  /// A top-level library type of this name.
  func isLibraryType(_ name: String) -> Bool {
    isLibrary && outer == nil && self.name == name
  }
}
