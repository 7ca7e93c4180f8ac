import IR

/// A pattern reduced to what exhaustiveness depends on.
indirect enum PatternShape {
  /// Matches everything.
  case any
  /// A case of an enum, `some`/`none`, `true`/`false`, or `()` for a tuple.
  case constructor(String, [PatternShape])
  /// Matches some values of a type that cannot be listed.
  case partial
}

/// Decides whether rows of patterns cover every value of their column types (Maranget's
/// algorithm): split the first column by constructor, drop it, and look at the rest.
struct PatternMatrix {
  /// The constructors of a type with their payload types; `nil` for types that cannot be listed.
  let constructors: (Type) -> [(name: String, payload: [Type])]?

  /// The first constructors that nothing covers; empty if the rows cover everything.
  func missing(_ rows: [[PatternShape]], _ types: [Type]) -> [String]? {
    guard let first = types.first else { return rows.isEmpty ? [] : nil }
    let rest = Array(types.dropFirst())
    // There is no value of an enum without cases.
    if constructors(first)?.isEmpty == true { return nil }
    // Splitting is needed only where some row asks for a constructor; otherwise a recursive enum
    // would be unfolded for ever.
    let isSplit = rows.contains { if case .constructor? = $0.first { true } else { false } }
    guard isSplit, let listed = constructors(first) else {
      let open = rows.filter { if case .any? = $0.first { true } else { false } }
      return missing(open.map { Array($0.dropFirst()) }, rest).map { _ in
        constructors(first)?.map(\.name) ?? []
      }
    }
    var uncovered: [String] = []
    for constructor in listed {
      let specialised = rows.compactMap { specialise($0, constructor.name, constructor.payload) }
      if missing(specialised, constructor.payload + rest) != nil {
        uncovered.append(constructor.name)
      }
    }
    return uncovered.isEmpty ? nil : uncovered
  }

  /// What is left of a row once its first column is known to be `name`.
  private func specialise(_ row: [PatternShape], _ name: String, _ payload: [Type])
    -> [PatternShape]?
  {
    guard let head = row.first else { return nil }
    let tail = row.dropFirst()
    switch head {
    case .any: return payload.map { _ in .any } + tail
    case .partial: return nil
    case .constructor(let other, let parts):
      guard other == name else { return nil }
      if parts.count == payload.count { return parts + tail }
      // No sub-patterns, or one that takes the payload as a whole.
      return payload.map { _ in .any } + tail
    }
  }
}
