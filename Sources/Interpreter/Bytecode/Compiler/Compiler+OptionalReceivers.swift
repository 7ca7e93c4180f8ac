import IR

/// An Optional as a receiver: its value tells nothing of its type, so the call has to.
extension Compiler {
  /// What a call passes for the parameters of the function's owner, if the receiver is an Optional
  /// or may be one.
  func ownersOfOptional(_ function: Function, _ receiver: Type) -> [Type]? {
    guard let owner = function.owner, function.native == nil else { return nil }
    if owner.kind == .protocol {
      guard evaluator.types.mayOptionalConform(to: owner) else { return nil }
      return isDependent(receiver) || wrapped(receiver) != nil ? [receiver] : nil
    }
    return owner.isLibraryType("Optional") ? wrapped(receiver).map { [$0] } : nil
  }

  static func receiverType(_ argument: Argument) -> Type? {
    switch argument {
    case .value(let expression): expression.type
    case .mutable(let place): type(of: place)
    case .defaulted: nil
    }
  }

  static func receiverType(_ receiver: Accessor.Receiver) -> Type? {
    switch receiver {
    case .none: nil
    case .place(let place): type(of: place)
    case .value(let expression): expression.type
    }
  }

  private static func type(of place: Place) -> Type? {
    switch place {
    case .local(let local): local.type
    case .global(let global): global.type
    case .temporary(let expression): expression.type
    default: nil
    }
  }
}
