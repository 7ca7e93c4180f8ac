import Diagnostics
import IR

/// What an initialiser has to do before it is done, and before `self` can be used.
struct FollowedInitializer {
  enum Duty {
    /// Give every stored property a value.
    case fields
    /// That, and then call one of the superclass.
    case fieldsAndSuperclass
    /// Hand over to another initialiser, or assign `self` as a whole.
    case handingOver
  }

  let receiver: Local
  let owner: Nominal
  let duty: Duty
  /// The stored properties without initial value, in order.
  let fields: [Field]
  /// The constants that have their value already.
  let given: [Field]
  let endRange: SourceRange

  /// Describes an initialiser whose code was checked; `nil` for one of a type whose storage the
  /// program does not tell.
  init?(
    _ function: Function, _ receiver: Local, callsAnother: Bool, partwise: [Field],
    _ endRange: SourceRange
  ) {
    guard let owner = function.owner, owner.kind != .protocol else { return nil }
    self.receiver = receiver
    self.owner = owner
    self.endRange = endRange
    let isHandingOver =
      callsAnother || function.isConvenience
      || !owner.isReference && (owner.isLibrary || owner.kind == .enumeration)
    if owner.isLibrary, owner.isReference { return nil }
    if isHandingOver {
      duty = .handingOver
      fields = []
      given = []
      return
    }
    let hasOwnSuperclass = owner.superclass?.declaration?.isLibrary == false
    duty = hasOwnSuperclass ? .fieldsAndSuperclass : .fields
    fields = owner.fields.filter { field in
      field.initialValue == nil && !partwise.contains { $0 === field }
    }
    given = owner.fields.filter { $0.initialValue != nil && !$0.isMutable }
  }
}
