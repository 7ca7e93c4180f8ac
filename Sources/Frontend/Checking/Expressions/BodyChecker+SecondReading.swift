import Diagnostics
import IR

/// Expressions are read from the inside out; where that leads nowhere, what is wanted of the whole
/// is asked for another reading. Only code whose first reading failed pays for it.
extension BodyChecker {
  /// The first reading of an expression, or the other one, if the first is of no use.
  ///
  /// What the first reading reported about the expression is taken back then.
  func read(
    _ expression: ParsedExpression, _ first: () -> Expression,
    isUsable: (Expression) -> Bool, otherwise: () -> (() -> Expression)?
  ) -> Expression {
    let reported = world.diagnostics.count
    let errors = context.hasErrors
    let state = solver.save()
    let opaque = context.opaque
    let underlying = opaque?.underlying
    context.hasErrors = false
    let value = first()
    guard context.hasErrors || !isUsable(value) else {
      context.hasErrors = errors
      return value
    }
    let failed = (hasErrors: context.hasErrors, attempt: solver.withdraw(to: state))
    let made = opaque?.underlying
    opaque?.underlying = underlying
    let outer = naturalTypes
    naturalTypes = [:]
    defer { naturalTypes = outer }
    guard let second = otherwise() else {
      solver.restore(state)
      solver.redo(failed.attempt)
      opaque?.underlying = made
      context.hasErrors = errors || failed.hasErrors
      return value
    }
    let kept = world.diagnostics[reported...].filter { !isInside($0.range, expression.range) }
    world.diagnostics.replaceSubrange(reported..., with: kept)
    context.hasErrors = errors
    return second()
  }

  /// `draw(Column("age"), of: [Person()])`: what an argument is made of, a later one decides.
  func readAgain(
    _ early: [EarlyArgument], _ arguments: [ParsedArgument], _ candidate: CallCandidate,
    _ checked: inout [Int: Argument]
  ) {
    for read in early {
      let type = solver.resolve(candidate.type(of: read.parameter))
      guard trialDepth == 0, !context.hasErrors, type != read.type,
        case .call = arguments[read.index].value.kind
      else {
        hasOpenTypeArguments = true
        continue
      }
      checked[read.index] = argument(arguments[read.index], read.parameter, type, candidate)
    }
  }

  func isInside(_ range: SourceRange, _ whole: SourceRange) -> Bool {
    range.file == whole.file && range.start >= whole.start && range.end <= whole.end
  }

  /// `let x: Double = 1 + [1, 2].max()! * 2`: whole numbers are fractions where the expression is
  /// no fraction otherwise.
  func checkFraction(_ expression: ParsedExpression, expecting type: Type) -> Expression {
    guard mayBeReadAsFraction(expression, type) else { return check(expression, expecting: type) }
    return read(expression) {
      check(expression, expecting: type)
    } isUsable: { value in
      trial { solver.convert(value.type, to: type) != nil }
    } otherwise: {
      fractions(expression, type)
    }
  }

  /// An operand whose whole numbers are fractions beside a fraction: `rate * [1, 2].max()!`.
  func fractionOperand(
    _ value: Expression, _ written: ParsedExpression, beside other: Expression
  ) -> Expression? {
    let wanted = solver.head(other.type)
    guard isFloating(wanted), isInteger(solver.head(value.type)),
      mayBeReadAsFraction(written, wanted)
    else { return nil }
    return fractions(written, wanted)?()
  }

  /// The reading with fractions, if it means what is wanted.
  private func fractions(_ expression: ParsedExpression, _ type: Type) -> (() -> Expression)? {
    func reading() -> Expression {
      let outer = naturalTypes
      naturalTypes = [:]
      readsFractions = true
      defer {
        readsFractions = false
        naturalTypes = outer
      }
      return check(expression, expecting: type)
    }
    let fits = trial {
      context.hasErrors = false
      let value = reading()
      return !context.hasErrors && solver.convert(value.type, to: type) != nil
    }
    return fits ? reading : nil
  }

  private func mayBeReadAsFraction(_ expression: ParsedExpression, _ type: Type) -> Bool {
    !readsFractions && holdsFractions(type) && !isLiteral(expression)
      && hasWholeNumber(expression)
  }

  /// True for fractions, and for lists of them.
  private func holdsFractions(_ type: Type) -> Bool {
    let target = solver.head(type)
    if isFloating(target) { return true }
    guard case .nominal(let declaration, let arguments) = target, declaration.isLibrary else {
      return false
    }
    return arguments.contains { isFloating(solver.head($0)) }
  }

  /// True if a whole number is written in an expression that is more than a name or a closure.
  func hasWholeNumber(_ expression: ParsedExpression) -> Bool {
    if case .integer = expression.kind { return true }
    if isClosure(expression) { return false }
    var found = false
    ParsedChildren.visit(
      expression, expression: { found = found || hasWholeNumber($0) }, statements: { _ in })
    return found
  }
}

/// An argument that was read while something it is made of was not known, and what was.
struct EarlyArgument {
  let index: Int
  let parameter: Parameter
  let type: Type

  init(_ index: Int, _ parameter: Parameter, _ type: Type) {
    self.index = index
    self.parameter = parameter
    self.type = type
  }
}
