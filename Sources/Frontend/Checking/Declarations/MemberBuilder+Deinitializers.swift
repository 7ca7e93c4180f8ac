import Diagnostics
import IR

extension MemberBuilder {
  /// Takes a `deinit` into a class or an actor, and says where else it cannot be.
  func takeDeinitializer(
    _ function: Function, _ declaration: ParsedDeclaration, isExtension: Bool
  ) {
    let place = declaration.nameRange
    switch nominal.kind {
    case .object, .actor:
      if isExtension { return world.report(.misplacedDeinitializer(place)) }
      nominal.deinitializer = function
      return
    case .protocol: return world.report(.misplacedDeinitializer(place))
    case .structure, .enumeration: break
    }
    if isExtension { return world.report(.misplacedDeinitializer(place)) }
    guard nominal.attributes.contains(Nominal.noncopyable) else {
      return world.report(.copyableDeinitializer(nominal.kind.keyword, nominal.name, place))
    }
    // Whether values can be copied is not modelled, so neither is where their lifetime ends.
    let name = "\(nominal.qualifiedName).deinit"
    world.reportUnsimulated(name, .inert(name, place))
  }
}

extension Nominal {
  /// The mark of a type that is declared with `~Copyable`.
  static let noncopyable = "_noncopyable"
}

extension Diagnostic {
  /// Returns an error diagnosing a `deinit` where nothing ends.
  static func misplacedDeinitializer(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.deinit",
      message:
        "deinitializers may only be declared within a class, actor, or noncopyable type",
      range: range)
  }

  /// Returns an error diagnosing a `deinit` of values that are copied.
  static func copyableDeinitializer(
    _ kind: String, _ name: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.deinit",
      message:
        "deinitializer cannot be declared in \(kind) '\(name)' that conforms to 'Copyable'",
      range: range)
  }
}
