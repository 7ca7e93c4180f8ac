import IR

/// What a call looks for in the run-time type of its receiver.
enum DispatchTarget {
  case direct(UnsafeMutablePointer<CodeUnit>)
  case method(Function)
  case requirement(Requirement)
  /// A requirement that Optional may meet, of a receiver whose type was resolved just before.
  case optionalRequirement(Requirement)
  case staticRequirement(Requirement)
}

/// How a type meets a requirement.
enum Witness {
  case function(Function)
  case field(slot: Int, Field)
  case enumCase(EnumCase)
}

/// Answers to dispatch questions, kept until a redefinition.
struct DispatchCaches {
  struct MethodKey: Hashable {
    let function: Function
    let type: TypeID
  }

  struct WitnessKey: Hashable {
    let requirement: Requirement
    let type: TypeID
  }

  /// What objects of a class consist of.
  struct Layout {
    let fieldCount: Int
    let hasDeinitializer: Bool
    /// Code that gives each class's fields their initial values, the subclass's first.
    var defaults: [(owner: Nominal, unit: UnsafeMutablePointer<CodeUnit>?)]
  }

  private(set) var targets: [DispatchTarget] = []
  var methods: [MethodKey: Function] = [:]
  var witnesses: [WitnessKey: Witness?] = [:]
  var witnessUnits: [WitnessKey: UnsafeMutablePointer<CodeUnit>] = [:]
  var layouts: [Nominal: Layout] = [:]
  var comparisons: [TypeID: NominalComparison] = [:]

  mutating func add(_ target: DispatchTarget) -> Int {
    targets.append(target)
    return targets.count - 1
  }

  mutating func invalidate() {
    methods.removeAll()
    witnesses.removeAll()
    witnessUnits.removeAll()
    layouts.removeAll()
    comparisons.removeAll()
  }
}

extension Evaluator {
  /// Forgets what a redefinition at the prompt may have changed.
  package func invalidateCaches() {
    dispatch.invalidate()
    types.invalidate()
    for unit in allUnits {
      let details = unit.pointee.details.takeUnretainedValue()
      for site in details.callSites where site.pointee.target >= 0 {
        site.pointee.cachedType = TypeID(rawValue: -1)
      }
      for index in details.dynamicSites.indices {
        details.dynamicSites[index].cachedType = TypeID(rawValue: -1)
      }
    }
  }

  /// True if a type conforms to a protocol.
  package func conforms(_ type: TypeID, to declaration: Nominal) -> Bool {
    types.conforms(type, to: declaration)
  }
}
