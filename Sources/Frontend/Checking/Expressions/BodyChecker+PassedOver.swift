import Diagnostics
import IR

/// Overloads are chosen by the arguments of their own call. Where that leads nowhere, because the
/// body of a closure or what is called on the result decides, those passed over are tried.
extension BodyChecker {
  /// The overloads that would have taken the arguments of a call, the nearest first.
  struct PassedOver {
    let call: SourceRange
    let functions: [Function]
  }

  /// How many overloads of one statement are tried; each is the price of checking it once more.
  private static let maximumTries = 24

  /// Checks an expression that stands for itself; if it fails, once more with overloads that were
  /// passed over in it, each kept that leaves less to report, until all of it makes sense.
  func tryingOverloads(
    in expression: ParsedExpression, _ reading: () -> Expression
  ) -> Expression {
    guard trialDepth == 0, requiredOverloads.isEmpty, !scope.isLibrary else { return reading() }
    let outer = passedOver
    passedOver = []
    defer { passedOver = outer }
    return withoutActuallyEscaping(reading) { reading in
      read(expression, reading) { _ in
        true
      } otherwise: {
        if let found = overloads(making: reading) { return { self.requiring(found, reading) } }
        return fractions(in: expression, reading)
      }
    }
  }

  /// Checks an expression of a builder's; if it fails, once more with fractions for what is left
  /// open in it.
  func tryingFractions(
    in expression: ParsedExpression, _ reading: () -> Expression
  ) -> Expression {
    guard trialDepth == 0, !scope.isLibrary else { return reading() }
    return withoutActuallyEscaping(reading) { reading in
      read(expression, reading) { _ in
        true
      } otherwise: {
        fractions(in: expression, reading)
      }
    }
  }

  /// `animate([0, 10, 0]) { content, x in content.offset(x: x) }`: what a closure does with whole
  /// numbers can make fractions of them.
  private func fractions(
    in expression: ParsedExpression, _ reading: @escaping () -> Expression
  ) -> (() -> Expression)? {
    // What else was reported is no matter of what numbers are: it stays.
    let reported = world.diagnostics.filter { isInside($0.range, expression.range) }
    guard !readsFractions, hasWholeNumber(expression),
      reported.allSatisfy({ Self.mistakesOfTypes.contains($0.id) })
    else { return nil }
    func fractional() -> Expression {
      readsFractions = true
      defer { readsFractions = false }
      return reading()
    }
    return errors { fractional() } == 0 ? fractional : nil
  }

  private static let mistakesOfTypes: Set<String> = [
    "frontend.type-mismatch", "frontend.operands", "frontend.operand", "frontend.no-conformance",
  ]

  private func overloads(making reading: () -> Expression) -> [SourceRange: Function]? {
    let choices = passedOver.flatMap { choice in choice.functions.map { (choice.call, $0) } }
    guard !choices.isEmpty else { return nil }
    var required: [SourceRange: Function] = [:]
    var fewest = Int.max
    for (call, function) in choices.prefix(Self.maximumTries) {
      var attempt = required
      attempt[call] = function
      if fewest == Int.max { fewest = errors { reading() } }
      let left = errors { requiring(attempt, reading) }
      guard left < fewest else { continue }
      (required, fewest) = (attempt, left)
      if left == 0 { return required }
    }
    return nil
  }

  /// How much a reading would report.
  private func errors(_ reading: () -> Expression) -> Int {
    trial {
      let before = errorCount
      context.hasErrors = false
      _ = reading()
      return max(errorCount - before, context.hasErrors ? 1 : 0)
    }
  }

  private func requiring(
    _ overloads: [SourceRange: Function], _ reading: () -> Expression
  ) -> Expression {
    requiredOverloads = overloads
    defer { requiredOverloads = [:] }
    return reading()
  }

  /// Notes what was not chosen for a call.
  func pass(over candidates: [(candidate: CallCandidate, cost: Int)], _ call: SourceRange) {
    guard trialDepth == 0, requiredOverloads.isEmpty, !candidates.isEmpty, !scope.isLibrary else {
      return
    }
    let functions = candidates.sorted { $0.cost < $1.cost }.compactMap(\.candidate.function)
    passedOver.append(PassedOver(call: call, functions: functions))
  }
}
