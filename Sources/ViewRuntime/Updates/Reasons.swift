/// Why a body runs: several reasons in one update still make one run (M3).
///
/// One word, as every composite node has some: the properties, and three bits above them.
struct Reasons {
  private var bits: UInt64 = 0

  init() {}

  private init(bits: UInt64) { self.bits = bits }

  var properties: PropertySet {
    get { PropertySet(bits: bits & PropertySet.mask) }
    set { bits = bits & ~PropertySet.mask | newValue.bits }
  }

  /// First run of a new identity.
  var isNew: Bool {
    get { bits & Self.new != 0 }
    set { set(Self.new, newValue) }
  }

  /// The view value differs from the last one.
  var isSelf: Bool {
    get { bits & Self.ownValue != 0 }
    set { set(Self.ownValue, newValue) }
  }

  /// An observable property it had read changed.
  var isObserved: Bool {
    get { bits & Self.observed != 0 }
    set { set(Self.observed, newValue) }
  }

  private static let new: UInt64 = 1 << 63
  private static let ownValue: UInt64 = 1 << 62
  private static let observed: UInt64 = 1 << 61

  private mutating func set(_ flag: UInt64, _ isOn: Bool) {
    if isOn { bits |= flag } else { bits &= ~flag }
  }

  /// Why the first body of a new identity runs, which every property is new for.
  static func first(ofPropertyCount count: Int) -> Reasons {
    Reasons(bits: new | ownValue | PropertySet.all(count).bits)
  }

  var isEmpty: Bool { bits == 0 }

  mutating func formUnion(_ other: Reasons) { bits |= other.bits }

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
