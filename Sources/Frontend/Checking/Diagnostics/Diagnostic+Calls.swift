import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing an argument that was left out.
  static func missingArgument(
    _ parameter: Parameter, at position: Int, _ range: SourceRange, note: Note?
  ) -> Diagnostic {
    let message =
      parameter.label.map { "missing argument for parameter '\($0)' in call" }
      ?? "missing argument for parameter #\(position + 1) in call"
    return Diagnostic(
      id: "frontend.missing-argument", message: message, range: range,
      notes: note.map { [$0] } ?? [])
  }

  /// Returns an error diagnosing an argument that nothing takes.
  static func extraArgument(
    _ argument: ParsedArgument, in callee: String, parameters: [Parameter], note: Note?
  ) -> Diagnostic {
    let message: String
    if argument.isTrailingClosure {
      message = "extra trailing closure passed in call"
    } else if parameters.isEmpty {
      message = "argument passed to call that takes no arguments"
    } else {
      message = argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
    }
    return Diagnostic(
      id: "frontend.extra-argument", message: message, range: argument.value.range,
      notes: note.map { [$0] } ?? [])
  }

  /// Returns an error diagnosing arguments in the wrong order.
  static func wrongOrder(
    _ argument: ParsedArgument, _ position: Int, before other: String, _ note: Note?
  ) -> Diagnostic {
    let what = argument.label.map { "argument '\($0)'" } ?? "unnamed argument #\(position + 1)"
    return Diagnostic(
      id: "frontend.argument-order", message: "\(what) must precede argument '\(other)'",
      range: argument.labelRange ?? argument.value.range, notes: note.map { [$0] } ?? [])
  }

  /// Returns an error diagnosing a value of the wrong type.
  static func cannotConvert(
    _ type: Type, to expected: Type, _ range: SourceRange, for purpose: ConversionPurpose
  ) -> Diagnostic {
    let isResult = if case .result = purpose { true } else { false }
    return Diagnostic(
      id: isResult ? "frontend.return-mismatch" : "frontend.type-mismatch",
      message: purpose.message(type, expected), range: range)
  }

  /// Returns an error diagnosing arguments that a generic parameter cannot stand for both.
  static func conflictingArguments(
    _ parameter: GenericParameter, _ first: Type, _ second: Type, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.type-mismatch",
      message: "conflicting arguments to generic parameter '\(parameter.name)' "
        + "('\(first)' vs. '\(second)')", range: range)
  }

  /// Returns an error diagnosing an array for a parameter that takes several arguments.
  static func arrayForSeveral(
    _ type: Type, of element: Type, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.type-mismatch",
      message: "cannot pass array of type '\(type)' as variadic arguments of type '\(element)'",
      range: range)
  }

  /// Returns an error diagnosing a value of a type that lacks a conformance.
  static func lacksConformance(
    _ type: Type, _ needed: Nominal, _ range: SourceRange, for purpose: ConversionPurpose
  ) -> Diagnostic {
    let message =
      switch purpose {
      case .argument: "argument type '\(type)' does not conform to expected type '\(needed.name)'"
      case .result: "return expression of type '\(type)' does not conform to '\(needed.name)'"
      case .specified:
        "value of type '\(type)' does not conform to specified type '\(needed.name)'"
      case .assignment:
        "cannot assign value of type '\(type)' to type 'any \(needed.name)'"
      default: purpose.message(type, .existential([ProtocolReference(needed)]))
      }
    return Diagnostic(id: "frontend.no-conformance", message: message, range: range)
  }

  /// Returns an error diagnosing an optional where its payload is wanted.
  static func mustUnwrap(_ type: Type, as payload: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unwrap",
      message:
        "value of optional type '\(type)' must be unwrapped to a value of type '\(payload)'",
      range: range,
      notes: [
        Note("use '??' to give a default value for 'nil'"),
        Note("use '!' to stop the program if there is no value"),
      ])
  }

  /// Returns an error diagnosing a closure that uses more or fewer arguments than it gets.
  static func closureArity(_ wanted: Type, _ used: Int, _ range: SourceRange) -> Diagnostic {
    let expected = wanted.functionType?.parameters.count ?? 0
    return Diagnostic(
      id: "frontend.closure-arguments",
      message: "contextual closure type '\(wanted.asWritten)' expects "
        + "\(expected) argument\(expected == 1 ? "" : "s"), but \(used) "
        + "\(used == 1 ? "was" : "were") used in closure body", range: range)
  }

  /// Returns an error diagnosing `while 1`.
  static func literalCondition(_ bit: Int, _ range: SourceRange) -> Diagnostic {
    let meant = bit == 0 ? "false" : "true"
    return Diagnostic(
      id: "frontend.condition",
      message: "integer literal value '\(bit)' cannot be used as a boolean; did you mean "
        + "'\(meant)'?", range: range,
      fixIts: [
        FixIt(message: "replace '\(bit)' with '\(meant)'", range: range, replacement: meant)
      ])
  }

  /// Returns an error diagnosing a number used as a condition.
  static func integerCondition(
    _ type: Type, _ range: SourceRange, test: String = "!= 0"
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.condition",
      message: "type '\(type)' cannot be used as a boolean; test for '\(test)' instead",
      range: range)
  }

  /// Returns an error diagnosing an optional used as a condition.
  static func optionalCondition(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.condition",
      message: "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead",
      range: range)
  }

  /// Returns an error diagnosing a type that lacks a needed conformance.
  static func doesNotConform(_ type: Type, to needed: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-conformance",
      message: "type '\(type)' cannot conform to '\(needed.name)'", range: range)
  }

  /// Returns an error diagnosing a written type whose argument is not what it asks for.
  static func lacksConformance(
    _ type: Type, _ needed: Nominal, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-conformance",
      message: "type '\(type)' does not conform to protocol '\(needed.name)'", range: range)
  }

  /// Returns an error diagnosing an argument that a generic function cannot take.
  static func requirementUnmet(
    _ function: String, _ type: Type, _ needed: Nominal, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-conformance",
      message: "\(function) requires that '\(type)' conform to '\(needed.name)'", range: range)
  }

  /// Returns an error diagnosing a value without `&` for an `inout` parameter.
  static func inoutNeedsAddress(_ type: Type, _ range: SourceRange) -> Diagnostic {
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    return Diagnostic(
      id: "frontend.inout-address",
      message:
        "passing value of type '\(type)' to an inout parameter requires explicit '&'",
      range: range, fixIts: [FixIt(message: "insert '&'", range: start, replacement: "&")])
  }

  /// Returns an error diagnosing `&` where nothing is `inout`.
  static func extraneousAddress(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.extraneous-address", message: "use of extraneous '&'", range: range)
  }

  /// Returns an error diagnosing a call of something that is no function.
  static func cannotCall(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.not-callable",
      message: "cannot call value of non-function type '\(type)'", range: range)
  }

  /// Returns an error diagnosing an attempt to make a protocol.
  static func cannotConstructProtocol(_ declaration: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.protocol-construction",
      message:
        "'any \(declaration.name)' cannot be constructed because it has no accessible initializers",
      range: range)
  }

  /// Returns an error diagnosing a type that cannot be made.
  static func noInitializer(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-initializer",
      message: "'\(type)' cannot be constructed because it has no accessible initializers",
      range: range)
  }

  /// Returns an error diagnosing a subscript that the type does not have.
  static func noSubscript(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.no-subscript", message: "value of type '\(type)' has no subscripts",
      range: range)
  }

  /// Returns an error diagnosing an index that a key path cannot keep: one that is made when it is
  /// needed.
  static func unhashableIndex(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unhashable-index",
      message: "subscript index of type '() -> \(type)' in a key path must be Hashable",
      range: range)
  }

  /// Returns an error diagnosing a throwing call without `try` handling.
  static func unhandledError(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unhandled-error",
      message:
        "errors thrown from here are not handled",
      range: range, notes: [Note("use 'do { try … } catch { … }' or 'try?'")])
  }

  /// Returns an error diagnosing a throwing call that does not say so.
  static func tryMissing(_ what: String, isHandled: Bool, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.try",
      message: isHandled
        ? "\(what) can throw but is not marked with 'try'"
        : "\(what) can throw, but it is not marked with 'try' and the error is not handled",
      range: range,
      notes: [Note("did you mean to use 'try'?")])
  }

  /// Returns an error diagnosing a suspending call that does not say so.
  static func awaitMissing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.await", message: "expression is 'async' but is not marked with 'await'",
      range: range)
  }

  /// Returns an error diagnosing a suspending call where nothing may suspend.
  static func asyncInSync(
    _ name: String, _ what: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.async",
      message: "'async' \(what) in a function that does not support concurrency", range: range,
      notes: [Note("'\(name)' is async: mark the function around it 'async', or use 'Task { … }'")])
  }

  /// Returns an error diagnosing a `throw` in a function that does not throw.
  static func unhandledThrow(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.unhandled-throw",
      message: "error is not handled because the enclosing function is not declared 'throws'",
      range: range)
  }

  /// Returns an error diagnosing operands that an operator does not take.
  static func badOperands(_ name: String, _ left: Type, _ right: Type, _ range: SourceRange)
    -> Diagnostic
  {
    if name == "%", left == right, ["Double", "Float", "CGFloat"].contains(left.declaration?.name) {
      return Diagnostic(
        id: "frontend.operands",
        message: "'%' is unavailable: For floating point numbers use truncatingRemainder instead",
        range: range)
    }
    let message =
      left == right
      ? "binary operator '\(name)' cannot be applied to two '\(left)' operands"
      : "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    return Diagnostic(id: "frontend.operands", message: message, range: range)
  }

  /// Returns an error diagnosing `%=` on fractions.
  static func remainderUnavailable(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.operands",
      message: "'%=' is unavailable: For floating point numbers use formTruncatingRemainder "
        + "instead", range: range)
  }

  /// Returns an error diagnosing an operand that a prefix or postfix operator does not take.
  static func badOperand(_ name: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    if name == "++" || name == "--" {
      return Diagnostic(
        id: "frontend.operand",
        message: "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?",
        range: range)
    }
    return Diagnostic(
      id: "frontend.operand",
      message: "unary operator '\(name)' cannot be applied to an operand of type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing branches of different types.
  static func ternaryMismatch(_ first: Type, _ second: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.ternary",
      message:
        "result values in '? :' expression have mismatching types '\(first)' and '\(second)'",
      range: range)
  }

  /// Returns an error diagnosing a builder block that makes nothing.
  static func emptyBuilder(_ builder: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.builder",
      message: "result builder '\(builder.name)' cannot build this block", range: range)
  }

  /// Returns an error diagnosing generic arguments that are too many.
  static func wrongGenericCount(
    _ declaration: Nominal, given: Int, expected: Int, _ range: SourceRange
  ) -> Diagnostic {
    let amount = given > expected ? "too many" : "too few"
    return Diagnostic(
      id: "frontend.generic-arguments",
      message: "generic type '\(declaration.name)' specialized with \(amount) type parameters "
        + "(got \(given), but expected \(expected))",
      range: range)
  }

  /// Returns an error diagnosing inheritance from something that is no protocol or class.
  static func cannotInherit(_ nominal: Nominal, from other: Nominal, _ range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "frontend.inheritance",
      message: "inheritance from non-protocol type '\(other.name)'", range: range)
  }

  /// Returns an error diagnosing a raw type of which no value can be written.
  static func rawType(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.raw-type",
      message: "raw type '\(type)' is not expressible by a string, integer, or floating-point "
        + "literal", range: range)
  }
}

extension SourceRange {
  /// The end of a call, where the compiler points for what is missing in it.
  var lastByte: SourceRange {
    SourceRange(file: file, start: max(start, end - 1), end: end)
  }
}
