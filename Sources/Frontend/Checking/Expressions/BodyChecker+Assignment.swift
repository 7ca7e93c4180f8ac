import Diagnostics
import IR

extension BodyChecker {
  /// `target = value`.
  func checkAssignment(
    _ target: ParsedExpression, _ value: ParsedExpression, _ range: SourceRange
  ) -> Expression {
    switch target.kind {
    case .discard: return discarded(value, range)
    case .tuple(let elements): return assignTuple(elements, value, range)
    default: break
    }
    if let initialized = initializeWrapper(target, value, range) { return initialized }
    let isChain = hasLink(target)
    let wasInChain = isInChain
    isInChain = isInChain || isChain
    let found = reporting(assignedPlace(target)) { place(target, .assign) }
    isInChain = wasInChain
    if let (place, _) = found, case .local(let local) = place {
      if local === context.receiver { context.isDelegating = true }
    }
    guard let (place, type) = found else {
      _ = check(value, expecting: nil)
      return failed(range)
    }
    notePart(of: place)
    noteStored(value)
    noteKept(value)
    let isElement = if case .subscripted = target.kind { true } else { false }
    let assigned = apart {
      checkConverted(value, to: type, for: isElement ? .elementAssignment : .assignment)
    }
    checkKept(assigned, in: place)
    let made = make(.assign(place, assigned), .void, range)
    return isChain ? make(.chain(made), world.optional(.void), range) : made
  }

  private func discarded(_ value: ParsedExpression, _ range: SourceRange) -> Expression {
    let checked = apart { check(value, expecting: nil) }
    let local = Local(name: "_", type: checked.type, isMutable: false, range: range)
    return make(
      .statements([Statement(.declare(.wildcard, checked), range: range)], result: local), .void,
      range)
  }

  private func assignTuple(
    _ elements: [ParsedArgument], _ value: ParsedExpression, _ range: SourceRange
  ) -> Expression {
    let targets = elements.map { element in
      let isDiscarded = if case .discard = element.value.kind { true } else { false }
      return TupleElement(
        label: nil, type: isDiscarded ? solver.fresh() : naturalType(of: element.value))
    }
    let checked = check(value, expecting: .tuple(targets))
    let whole = Local(name: "$tuple", type: checked.type, isMutable: false, range: range)
    var statements = [Statement(.declare(.bind(whole), checked), range: range)]
    let read = Expression(.local(whole), type: checked.type, range: range)
    guard case .tuple(let types) = solver.head(checked.type), types.count == elements.count else {
      report(.cannotAssignToValue(range))
      return failed(range)
    }
    for (index, element) in elements.enumerated() {
      if case .discard = element.value.kind { continue }
      let part = ParsedExpression(
        .checked(make(.tupleElement(read, index), types[index].type, range)), range: range)
      let assigned = checkAssignment(element.value, part, range)
      statements.append(Statement(.expression(assigned), range: range))
    }
    let result = Local(name: "_", type: .void, isMutable: false, range: range)
    return make(.statements(statements, result: result), .void, range)
  }

  /// In an initialiser, `x = v` for a wrapped property makes the wrapper until every stored
  /// property has a value; from then on it goes through the wrapper, which for `@State` has no
  /// effect there (U30).
  private func initializeWrapper(
    _ target: ParsedExpression, _ value: ParsedExpression, _ range: SourceRange
  ) -> Expression? {
    guard let function = context.function, function.kind == .initializer,
      let receiver = context.receiver, let owner = function.owner
    else { return nil }
    var name: String
    switch target.kind {
    case .name(let found, _): name = found
    case .member(let base?, let found, _, _):
      guard case .name("self", _) = base.kind else { return nil }
      name = found
    default: return nil
    }
    if case .name = target.kind, let (entry, _) = locals.find(name), case .local = entry {
      return nil
    }
    guard let property = owner.instanceProperty(named: name),
      let wrapped = world.wrapped[ObjectIdentifier(property)], let field = wrapped.field,
      !context.isDelegating, lacksFields(owner), isMadeFromValue(field)
    else { return nil }
    name = field.name
    let write = ParsedSynthesis(range: range)
    let metatype = ParsedExpression(
      .checked(make(.metatype(field.type), .metatype(field.type), range)), range: range)
    let made = checkConverted(
      write.call(
        metatype,
        [("wrappedValue", wrapped.wrappedInside(value, write))]
          + wrapped.arguments.map { ($0.label, $0.value) }), to: field.type)
    let place: Place =
      owner.isReference
      ? .objectField(Expression(.local(receiver), type: receiver.type, range: range), field)
      : .field(.local(receiver), field)
    context.initializedFields.insert(ObjectIdentifier(field))
    return make(.assign(place, made), .void, range)
  }

  /// True while the initialiser has yet to give some stored property its first value.
  private func lacksFields(_ owner: Nominal) -> Bool {
    owner.fields.contains {
      $0.initialValue == nil && !context.initializedFields.contains(ObjectIdentifier($0))
    }
  }

  private func isMadeFromValue(_ field: Field) -> Bool {
    world.inferType(of: field)
    let initializers = solver.head(field.type).declaration?.members["init"] ?? []
    return initializers.contains { $0.parameters.first?.label == "wrappedValue" }
  }

  /// `target += value`.
  func checkCompoundAssignment(
    _ name: String, _ target: ParsedExpression, _ value: ParsedExpression, _ range: SourceRange,
    _ operatorRange: SourceRange
  ) -> Expression {
    let isChain = hasLink(target)
    let wasInChain = isInChain
    isInChain = isInChain || isChain
    let changed = ChangedPlace(range: operatorRange, form: .property)
    let found = reporting(changed) { mutablePlace(target, for: name) }
    isInChain = wasInChain
    guard let (place, type) = found else {
      _ = check(value, expecting: nil)
      return failed(range)
    }
    let made = update(place, type, name, value, target, range, operatorRange)
    return isChain ? make(.chain(made), world.optional(.void), range) : made
  }

  private func update(
    _ place: Place, _ type: Type, _ name: String, _ value: ParsedExpression,
    _ target: ParsedExpression, _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression {
    // `total <~ 3` is what the program declares it to be, and no `<`.
    let symbol = name.hasSuffix("=") ? String(name.dropLast()) : name
    let isStandard = symbol != name
    let head = solver.head(type)
    if isStandard, let refused = refusedUpdate(place, head, symbol, value, operatorRange) {
      return refused
    }
    if isStandard, let builtin = BinaryOperator(rawValue: symbol),
      isInteger(head) || isFloating(head)
        || head == world.string && symbol == "+" && cost(of: value, as: head) != nil
    {
      let operand =
        Self.shifts.contains(symbol)
        ? shiftDistance(value, head) : checkConverted(value, to: head, for: .argument)
      return make(.update(place, builtin, operand), .void, range)
    }
    // A declared `+=`, else `+` and an assignment.
    let current = ParsedExpression(
      .checked(make(.load(place), type, target.range)), range: target.range)
    if let declared = declaredCompound(name, place, head, value, range) { return declared }
    let combined = checkBinary(
      symbol, current, value, expecting: type, range, operatorRange)
    return make(.assign(place, coerce(combined, to: type) ?? combined), .void, range)
  }

  /// `text += 1`, `list += ["a"]`, `share %= 2`: what the library's types do not do.
  private func refusedUpdate(
    _ place: Place, _ type: Type, _ symbol: String, _ value: ParsedExpression,
    _ operatorRange: SourceRange
  ) -> Expression? {
    if symbol == "%", isFloating(type) {
      report(.remainderUnavailable(operatorRange))
      return failed(operatorRange)
    }
    let isList = type.declaration == world.standard("Array")
    guard symbol == "+", type == world.string || isList, !isOpen(naturalType(of: value)),
      world.user.functions["+="] == nil, !fits(value, added: type)
    else { return nil }
    _ = checkConverted(value, to: type, for: .argument)
    return failed(operatorRange)
  }

  /// True if a value can be added to a string, or a sequence to a list.
  private func fits(_ value: ParsedExpression, added type: Type) -> Bool {
    if cost(of: value, as: type) != nil { return true }
    if case .array = value.kind { return false }
    // `" " + word` is what is wanted of it, though a part of a string by itself.
    let needed = type == world.string ? "StringProtocol" : "Sequence"
    return world.conforms(naturalType(of: value), to: world.standard(needed))
  }

  /// The right side of `<<=` may be of any integer type.
  private func shiftDistance(_ value: ParsedExpression, _ type: Type) -> Expression {
    let distance = check(value, expecting: type)
    return isInteger(solver.head(distance.type)) ? distance : checkConverted(value, to: type)
  }

  private func declaredCompound(
    _ name: String, _ place: Place, _ type: Type, _ value: ParsedExpression, _ range: SourceRange
  ) -> Expression? {
    let found = world.members(named: name, of: type, isStatic: true)
    let functions = world.functions(named: name, in: scope)
    guard !found.isEmpty || !functions.isEmpty else { return nil }
    for member in found {
      guard case .function(let function) = member.kind, function.parameters.count == 2 else {
        continue
      }
      let candidate = CallCandidate(
        function: function, receiver: nil, found: member, solver: solver)
      if let call = compoundCall(candidate, function, place, type, value, range, of: member) {
        return call
      }
    }
    for function in functions where function.parameters.count == 2 {
      let candidate = CallCandidate(function: function, receiver: nil, solver: solver)
      if let call = compoundCall(candidate, function, place, type, value, range, of: nil) {
        return call
      }
    }
    return nil
  }

  /// The right operand, which may be changed as well: `first <=> second` exchanges both.
  private func operand(
    _ value: ParsedExpression, _ candidate: CallCandidate, _ wanted: Type
  ) -> Argument {
    let parameter = candidate.parameters[1]
    if parameter.isInout {
      let address = ParsedExpression(.address(value), range: value.range)
      return inoutArgument(address, wanted)
    }
    return .value(
      parameter.isAutoclosure
        ? autoclosure(value, result: wanted) : checkConverted(value, to: wanted))
  }

  private func compoundCall(
    _ candidate: CallCandidate, _ function: Function, _ place: Place, _ type: Type,
    _ value: ParsedExpression, _ range: SourceRange, of member: FoundMember?
  ) -> Expression? {
    let state = solver.save()
    guard candidate.parameters[0].isInout,
      solver.unify(candidate.type(of: candidate.parameters[0]), type),
      cost(of: value, as: solver.head(candidate.type(of: candidate.parameters[1]))) != nil,
      world.satisfies(candidate.requirements, candidate.substitution)
    else {
      solver.restore(state)
      return nil
    }
    let wanted = candidate.type(of: candidate.parameters[1])
    var arguments: [Argument] = [.mutable(place), operand(value, candidate, wanted)]
    let metatype = make(.metatype(type), .metatype(type), range)
    if member != nil { arguments.insert(.value(metatype), at: 0) }
    let types = ((function.owner?.genericParameters ?? []) + function.genericParameters).map {
      solver.finalize(candidate.substitution.types[$0] ?? .dynamic)
    }
    let callee = callee(function, nil, requirement: member?.requirementOwner, metatype)
    return make(
      .call(callee, arguments, typeArguments: types), solver.resolve(candidate.result), range)
  }
}
