import Diagnostics
import IR

/// Subscripts of one form of which only some can be written.
extension BodyChecker {
  /// `base[arguments]` as something to write, by a subscript that has a setter.
  ///
  /// A protocol may ask for a getter, and an extension of it offer the same subscript with a
  /// setter: reading takes the one that is asked for, writing the other.
  func settablePlace(
    _ base: ParsedExpression, _ arguments: [ParsedArgument], _ use: PlaceUse, _ range: SourceRange
  ) -> (Place, Type)? {
    if settableSubscript == range { return nil }
    let outer = settableSubscript
    settableSubscript = range
    defer { settableSubscript = outer }
    let exists = trial {
      context.hasErrors = false
      return subscriptPlace(base, arguments, use, range) != nil && !context.hasErrors
    }
    return exists ? subscriptPlace(base, arguments, use, range) : nil
  }

  func hasSetter(_ candidate: CallCandidate) -> Bool {
    candidate.function.map { world.subscriptSetters[ObjectIdentifier($0)] != nil } ?? false
  }
}
