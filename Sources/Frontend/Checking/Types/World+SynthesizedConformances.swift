import Diagnostics
import IR

// `Equatable`, `Hashable` and `Comparable` that a type only names: structs and enums get them if
// all their parts have them.

extension World {
  /// A protocol whose requirements may be synthesised, and the member that does so by hand.
  private struct SynthesizedProtocol {
    let name: String
    let witness: String
    /// Structs get it too; enums always do.
    let isForStructs: Bool
  }

  private static let synthesizedProtocols = [
    SynthesizedProtocol(name: "Comparable", witness: "<", isForStructs: false),
    SynthesizedProtocol(name: "Hashable", witness: "hash", isForStructs: true),
    SynthesizedProtocol(name: "Equatable", witness: "==", isForStructs: true),
  ]

  /// Reports protocols that a type names, that nothing implements, and that cannot be synthesised.
  func checkSynthesis(of nominal: Nominal) {
    guard nominal.kind != .protocol, nominal.kind != .actor else { return }
    let type = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    guard !isUnmodelled(type) else { return }
    let all = allProtocols(of: nominal)
    for synthesized in Self.synthesizedProtocols {
      let needed = standard(synthesized.name)
      guard all.contains(needed), !inherits(needed, nominal) else { continue }
      let isThere = assumingConditions(of: nominal, for: needed) {
        isWritten(synthesized, needed, for: nominal, type)
      }
      if isThere { continue }
      if let note = obstacle(to: synthesized, needed, nominal) {
        report(
          Diagnostic(
            id: "frontend.requirement",
            message: "type '\(type)' does not conform to protocol '\(needed.name)'",
            range: place(of: needed, in: nominal), notes: [note]))
      }
    }
  }

  private func inherits(_ needed: Nominal, _ nominal: Nominal) -> Bool {
    nominal.superclass.map { conforms($0, to: needed) } ?? false
  }

  /// True if the type, an extension of a protocol it conforms to, or an operator at file level does
  /// what the protocol asks for.
  private func isWritten(
    _ synthesized: SynthesizedProtocol, _ needed: Nominal, for nominal: Nominal, _ type: Type
  ) -> Bool {
    let isOperator = synthesized.witness != "hash"
    let found = members(named: synthesized.witness, of: type, isStatic: isOperator)
    let isMember = found.contains { member in
      guard case .function(let function) = member.kind else { return false }
      return function.owner?.kind != .protocol
        || function.isExtensionMember && function.owner != needed && isApplicable(member)
    }
    if isMember { return true }
    if !isOperator {
      return nominal.properties["hashValue"] != nil || conforms(type, toLibrary: "RawRepresentable")
    }
    if synthesized.name == "Equatable", conforms(type, toLibrary: "RawRepresentable") {
      return true
    }
    return (user.functions[synthesized.witness] ?? []).contains { function in
      completeSignature(of: function)
      return function.parameters.allSatisfy { $0.type.declaration.map { $0 == nominal } ?? true }
    }
  }

  private func conforms(_ type: Type, toLibrary name: String) -> Bool {
    conforms(type, to: standard(name))
  }

  /// What keeps a protocol from being synthesised.
  private func obstacle(
    to synthesized: SynthesizedProtocol, _ needed: Nominal, _ nominal: Nominal
  ) -> Note? {
    let isPossible = nominal.kind == .enumeration || nominal.kind == .structure
    guard isPossible, synthesized.isForStructs || nominal.kind == .enumeration else {
      return Note(
        "automatic synthesis of '\(needed.name)' is not supported for "
          + "\(nominal.kind.keyword) declarations")
    }
    return assumingConditions(of: nominal, for: needed) {
      for field in nominal.fields where surelyLacks(needed, field.type) {
        return prevention("stored property", field.type, needed, nominal, field.range)
      }
      for payload in nominal.cases.flatMap(\.payload) where surelyLacks(needed, payload.type) {
        return prevention("associated value", payload.type, needed, nominal, nominal.range)
      }
      return nil
    }
  }

  /// Judges a type with what the conformance in question asks of its generic parameters.
  func assumingConditions<Result>(
    of nominal: Nominal, for needed: Nominal, _ work: () -> Result
  ) -> Result {
    let before = assumedBounds
    defer { assumedBounds = before }
    for conformance in nominal.conformances
    where refines(conformance.protocolReference.declaration, needed) {
      for case .conforms(let type, let bound) in conformance.conditions {
        assumedBounds[type, default: []].append(bound)
      }
    }
    return work()
  }

  private func prevention(
    _ part: String, _ type: Type, _ needed: Nominal, _ nominal: Nominal, _ range: SourceRange
  ) -> Note {
    Note(
      "\(part) type '\(type)' does not conform to protocol '\(needed.name)', preventing "
        + "synthesized conformance of '\(nominal.name)' to '\(needed.name)'", range: range)
  }

  /// True for types whose conformances the program tells, and that do not have this one.
  private func surelyLacks(_ needed: Nominal, _ type: Type) -> Bool {
    switch solver.resolve(type) {
    case .nominal(let declaration, let arguments) where declaration.isLibrary:
      let isContainer =
        isCovariant(declaration) || declaration == standard("Optional")
      return isContainer && arguments.contains { surelyLacks(needed, $0) }
    case .nominal(let declaration, let arguments):
      let type = Type.nominal(declaration, arguments)
      return !isUnmodelled(type) && !conforms(type, to: needed)
    case .tuple(let elements): return !elements.contains { $0.type.isDynamic }
    case .function, .metatype: return true
    case .existential: return true
    case .parameter(let parameter):
      return !parameter.isPack && !conforms(.parameter(parameter), to: needed)
    default: return false
    }
  }

  /// True if what the extension that a member is declared in asks for holds for the type it was
  /// found in, as far as that is known.
  func isApplicable(_ member: FoundMember) -> Bool {
    let requirements: [GenericRequirement]
    switch member.kind {
    case .property(let property): requirements = property.requirements
    case .function(let function):
      completeSignature(of: function)
      requirements = function.requirements
    default: return true
    }
    return requirements.allSatisfy { requirement in
      guard case .conforms(let asked, let bound) = requirement,
        case .nominal(let declaration, let arguments) = solver.head(
          member.substitution.apply(asked))
      else { return true }
      return conforms(.nominal(declaration, arguments), to: bound.declaration)
    }
  }
}
