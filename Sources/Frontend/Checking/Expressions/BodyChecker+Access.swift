import Diagnostics
import IR

extension BodyChecker {
  /// Reports the use of a `private` member outside its type.
  func checkAccess(_ found: [FoundMember], _ name: String, _ range: SourceRange) {
    guard !world.privateMembers.isEmpty, trialDepth == 0, !scope.isLibrary else { return }
    let isHidden = found.allSatisfy { member in
      guard let (declaration, owner) = declaration(of: member) else { return false }
      return world.privateMembers.contains(ObjectIdentifier(declaration)) && !isInside(owner)
    }
    if isHidden, !found.isEmpty { report(.inaccessible(name, range)) }
  }

  private func declaration(of member: FoundMember) -> (AnyObject, Nominal)? {
    switch member.kind {
    case .field(let field): (field, field.owner)
    case .property(let property): property.owner.map { (property, $0) }
    case .function(let function): function.owner.map { (function, $0) }
    case .enumCase, .nested: nil
    }
  }

  /// True for code in the type, in its extensions, and in types nested in it.
  private func isInside(_ owner: Nominal) -> Bool {
    var current: DeclarationScope? = scope
    while let here = current {
      var nominal = here.nominal
      while let type = nominal {
        if type == owner { return true }
        nominal = type.outer
      }
      current = here.parent
    }
    return context.function?.owner == owner
  }
}
