import Diagnostics
import IR

extension World {
  /// Reports protocols a user's type claims but does not implement.
  func checkRequirements(of nominal: Nominal) {
    guard nominal.kind != .protocol, !nominal.isLibrary else { return }
    if nominal.kind == .object { checkStoredProperties(of: nominal) }
    for ancestor in allProtocols(of: nominal) {
      for requirement in ancestor.requirements where requirement.kind != .setter {
        if !hasWitness(for: requirement, in: nominal, ancestor) {
          report(
            .missingRequirement(
              nominal, describe(requirement), of: ancestor, nominal.range))
        }
      }
    }
  }

  private func checkStoredProperties(of nominal: Nominal) {
    guard nominal.members["init"] == nil || nominal.members["init"]?.isEmpty == true else { return }
    if let field = nominal.fields.first(where: { $0.initialValue == nil }) {
      report(.uninitialized(field, of: nominal))
    }
  }

  private func describe(_ requirement: Requirement) -> String {
    switch requirement.kind {
    case .getter, .setter: "a property '\(requirement.function.name)'"
    case .initializer, .function: "'\(requirement.function.fullName)'"
    }
  }

  /// Requirements that are synthesised for types that only name the protocol.
  private static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "RawRepresentable",
    "CaseIterable", "Sendable", "Error", "CodingKey", "Actor", "Observable",
  ]

  private func hasWitness(
    for requirement: Requirement, in nominal: Nominal, _ ancestor: Nominal
  ) -> Bool {
    if ancestor.isLibrary, Self.synthesized.contains(ancestor.name) { return true }
    let function = requirement.function
    if function.isSubscript { return true }
    let isStatic = function.isStatic || requirement.kind == .initializer
    let name = function.name
    let selfType = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    let found = members(named: name, of: selfType, isStatic: isStatic)
    return found.contains { member in
      switch (requirement.kind, member.kind) {
      case (.getter, .field), (.getter, .property), (.setter, .field), (.setter, .property): true
      case (.function, .function(let candidate)), (.initializer, .function(let candidate)):
        candidate.fullName == function.fullName
      case (.getter, .enumCase), (.function, .enumCase): true
      default: false
      }
    }
  }
}
