import IR

/// How values of a struct, an enum or a class are compared and hashed.
struct NominalComparison {
  /// `==` and `hash(into:)` of the program's own.
  let equals: Function?
  let hash: Function?
  /// A type that says itself what its raw value is: `==` of `RawRepresentable` comes before one
  /// that would compare the parts, and so does its hash.
  let isByRawValue: Bool
  /// A type that says its hash as types did before `hash(into:)`.
  let isByHashValue: Bool

  /// Cases without payload are equal if they are the same one.
  var isPartByPart: Bool { equals == nil && hash == nil && !isByRawValue && !isByHashValue }
}

extension Evaluator {
  /// How values of a type are compared; looked up once, since tables ask for every key.
  func comparison(of type: TypeID) -> NominalComparison {
    if let known = dispatch.comparisons[type] { return known }
    let found = NominalComparison(
      equals: operatorWitness("==", for: type), hash: hashWitness(for: type),
      isByRawValue: isComparedByRawValue(type), isByHashValue: isHashedByValue(type))
    dispatch.comparisons[type] = found
    return found
  }

  private func hashWitness(for type: TypeID) -> Function? {
    member(of: type) { nominal in
      if nominal.isLibrary, nominal.isReference { types.load("hash", of: nominal) }
      // Native ones, such as the default, end up in `hash(_:into:)`.
      return nominal.members["hash"]?.first {
        !$0.isStatic && $0.native == nil && $0.parameters.count == 1
          && $0.parameters[0].label == "into"
      }
    }
  }

  private func isHashedByValue(_ type: TypeID) -> Bool {
    let getter = member(of: type) { nominal in
      nominal.isLibrary
        ? nil : nominal.properties["hashValue"]?.first { !$0.isStatic }.flatMap(\.getter)
    }
    return getter != nil
  }

  private func isComparedByRawValue(_ type: TypeID) -> Bool {
    guard let nominal = types.nominal(of: type), nominal.rawType == nil,
      nominal.kind != .structure || nominal.fields.count > 1,
      let wanted = types.libraryNominal("RawRepresentable")
    else { return false }
    return types.conforms(type, to: wanted)
  }
}
