/// Why a body runs: several reasons in one update still make one run (M3).
struct Reasons {
  var properties = PropertySet()
  /// First run of a new identity.
  var isNew = false
  /// The view value differs from the last one.
  var isSelf = false
  /// An observable property it had read changed.
  var isObserved = false

  /// Why the first body of a new identity runs, which every property is new for.
  static func first(ofPropertyCount count: Int) -> Reasons {
    Reasons(properties: .all(count), isNew: true, isSelf: true)
  }

  var isEmpty: Bool { !isNew && !isSelf && !isObserved && properties.isEmpty }

  mutating func formUnion(_ other: Reasons) {
    isNew = isNew || other.isNew
    isSelf = isSelf || other.isSelf
    isObserved = isObserved || other.isObserved
    properties.formUnion(other.properties)
  }

  /// In the order `_printChanges` prints: the observation marker first (U90, U91), then `@self`
  /// and `@identity` (U02), then storage names as declared (U08).
  func printed(for type: CompositeType) -> [String] {
    (isObserved ? ["@dependencies"] : []) + (isSelf ? ["@self"] : []) + identity(of: type)
      + names(of: type)
  }

  /// In the order reports list them: `@identity`, `@self`, `@dependencies`, then storage names.
  func listed(for type: CompositeType) -> [String] {
    identity(of: type) + (isSelf ? ["@self"] : []) + (isObserved ? ["@dependencies"] : [])
      + names(of: type)
  }

  /// Only views with a dynamic property have an identity to report (U01, M7).
  private func identity(of type: CompositeType) -> [String] {
    isNew && !type.properties.isEmpty ? ["@identity"] : []
  }

  private func names(of type: CompositeType) -> [String] {
    type.properties.indices.filter { properties.contains($0) }.map { type.properties[$0].name }
  }
}
