import IR

extension Evaluator {
  /// What the program's own `description` or `debugDescription` says; `nil` if there is none.
  ///
  /// `print` asks for the description first, containers and `debugPrint` for the debug description,
  /// and each takes the other where its own is missing.
  func customText(of value: Value, debug: Bool) throws(Trap) -> String? {
    let plain = ("CustomStringConvertible", "description")
    let debugging = ("CustomDebugStringConvertible", "debugDescription")
    let isOwn = types.nominal(of: value.type).map { !$0.isLibrary } ?? false
    let streamed = isOwn ? [("TextOutputStreamable", "__streamed")] : []
    for (name, property) in debug ? [debugging, plain] + streamed : streamed + [plain, debugging] {
      guard let declaration = types.libraryNominal(name),
        types.conforms(value.type, to: declaration)
      else { continue }
      guard let text = try readProperty(property, of: value) else { continue }
      defer { release(text) }
      return string(of: text)
    }
    return nil
  }

  /// The value of a stored or computed property, owned, found by name in the dynamic type.
  func readProperty(_ name: String, of value: Value) throws(Trap) -> Value? {
    if let index = types.fields(of: value.type).firstIndex(where: { $0.name == name }) {
      let fields = fields(of: value)
      return index < fields.count ? fields[index].copied : nil
    }
    guard
      let getter = member(
        of: value.type,
        { nominal in
          nominal.properties[name]?.first { !$0.isStatic && $0.getter != nil }?.getter
        })
    else { return nil }
    return try callMember(getter, on: value)
  }

  /// The first declaration that `find` likes: of the type, its superclasses, or an extension of a
  /// protocol they conform to.
  func member(of type: TypeID, _ find: (Nominal) -> Function?) -> Function? {
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      if let found = find(nominal) { return found }
      current = types.superclass(of: id)
    }
    for declaration in types.protocols(of: type) {
      if let found = find(declaration), found.isExtensionMember { return found }
    }
    return nil
  }

  /// The program's own operator on two values of one type; `nil` where it is built in or
  /// synthesised.
  func operatorWitness(_ name: String, for type: TypeID) -> Function? {
    guard let nominal = types.nominal(of: type) else { return nil }
    if nominal.isLibrary { types.load(name, of: nominal) }
    let own = member(of: type) { declaration in
      // Of the library's protocols only `Strideable` orders what its types say nothing of; its
      // classes compare what is made of them, as `NSObject` does.
      let isOwn = !declaration.isLibrary || declaration == nominal || declaration.isReference
      if isOwn, declaration.isLibrary { types.load(name, of: declaration) }
      guard isOwn || declaration.name == "Strideable" else { return nil }
      return declaration.signedMembers(name).first { function in
        function.isStatic && function.parameters.count == 2
          && function.parameters.allSatisfy { takes($0.type, declaration) }
      }
    }
    return own ?? (nominal.isLibrary ? nil : globalWitness(name, for: type))
  }

  /// `func < <T>(left: Node<T>, right: Node<T>)` outside of the type is a witness too.
  private func globalWitness(_ name: String, for type: TypeID) -> Function? {
    var lineage: [Nominal] = []
    var current: TypeID? = type
    while let id = current, let nominal = types.nominal(of: id) {
      lineage.append(nominal)
      current = types.superclass(of: id)
    }
    return globalOperators(name).first { function in
      function.parameters.count == 2
        && function.parameters.allSatisfy { parameter in
          switch parameter.type {
          case .nominal(let nominal, _): return lineage.contains(nominal)
          case .parameter(let generic):
            return !generic.bounds.isEmpty
              && generic.bounds.allSatisfy { types.conforms(type, to: $0.declaration) }
          default: return false
          }
        }
    }
  }

  /// True if a parameter is of the declaring type itself, or of `Self`.
  private func takes(_ type: Type, _ declaration: Nominal) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal == declaration
    case .parameter(let parameter): parameter === declaration.selfParameter
    default: false
    }
  }

  /// Calls an operator found by `operatorWitness` on borrowed operands.
  func callOperator(
    _ function: Function, _ left: Value, _ right: Value
  ) throws(Trap) -> Bool {
    let operands = [left.copied, right.copied]
    let arguments =
      function.hasReceiver ? [Value.metatype(left.type)] + operands : operands
    let typeArguments = typeArguments(of: function, for: left.type)
    return try call(function, arguments, typeArguments: typeArguments).asBool
  }
}
