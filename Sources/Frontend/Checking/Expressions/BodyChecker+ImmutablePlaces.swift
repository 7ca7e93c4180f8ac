import Diagnostics
import IR

// What is said of a place that cannot be changed, and where.

extension BodyChecker {
  /// Why a value that is stored nowhere cannot be changed.
  func immutable(
    _ expression: ParsedExpression, _ use: PlaceUse
  ) -> (name: String, kind: Immutability, range: SourceRange)? {
    switch expression.kind {
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name, _):
        return (mayNameType(name) ? "" : name, .result, expression.range)
      case .member(_, _, _, let nameRange): return ("", .result, nameRange)
      default: return ("", .result, expression.range)
      }
    case .binary(_, _, _, let operatorRange) where isAssign(use):
      return ("binary", .operation, operatorRange)
    case .prefix, .postfix: return isAssign(use) ? ("unary", .operation, expression.range) : nil
    case .integer, .wideInteger, .floating, .string, .boolean, .nil:
      return ("", .literal, expression.range)
    default: return nil
    }
  }

  func reportImmutable(
    _ name: String, _ local: Local, _ use: PlaceUse, _ range: SourceRange
  ) {
    let kind: Immutability =
      name == "self" ? .selfValue : name.hasPrefix("$") ? .shorthand : .constant
    refuse(name, kind: kind, use: use, range, declaration: local.range)
  }

  /// Reports that something cannot be changed, where the compiler does: at the last member of what
  /// is assigned, at the operator, at the method, at the `&`.
  func refuse(
    _ name: String, kind: Immutability, use: PlaceUse, _ range: SourceRange,
    declaration: SourceRange?
  ) {
    report(
      .immutable(
        name, kind: kind, use: use, form: reportedPlace?.form ?? .whole,
        reportedPlace?.range ?? range, declaration: declaration))
  }

  /// Runs `work`, which finds a place, with what reports are to name.
  func reporting<Result>(_ place: ChangedPlace?, _ work: () -> Result) -> Result {
    let outer = reportedPlace
    reportedPlace = place
    defer { reportedPlace = outer }
    return work()
  }

  /// Where a change of the whole expression is reported, if not at its start.
  func assignedPlace(_ target: ParsedExpression) -> ChangedPlace? {
    switch target.kind {
    case .member(_, _, _, let nameRange): ChangedPlace(range: nameRange, form: .property)
    case .subscripted(let base, _):
      ChangedPlace(
        range: SourceRange(
          file: target.range.file, start: base.range.end, end: target.range.end),
        form: .element)
    case .parenthesized(let inner), .forceUnwrap(let inner), .optionalLink(let inner):
      assignedPlace(inner)
    default: nil
    }
  }
}
