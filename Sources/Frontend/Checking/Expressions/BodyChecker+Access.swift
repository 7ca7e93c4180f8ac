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

  /// The initialisers that can be called from here; where there is none, all, and an error.
  func accessible(_ initializers: [CallCandidate], _ range: SourceRange) -> [CallCandidate] {
    guard !world.privateMembers.isEmpty, !scope.isLibrary else { return initializers }
    let open = initializers.filter { candidate in
      guard let function = candidate.function, let owner = function.owner else { return true }
      return !world.privateMembers.contains(ObjectIdentifier(function)) || isInside(owner)
    }
    if open.isEmpty, let owner = initializers.first?.function?.owner, trialDepth == 0 {
      report(.inaccessibleInitializer(of: owner, range))
    }
    return open.isEmpty ? initializers : open
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

  /// True for an object; to the program, what stands for something that is not modelled may be one.
  func isReference(_ type: Type) -> Bool {
    switch solver.head(type) {
    case .nominal(let declaration, _):
      declaration.isReference
        || !scope.isLibrary && declaration.attributes.contains("_unmodelled")
    case .parameter, .member:
      world.classBound(of: solver.head(type)) != nil
        || world.protocols(of: solver.head(type)).contains { isClassBound($0.declaration) }
    case .existential(let protocols): protocols.contains { isClassBound($0.declaration) }
    case .metatype, .dynamic: true
    default: false
    }
  }

  private func isClassBound(_ declaration: Nominal) -> Bool {
    declaration.kind == .object
      || world.allRefined(by: declaration).contains { $0.name == "AnyObject" && $0.isLibrary }
  }
}
