import IR

/// What is looked up by name at one place of the program, with the last answer.
struct DynamicSite {
  enum Kind {
    case name(String)
    case call(name: String, labels: [String?])
    case operation(String)
    case enumCase(EnumCase)
  }

  let kind: Kind
  var cachedType = TypeID(rawValue: -1)
  var member: DynamicMember?

  init(kind: Kind) { self.kind = kind }

  var name: String {
    switch kind {
    case .name(let name), .call(let name, _), .operation(let name): name
    case .enumCase(let enumCase): enumCase.name
    }
  }
}

/// A member found by name in a run-time type.
enum DynamicMember {
  case field(slot: Int, Field)
  case property(Property)
  case method(Function)
  case enumCase(EnumCase)
  case nested(Nominal)
  case tupleElement(Int)
}

/// A key path literal before its subscript arguments are known.
struct KeyPathTemplate {
  enum Step {
    case field(slot: Int, Field)
    case accessor(name: String, getter: Callee, setter: Callee?, arguments: Int)
    case tupleElement(Int)
    case chain, force, wrap
  }

  let steps: [Step]
}
