import IR

/// What a value of the wrong type was wanted for; it decides the wording.
enum ConversionPurpose {
  case argument, closureResult, result, specified, assignment, condition, element, dictionaryKey,
    dictionaryValue, negation, coercion
  /// An element that gets a new value.
  case elementAssignment
  /// A branch of an `if` or `switch` expression whose type the first branch decides.
  case branch

  /// The wording for `nil` where no optional is wanted.
  func nilMessage(_ expected: Type) -> String {
    switch self {
    case .argument, .negation, .branch:
      "'nil' is not compatible with expected argument type '\(expected)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(expected)'"
    case .result: "'nil' is not compatible with expected return type '\(expected)'"
    case .specified, .coercion: "'nil' cannot initialize specified type '\(expected)'"
    case .assignment, .elementAssignment: "'nil' cannot be assigned to type '\(expected)'"
    case .condition: "'nil' is not compatible with expected condition type '\(expected)'"
    case .element: "'nil' is not compatible with expected element type '\(expected)'"
    case .dictionaryKey: "'nil' is not compatible with expected dictionary key type '\(expected)'"
    case .dictionaryValue:
      "'nil' is not compatible with expected dictionary value type '\(expected)'"
    }
  }

  func message(_ type: Type, _ wanted: Type) -> String {
    let expected = wanted.asWritten
    return switch self {
    case .argument, .negation:
      "cannot convert value of type '\(type)' to expected argument type '\(expected)'"
    case .closureResult:
      "cannot convert value of type '\(type)' to closure result type '\(expected)'"
    case .result:
      "cannot convert return expression of type '\(type)' to return type '\(expected)'"
    case .specified: "cannot convert value of type '\(type)' to specified type '\(expected)'"
    case .coercion: "cannot convert value of type '\(type)' to type '\(expected)' in coercion"
    case .assignment: "cannot assign value of type '\(type)' to type '\(expected)'"
    case .elementAssignment:
      "cannot assign value of type '\(type)' to subscript of type '\(expected)'"
    case .branch: "branches have mismatching types '\(expected)' and '\(type)'"
    case .condition:
      "cannot convert value of type '\(type)' to expected condition type '\(expected)'"
    case .element: "cannot convert value of type '\(type)' to expected element type '\(expected)'"
    case .dictionaryKey:
      "cannot convert value of type '\(type)' to expected dictionary key type '\(expected)'"
    case .dictionaryValue:
      "cannot convert value of type '\(type)' to expected dictionary value type '\(expected)'"
    }
  }
}
