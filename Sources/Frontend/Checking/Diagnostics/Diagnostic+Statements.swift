import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing `break` or `continue` with nothing around it.
  static func outsideLoop(_ word: String, _ range: SourceRange) -> Diagnostic {
    let message =
      word == "break"
      ? "'break' is only allowed inside a loop, if, do, or switch"
      : "'continue' is only allowed inside a loop"
    return Diagnostic(id: "frontend.outside-loop", message: message, range: range)
  }

  /// Returns an error diagnosing a function that can end without its result.
  static func missingReturn(
    _ type: Type, from code: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.missing-return",
      message: "missing return in \(code) expected to return '\(type)'", range: range)
  }

  /// Returns an error diagnosing `return` without value.
  static func missingReturnValue(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.missing-return-value",
      message: "non-void function should return a value", range: range)
  }

  /// Returns an error diagnosing a value returned from a function without result.
  static func unexpectedReturnValue(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unexpected-return-value",
      message: "unexpected non-void return value in void function", range: range)
  }

  /// Returns an error diagnosing a label that nothing around has.
  static func unknownLabel(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unknown-label", message: "cannot find label '\(name)' in scope", range: range)
  }

  /// Returns an error diagnosing a tuple taken apart into the wrong number of names.
  static func tupleCount(_ type: Type, _ count: Int, _ range: SourceRange) -> Diagnostic {
    var parts = Array(repeating: "_", count: count)
    if case .tuple(let elements) = type {
      for index in parts.indices.prefix(elements.count) { parts[index] = "\(elements[index].type)" }
    }
    let wanted = parts.joined(separator: ", ")
    return Diagnostic(
      id: "frontend.tuple-pattern",
      message:
        "'\(type)' is not convertible to '(\(wanted))', tuples have a different number of elements",
      range: range)
  }

  /// Returns an error diagnosing a `guard` that does not leave.
  static func guardFallsThrough(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.guard",
      message:
        "'guard' body must not fall through, "
        + "consider using a 'return' or 'throw' to exit the scope",
      range: range)
  }

  /// Returns an error diagnosing a tuple pattern of the wrong size.
  static func tupleMismatch(_ type: Type, count: Int, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.tuple-pattern",
      message: isTuple(type)
        ? "tuple pattern has \(count) elements but the value has type '\(type)'"
        : "tuple pattern cannot match values of non-tuple type '\(type)'", range: range)
  }

  private static func isTuple(_ type: Type) -> Bool {
    if case .tuple = type { true } else { false }
  }

  /// Returns an error diagnosing a loop over something that is no sequence.
  static func notASequence(
    _ type: Type, isOptional: Bool, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.sequence",
      message: "for-in loop requires '\(type)' to conform to 'Sequence'"
        + (isOptional ? "; did you mean to unwrap optional?" : ""), range: range)
  }

  /// Returns an error diagnosing a case pattern with too many or too few parts.
  static func payloadMismatch(_ enumCase: EnumCase, count: Int, _ range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      id: "frontend.case-pattern",
      message:
        "'\(enumCase.name)' has \(enumCase.payload.count) associated values, not \(count)",
      range: range)
  }

  /// Returns an error diagnosing a pattern that can never match.
  static func patternMismatch(_ pattern: Type, _ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.pattern",
      message:
        "expression pattern of type '\(pattern)' cannot match values of type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing a `switch` that leaves values out.
  static func notExhaustive(_ range: SourceRange, missing: [String]) -> Diagnostic {
    let word = SourceRange(file: range.file, start: range.start, end: range.start + 6)
    return Diagnostic(
      id: "frontend.switch", message: "switch must be exhaustive", range: word,
      notes: missing.isEmpty
        ? [Note("add a default clause")]
        : missing.map { Note("add missing case: '.\($0)'") })
  }

  /// Returns an error diagnosing a conforming type without what the protocol asks for.
  static func missingRequirement(
    _ type: Type, _ requirements: [String], of needed: Nominal, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.requirement",
      message: "type '\(type)' does not conform to protocol '\(needed.name)'",
      range: range, notes: requirements.map { Note("it needs \($0)") })
  }

  /// Returns an error diagnosing a `throw` of something that is no error.
  static func throwsNoError(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-conformance",
      message: "thrown expression type '\(type)' does not conform to 'Error'", range: range)
  }

  /// Returns an error diagnosing `private` and the like where nothing outside sees the declaration.
  static func localAccessLevel(_ word: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.local-access",
      message: "attribute '\(word)' can only be used in a non-local scope", range: range)
  }

  /// Returns an error diagnosing `private` and the like inside a protocol.
  static func protocolAccessLevel(_ word: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.protocol-access",
      message: "'\(word)' modifier cannot be used in protocols", range: range)
  }

  /// Returns an error diagnosing a member that fewer see than the protocol that asks for it.
  static func hiddenWitness(
    _ member: String, _ access: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.witness-access", message: "\(member) must be \(access)", range: range)
  }

  /// Returns an error diagnosing `for await` over what may throw.
  static func throwingLoop(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unmarked-throw", message: "call can throw, but the error is not handled",
      range: range, notes: [Note("write 'for try await'")])
  }

  /// Returns an error diagnosing a `return` at file level.
  static func returnOutside(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.outside-function", message: "return invalid outside of a func", range: range)
  }

  /// Returns an error diagnosing a case without code.
  static func emptyCase(_ written: ParsedSwitch.Case) -> Diagnostic {
    let label = written.isDefault ? "default" : "case"
    let start = written.range.start
    return Diagnostic(
      id: "frontend.empty-case",
      message: "'\(label)' label in a 'switch' must have at least one executable statement",
      range: SourceRange(file: written.range.file, start: start, end: start + label.utf8.count))
  }

  /// Returns an error diagnosing a raw value of another type than the enum's.
  static func rawValueMismatch(_ type: Type, _ raw: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.raw-value",
      message: "cannot convert value of type '\(type)' to raw type '\(raw)'", range: range)
  }

  /// Returns an error diagnosing a raw value that two cases would have.
  static func repeatedRawValue(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.raw-value", message: "raw value for enum case is not unique", range: range)
  }

  /// Returns an error diagnosing an assignment where a comparison was meant.
  static func assignedCondition(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.condition",
      message: "use of '=' in a boolean context, did you mean '=='?", range: range,
      fixIts: [FixIt(message: "replace '=' with '=='", range: range, replacement: "==")])
  }

  /// Returns an error diagnosing a stored property that nothing initialises.
  static func uninitialized(_ field: Field, of nominal: Nominal) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "class '\(nominal.name)' has no initializers", range: nominal.range,
      notes: [
        Note(
          "stored property '\(field.name)' without initial value prevents synthesized initializers",
          range: field.range)
      ])
  }
}
