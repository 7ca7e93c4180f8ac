import Diagnostics
import IR

extension BodyChecker {
  /// Chooses among candidates by labels, then by argument types, and lowers the call.
  func resolveCall(
    _ candidates: [CallCandidate], _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange, name: String, base: Expression? = nil
  ) -> Expression {
    var viable: [(CallCandidate, ArgumentBinding)] = []
    var mismatch: (CallCandidate, LabelMismatch)?
    for candidate in candidates {
      switch candidate.bind(arguments, isFunctionLike: { self.isFunctionLike($0, candidate) }) {
      case .success(let binding): viable.append((candidate, binding))
      case .failure(let failure):
        if mismatch.map({ isInternal($0.0) && !isInternal(candidate) }) ?? true {
          mismatch = (candidate, failure.reason)
        }
      }
    }
    guard let first = viable.first else {
      if let (candidate, reason) = mismatch {
        reportMismatch(reason, candidate, arguments, range, name: name, count: candidates.count)
      }
      for argument in arguments where !isClosure(argument.value) {
        _ = trial { self.check(argument.value, expecting: nil) }
      }
      return failed(range)
    }
    guard viable.count > 1 else {
      return commit(first.0, first.1, arguments, expecting: expecting, range, base: base)
    }
    if let required = requiredOverloads[range],
      let only = viable.first(where: { $0.0.function == required })
    {
      return commit(only.0, only.1, arguments, expecting: expecting, range, base: base)
    }
    let best = cheapest(viable, arguments, expecting: expecting, range)
    let chosen =
      best ?? leastWrong(viable, arguments, expecting: expecting, range, base: base) ?? first
    return commit(chosen.0, chosen.1, arguments, expecting: expecting, range, base: base)
  }

  /// Of candidates that cannot be called, the first of those that most arguments suit.
  ///
  /// What is wrong is said of that one. Nothing if the first can be called after all.
  private func leastWrong(
    _ viable: [(CallCandidate, ArgumentBinding)], _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange, base: Expression?
  ) -> (CallCandidate, ArgumentBinding)? {
    guard trialDepth == 0, let first = viable.first else { return nil }
    let isCallable = trial {
      context.hasErrors = false
      _ = commit(first.0, first.1, arguments, expecting: expecting, range, base: base)
      return !context.hasErrors
    }
    if isCallable { return nil }
    var best: (CallCandidate, ArgumentBinding)?
    var most = -1
    for (candidate, binding) in viable {
      let count = trial {
        pairs(candidate, binding).count { index, parameter in
          (argumentCost(arguments[index].value, parameter, candidate) ?? 500) < 500
        }
      }
      if count > most { (best, most) = ((candidate, binding), count) }
    }
    return best
  }

  /// True for a library function that programs know nothing of: its labels begin with `_`.
  private func isInternal(_ candidate: CallCandidate) -> Bool {
    candidate.function?.owner?.isLibrary == true
      && candidate.parameters.contains { $0.label?.hasPrefix("_") == true }
  }

  private func cheapest(
    _ viable: [(CallCandidate, ArgumentBinding)], _ arguments: [ParsedArgument],
    expecting: Type?, _ range: SourceRange
  ) -> (CallCandidate, ArgumentBinding)? {
    var best: PossibleCall?
    var possible: [PossibleCall] = []
    for (candidate, binding) in viable {
      let own = trial {
        self.cost(of: candidate, binding, arguments, expecting: expecting)
      }
      guard let own else { continue }
      let cost = own + waitingCost(of: candidate, among: viable)
      let call = PossibleCall(candidate: candidate, binding: binding, cost: cost)
      possible.append(call)
      let isSpecial =
        cost == best?.cost && best.map { saysMore(candidate, than: $0.candidate) } == true
      if cost < best?.cost ?? .max || isSpecial { best = call }
    }
    guard let best else { return nil }
    let chosen = usingClosureResult(best, among: possible, arguments) ?? best
    let rest = possible.filter { $0.candidate.function != chosen.candidate.function }
    let made = solver.head(chosen.candidate.result).declaration
    if rest.contains(where: { solver.head($0.candidate.result).declaration !== made }) {
      severalResults.insert(range)
    }
    pass(over: rest.map { ($0.candidate, $0.cost) }, range)
    return (chosen.candidate, chosen.binding)
  }

  /// What it costs to call `candidate` with these arguments; `nil` if it cannot be.
  func cost(
    of candidate: CallCandidate, _ binding: ArgumentBinding, _ arguments: [ParsedArgument],
    expecting: Type?
  ) -> Int? {
    var total = candidate.baseCost + binding.defaults
    if let expecting, decidesNothing(expecting, of: candidate.result) {
      // A result of a known type is put into the same box.
      total += Conversion.erase.cost
    } else if let expecting, !candidate.result.isVoid {
      let state = solver.save()
      if let conversion = solver.convert(candidate.result, to: expecting) {
        total += isPutIntoBox(conversion, of: expecting) ? 0 : conversion.cost
      } else {
        solver.restore(state)
        total += 40
      }
    }
    let ordered = inPhases(pairs(candidate, binding), arguments, candidate)
    var hasJoinedLiterals = false
    for (index, parameter) in ordered {
      if !hasJoinedLiterals, phase(arguments[index].value) > 0 {
        joinLiterals(ordered.map { (arguments[$0.0].value, $0.1) }, candidate)
        hasJoinedLiterals = true
      }
      guard let cost = argumentCost(arguments[index].value, parameter, candidate) else {
        return nil
      }
      total += cost + costOfMissingResult(arguments[index].value, parameter, candidate)
      // `[T]` and `T?` say more than `T`.
      if case .parameter = parameter.type { total += 1 }
    }
    if leavesUntold(ordered, arguments, candidate) { total += Conversion.presumed.cost }
    if takesOtherNumber(ordered, arguments, candidate) { total += Conversion.erase.cost + 1 }
    guard world.satisfies(candidate.requirements, candidate.substitution),
      satisfiesBounds(candidate)
    else { return nil }
    return total
  }

  /// True where anything will do: that says nothing about a generic result.
  private func decidesNothing(_ expecting: Type, of result: Type) -> Bool {
    guard case .existential = solver.head(expecting), case .variable = solver.head(result) else {
      return false
    }
    return true
  }

  /// `f(0, 0.5)` for two parameters of type `T`: the fraction decides for both.
  func joinLiterals(
    _ arguments: [(value: ParsedExpression, parameter: Parameter)], _ candidate: CallCandidate
  ) {
    let literals = arguments.filter { isLiteral($0.value) && !$0.parameter.type.mentionsPack }
    guard literals.count > 1, literals.contains(where: { isFloatingLiteral($0.value) }),
      literals.contains(where: { !isFloatingLiteral($0.value) })
    else { return }
    for (value, parameter) in literals where isFloatingLiteral(value) {
      var type = candidate.type(of: parameter)
      if case .member(let base, _) = type { type = base }
      if case .variable = solver.head(type) { _ = solver.unify(type, world.double) }
    }
  }

  /// Every argument with its parameter.
  func pairs(
    _ candidate: CallCandidate, _ binding: ArgumentBinding
  ) -> [(Int, Parameter)] {
    zip(candidate.parameters, binding.sources).flatMap { parameter, source in
      switch source {
      case .argument(let index): return [(index, parameter)]
      case .several(let indices): return indices.map { ($0, element(of: parameter)) }
      case .defaulted: return []
      }
    }
  }

  /// One argument of a variadic parameter.
  private func element(of parameter: Parameter) -> Parameter {
    var single = parameter
    if case .expansion(let pattern) = parameter.type {
      single.type = pattern
    } else if parameter.isVariadic, let element = parameter.type.genericArguments.first {
      single.type = element
    }
    single.isVariadic = true
    return single
  }

  private func argumentCost(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Int? {
    if case .address(let inner) = argument.kind {
      if parameter.isInout { return canPass(inner, to: parameter, candidate) ? 0 : nil }
      return canPoint(to: inner, candidate.type(of: parameter)) ? 1 : nil
    }
    if parameter.isInout { return nil }
    if parameter.isVariadic, parameter.type.mentionsPack {
      return canRepeat(argument, parameter.type) ? 1 : nil
    }
    let type = solver.head(candidate.type(of: parameter))
    if case .variable = type, case .array = argument.kind, case .parameter(let p) = parameter.type {
      // A list stands for a parameter only if lists meet its bounds.
      let list = naturalType(of: argument)
      guard p.bounds.allSatisfy({ world.conforms(list, to: $0.declaration) }) else { return nil }
    }
    if let list = hintedList(argument, parameter, candidate) {
      return solver.unify(type, list) ? 2 : nil
    }
    if holdsOtherLiterals(argument, parameter, candidate) { return nil }
    let cost =
      cost(of: argument, as: type)
      ?? (pointer(from: argument, to: type, candidate) == nil ? nil : 4)
    if cost != nil, !candidate.requirements.isEmpty { learn(type, from: argument) }
    if cost != nil, let path = pathType(argument, as: type) { _ = solver.unify(type, path) }
    return cost
  }

  /// False for a value that is no tuple where a pack repeats one: `repeat (String, each Value)`.
  private func canRepeat(_ argument: ParsedExpression, _ pattern: Type) -> Bool {
    guard case .tuple(let elements) = pattern, elements.count > 1 else { return true }
    if case .nominal = solver.head(naturalType(of: argument)) { return false }
    return true
  }

  /// `.constant([1])` for a `Binding<C>` tells what `C` is, of which more may be asked.
  private func learn(_ type: Type, from argument: ParsedExpression) {
    guard case .nominal = type, case .call(let callee, _) = argument.kind,
      case .member(nil, _, _, _) = callee.kind, solver.resolve(type).hasVariables
    else { return }
    let made: Type? = trial {
      context.hasErrors = false
      let value = check(argument, expecting: type)
      return context.hasErrors ? nil : solver.resolve(value.type)
    }
    if let made, !made.hasVariables { _ = solver.unify(type, made) }
  }

  /// False if a place is certainly not of the type that an `inout` parameter has.
  private func canPass(
    _ place: ParsedExpression, to parameter: Parameter, _ candidate: CallCandidate
  ) -> Bool {
    let given = solver.head(naturalType(of: place))
    guard case .nominal(let found, _) = given, !world.isOptional(given),
      case .nominal(let wanted, _) = solver.head(candidate.type(of: parameter))
    else { return true }
    return found === wanted
  }

  private func satisfiesBounds(_ candidate: CallCandidate) -> Bool {
    candidate.substitution.types.allSatisfy { parameter, type in
      if parameter.isPack { return true }
      let bound = solver.head(type)
      return parameter.bounds.allSatisfy { world.conforms(bound, to: $0.declaration) }
    }
  }

  func isFunctionLike(_ parameter: Parameter, _ candidate: CallCandidate) -> Bool {
    if parameter.isAutoclosure { return true }
    var type = solver.head(candidate.type(of: parameter))
    while let payload = world.optionalPayload(type) { type = solver.head(payload) }
    switch type {
    case .function, .dynamic: return true
    case .variable(let index): return solver.bounds(of: index).isEmpty
    case .existential(let protocols): return protocols.isEmpty
    default: return false
    }
  }

  /// The first argument that stands after one it should precede, if only the order is wrong.
  private func misplaced(
    _ arguments: [ParsedArgument], _ parameters: [Parameter]
  ) -> (Int, before: String)? {
    guard arguments.count == parameters.count, arguments.count > 1,
      arguments.map({ $0.label ?? "" }).sorted() == parameters.map({ $0.label ?? "" }).sorted(),
      Set(parameters.map { $0.label ?? "" }).count == parameters.count
    else { return nil }
    let places = arguments.map { argument in
      parameters.firstIndex { $0.label == argument.label } ?? 0
    }
    for index in places.indices.dropFirst() where places[index] < places[index - 1] {
      if let other = arguments[..<index].first(where: { _ in true })?.label {
        return (index, other)
      }
    }
    return nil
  }

  private func reportMismatch(
    _ reason: LabelMismatch, _ candidate: CallCandidate, _ arguments: [ParsedArgument],
    _ range: SourceRange, name: String, count: Int
  ) {
    let note = candidate.function.map {
      Note("'\($0.fullName)' is declared here", range: $0.owner?.isLibrary == true ? nil : $0.range)
    }
    if let (index, other) = misplaced(arguments, candidate.parameters) {
      return report(.wrongOrder(arguments[index], index, before: other, note))
    }
    switch reason {
    case .missing(let position):
      let parameter = candidate.parameters[position]
      let isTrailing = arguments.last?.isTrailingClosure == true
      let place =
        isTrailing
        ? SourceRange(file: range.file, start: range.end, end: range.end) : range.lastByte
      report(.missingArgument(parameter, at: position, place, note: note))
    case .extra(let index):
      report(
        .extraArgument(
          arguments[index], in: name, parameters: candidate.parameters, note: note))
    case .wrongLabel(let index, let expected):
      let difference = LabelDifference(arguments, candidate.parameters, at: index, meant: expected)
      let callee = candidate.function?.isSubscript == true ? "subscript" : "call"
      report(
        .wrongLabels(difference, arguments, in: callee, note: note)
          ?? .extraArgument(
            arguments[index], in: name, parameters: candidate.parameters, note: note))
    }
  }
}
