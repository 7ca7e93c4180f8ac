import Diagnostics
import IR

extension World {
  /// Reports `private` members that a protocol asks for: whoever sees the conformance sees them.
  func checkAccess(ofWitnessesOf nominal: Nominal, for ancestor: Nominal) {
    guard !privateMembers.isEmpty else { return }
    let type = Type.nominal(nominal, nominal.genericParameters.map { .parameter($0) })
    for requirement in ancestor.requirements where requirement.kind != .setter {
      let wanted = requirement.function
      guard wanted.name.first.map({ $0.isLetter || $0 == "_" }) ?? false else { continue }
      let found = members(
        named: wanted.name, of: type,
        isStatic: wanted.isStatic || requirement.kind == .initializer
      ).filter(isApplicable).compactMap { witness($0, of: requirement) }
      guard let only = found.first, found.count == 1, only.owner == nominal,
        privateMembers.contains(ObjectIdentifier(only.declaration))
      else { continue }
      report(
        .hiddenWitness(
          kindWord(only, requirement) + " '\(only.name)'", access(nominal, ancestor),
          place(of: only, for: ancestor, in: nominal)))
    }
  }

  private struct Witness {
    let declaration: AnyObject
    let owner: Nominal?
    let name: String
    let range: SourceRange
  }

  private func witness(_ member: FoundMember, of requirement: Requirement) -> Witness? {
    switch (requirement.kind, member.kind) {
    case (.getter, .field(let field)):
      Witness(declaration: field, owner: field.owner, name: field.name, range: field.range)
    case (.getter, .property(let property)):
      Witness(
        declaration: property, owner: property.owner, name: property.name, range: property.range)
    case (.function, .function(let function)), (.initializer, .function(let function)):
      function.fullName != requirement.function.fullName
        ? nil
        : Witness(
          declaration: function, owner: function.owner, name: function.fullName,
          range: function.range)
    default: nil
    }
  }

  private func kindWord(_ witness: Witness, _ requirement: Requirement) -> String {
    switch requirement.kind {
    case .initializer: "initializer"
    case .function: "method"
    case .getter, .setter: "property"
    }
  }

  /// What the compiler says of who has to see it.
  private func access(_ nominal: Nominal, _ ancestor: Nominal) -> String {
    let hidden = ["private", "fileprivate"].first(where: ancestor.attributes.contains)
    if let hidden {
      return "declared fileprivate because it matches a requirement in \(hidden) protocol "
        + "'\(ancestor.name)'"
    }
    guard ancestor.isLibrary || ancestor.attributes.contains("public") else {
      return "declared internal because it matches a requirement in internal protocol "
        + "'\(ancestor.name)'"
    }
    return nominal.attributes.contains("public")
      ? "declared public because it matches a requirement in public protocol '\(ancestor.name)'"
      : "as accessible as its enclosing type because it matches a requirement in protocol "
        + "'\(ancestor.name)'"
  }

  /// The member, or the extension that claims the protocol for it.
  private func place(
    of witness: Witness, for ancestor: Nominal, in nominal: Nominal
  ) -> SourceRange {
    let claims = nominal.conformances.filter {
      refines($0.protocolReference.declaration, ancestor)
    }
    guard let claim = claims.first?.place, claim.file == witness.range.file,
      !(claim.start...claim.end).contains(witness.range.start)
    else { return witness.range }
    return SourceRange(file: claim.file, start: claim.start, end: claim.start + 9)
  }
}
