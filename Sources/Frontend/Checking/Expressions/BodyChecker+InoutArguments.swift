import Diagnostics
import IR

extension BodyChecker {
  /// `&place` for an `inout` parameter.
  func inoutArgument(_ value: ParsedExpression, _ type: Type?) -> Argument {
    guard case .address(let inner) = value.kind else {
      if let reason = immutability(of: value) {
        report(.immutableArgument(reason, callRange ?? value.range))
        return .value(check(value, expecting: type))
      }
      let given = check(value, expecting: type)
      report(.inoutNeedsAddress(solver.resolve(given.type), value.range))
      return .value(given)
    }
    if let reason = immutability(of: inner) {
      report(.immutableArgument(reason, value.range))
      return .value(check(inner, expecting: type))
    }
    let found = reporting(ChangedPlace(range: value.range, form: .property)) { place(inner) }
    guard let (place, placeType) = found else { return .value(failed(value.range)) }
    if let type, !solver.unify(placeType, type), areDifferent(placeType, type) {
      report(
        .cannotConvert(
          solver.resolve(placeType), to: solver.resolve(type), value.range, for: .argument))
    }
    return .mutable(place)
  }

  /// Why what stands after a `&` is no variable.
  private func immutability(of expression: ParsedExpression) -> String? {
    switch expression.kind {
    case .parenthesized(let inner): immutability(of: inner)
    case .integer, .wideInteger, .floating, .boolean, .string: "literals are not mutable"
    case .binary: "binary operator returns immutable value"
    default: nil
    }
  }

  /// True for types that are both known and declared apart: an `inout` argument is not converted.
  private func areDifferent(_ given: Type, _ wanted: Type) -> Bool {
    guard case .nominal(let first, _) = solver.head(given),
      case .nominal(let second, _) = solver.head(wanted)
    else { return false }
    return first != second && trialDepth == 0
  }
}
