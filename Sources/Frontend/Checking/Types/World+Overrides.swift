import Diagnostics
import IR

// Which method of a superclass a method overrides: of several of one name, the parameters tell.

extension World {
  /// The method that one marked `override` overrides: of the same types, or of narrower ones, as an
  /// override may take more than it has to.
  func overridden(by function: Function) -> Function? {
    let inherited = inheritedNamesakes(of: function)
    let types = function.parameters.map { solver.resolve($0.type) }
    if let same = inherited.first(where: { $0.types == types }) { return same.function }
    let wider = inherited.first { candidate in
      let state = solver.save()
      defer { solver.restore(state) }
      return zip(candidate.types, types).allSatisfy { solver.convert($0, to: $1) != nil }
    }
    // Parameters of generic methods are other types by name only.
    let open = inherited.first {
      !$0.function.genericParameters.isEmpty
        && $0.function.genericParameters.count == function.genericParameters.count
    }
    return (wider ?? open)?.function
  }

  /// The methods of superclasses with the name and labels of one, each with the types of its
  /// parameters as this class sees them.
  private func inheritedNamesakes(of function: Function) -> [(function: Function, types: [Type])] {
    guard let superclass = function.owner?.superclass else { return [] }
    completeSignature(of: function)
    return members(named: function.name, of: superclass, isStatic: function.isStatic).compactMap {
      guard case .function(let other) = $0.kind, other.owner?.kind == .object,
        other.kind == function.kind, other.fullName == function.fullName,
        !other.attributes.contains("private")
      else { return nil }
      completeSignature(of: other)
      let substitution = $0.substitution
      return (other, other.parameters.map { solver.resolve(substitution.apply($0.type)) })
    }
  }

  /// Reports methods that override without saying so, and `override` without anything to override.
  func checkOverrides(of nominal: Nominal) {
    guard case .nominal(let parent, _)? = nominal.superclass else { return }
    for function in nominal.members.values.flatMap({ $0 })
    where function.kind == .function && !function.attributes.contains("private") {
      if function.isOverride {
        if !parent.isLibrary, !mayInherit(parent), function.overridden == nil {
          report(.overridesNothing("method", function.range))
        }
      } else if !function.isStatic, repeatsInherited(function) {
        report(.overrideMissing(function.range))
      }
    }
  }

  private func repeatsInherited(_ function: Function) -> Bool {
    let inherited = inheritedNamesakes(of: function)
    let types = function.parameters.map { solver.resolve($0.type) }
    return inherited.contains {
      $0.types == types && $0.function.genericParameters.isEmpty
        && function.genericParameters.isEmpty
    }
  }

  /// True for a class with a superclass of the library's, whose members may not all be known.
  private func mayInherit(_ nominal: Nominal) -> Bool {
    var current: Nominal? = nominal
    while let here = current {
      if here.isLibrary { return true }
      current = here.superclass?.declaration
    }
    return false
  }
}
