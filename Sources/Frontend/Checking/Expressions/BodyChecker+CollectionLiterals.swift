import Diagnostics
import IR

extension BodyChecker {
  /// A literal of a type whose literals are not made by the evaluator.
  ///
  /// It is a call of `init(arrayLiteral:)` or `init(dictionaryLiteral:)` with the elements as
  /// variadic arguments.
  func viaVariadicLiteral(
    _ label: String, _ elements: [ParsedExpression], _ wanted: Type, _ range: SourceRange
  ) -> Expression? {
    guard case .nominal(let declaration, _) = wanted,
      declaration != world.standard("Dictionary"),
      label == "dictionaryLiteral" || !declaration.isLibrary || declaration.kind == .object
        || !world.conforms(wanted, to: world.standard("Sequence"))
    else { return nil }
    let found = world.members(named: "init", of: wanted, isStatic: true).first {
      guard case .function(let function) = $0.kind else { return false }
      // What the library's protocols ask for, the evaluator does.
      if let owner = function.owner, owner.isLibrary, owner.kind == .protocol { return false }
      return function.parameters.first?.label == label
        && function.parameters.first?.isVariadic == true
    }
    guard let found, case .function(let function) = found.kind else { return nil }
    let candidate = CallCandidate(
      function: function, receiver: nil, found: found, constructedType: wanted, solver: solver)
    let arguments = elements.enumerated().map { index, element in
      ParsedArgument(label: index == 0 ? label : nil, labelRange: nil, value: element)
    }
    return resolveCall([candidate], arguments, expecting: wanted, range, name: "init")
  }

  /// Reports a literal from which the type of a variable cannot be seen.
  func checkTypedLiteral(_ literal: ParsedExpression, _ type: Type) {
    var parts: [ParsedExpression] = []
    switch literal.kind {
    case .array(let elements): parts = elements
    case .dictionary(let pairs): parts = pairs.map(\.value)
    default: return
    }
    guard case .metatype = solver.head(type) else {
      if parts.isEmpty { return report(.emptyLiteral(literal.range)) }
      let isText = parts.map { if case .string = $0.kind { true } else { false } }
      let isNumber = parts.map {
        switch $0.kind {
        case .integer, .floating, .boolean: true
        default: false
        }
      }
      guard isText.contains(true), isNumber.contains(true),
        zip(isText, isNumber).allSatisfy({ $0 || $1 })
      else { return }
      return report(.mixedLiteral(solver.resolve(type), literal.range))
    }
  }

  /// `[(0, nil), (1, 2)]`: what stands at one place of all tuples has one type.
  func joinedTuples(_ elements: [ParsedExpression]) -> ([Expression], Type)? {
    let tuples = elements.compactMap { element -> [ParsedArgument]? in
      if case .tuple(let parts) = element.kind { parts } else { nil }
    }
    guard tuples.count == elements.count, let first = tuples.first,
      tuples.allSatisfy({ $0.count == first.count }),
      tuples.contains(where: { $0.contains { isNilLiteral($0.value) } })
    else { return nil }
    let types = first.indices.map { place in
      trial { joined(tuples.map { $0[place].value }).1 }
    }
    let element = Type.tuple(
      zip(first, types).map { TupleElement(label: $0.label, type: solver.finalize($1)) })
    return (elements.map { checkConverted($0, to: element, for: .element) }, element)
  }

  /// A list where anything will do, whose elements have no type in common.
  func mixedArray(_ elements: [ParsedExpression], _ range: SourceRange) -> Expression? {
    let haveOneType = trial {
      context.hasErrors = false
      _ = joined(elements)
      return !context.hasErrors
    }
    guard !haveOneType else { return nil }
    let hasNil = elements.contains { if case .nil = $0.kind { true } else { false } }
    let element: Type = hasNil ? world.optional(.any) : .any
    let values = elements.map { checkConverted($0, to: element, for: .element) }
    return make(.array(values), world.array(element), range)
  }

  /// `[.foregroundColor: UIColor.red]` for something that nothing is known about: the keys have no
  /// type to be looked up in.
  func unknownDictionary(
    _ pairs: [(key: ParsedExpression, value: ParsedExpression)], _ wanted: Type,
    _ range: SourceRange
  ) -> Expression? {
    guard case .dynamic = wanted, pairs.contains(where: { startsImplicitly($0.key) }) else {
      return nil
    }
    let entries = pairs.map {
      (key: check($0.key, expecting: .dynamic), value: check($0.value, expecting: .dynamic))
    }
    return make(
      .dictionary(entries), .nominal(world.standard("Dictionary"), [.dynamic, .dynamic]), range)
  }

  /// One entry of a dictionary literal, as `init(dictionaryLiteral:)` takes it.
  func pairExpression(_ key: ParsedExpression, _ value: ParsedExpression) -> ParsedExpression {
    ParsedExpression(
      .tuple([
        ParsedArgument(label: nil, labelRange: nil, value: key),
        ParsedArgument(label: nil, labelRange: nil, value: value),
      ]), range: key.range)
  }

  /// An integer literal that `Int` does not hold.
  func checkWideInteger(
    _ bits: UInt64?, _ value: Double, _ text: String, _ wanted: Type?, _ range: SourceRange
  ) -> Expression {
    if let wanted, isFloating(wanted) { return make(.floating(value), wanted, range) }
    if let wanted, let bits, ["UInt64", "UInt"].contains(wanted.declaration?.name) {
      return make(.integer(Int(truncatingIfNeeded: bits)), wanted, range)
    }
    let type = wanted.flatMap { isInteger($0) ? $0 : nil } ?? world.int
    report(
      Diagnostic(
        id: "frontend.integer-overflow",
        message: "integer literal '\(text)' overflows when stored into '\(type)'", range: range))
    return failed(range)
  }

  /// `UInt64(18446744073709551615)`: a literal given to a number type is one of that type.
  func literalConstruction(_ type: Type, _ arguments: [ParsedArgument]) -> Expression? {
    guard arguments.count == 1, arguments[0].label == nil, isInteger(type) || isFloating(type)
    else { return nil }
    switch arguments[0].value.kind {
    case .integer, .wideInteger: return check(arguments[0].value, expecting: type)
    default: return nil
    }
  }

  /// `(97...122).contains(byte)`, `("a"..."z").contains(letter)`: a range or list of literals holds
  /// what is looked for in it.
  func searchedLiteral(
    _ base: ParsedExpression, _ name: String, _ arguments: [ParsedArgument]
  ) -> Expression? {
    guard arguments.count == 1,
      [("contains", nil), ("firstIndex", "of"), ("lastIndex", "of")].contains(where: {
        $0 == (name, arguments[0].label)
      }), !isClosure(arguments[0].value), !isLiteral(arguments[0].value),
      isLiteral(base) || isOneSided(base)
    else { return nil }
    let wanted = solver.head(naturalType(of: arguments[0].value))
    guard case .nominal = wanted, wanted != world.int, wanted != world.string,
      !world.isOptional(wanted), areLiterals(of: base, wanted)
    else { return nil }
    var literal = base
    while case .parenthesized(let inner) = literal.kind { literal = inner }
    switch literal.kind {
    case .binary("...", _, _, _):
      return check(literal, expecting: .nominal(world.standard("ClosedRange"), [wanted]))
    case .binary("..<", _, _, _):
      return check(literal, expecting: .nominal(world.standard("Range"), [wanted]))
    case .array: return check(literal, expecting: world.array(wanted))
    case .postfix: return check(literal, expecting: oneSided("PartialRangeFrom", wanted))
    case .prefix("...", _):
      return check(literal, expecting: oneSided("PartialRangeThrough", wanted))
    case .prefix: return check(literal, expecting: oneSided("PartialRangeUpTo", wanted))
    default: return nil
    }
  }

  private func oneSided(_ range: String, _ bound: Type) -> Type {
    .nominal(world.standard(range), [bound])
  }

  /// True for `(0x7F...)` and `(..<10)`.
  private func isOneSided(_ base: ParsedExpression) -> Bool {
    switch base.kind {
    case .parenthesized(let inner): isOneSided(inner)
    case .postfix("...", let bound), .prefix("...", let bound), .prefix("..<", let bound):
      isLiteral(bound)
    default: false
    }
  }

  /// True if a range or list of literals may hold values of a type.
  private func areLiterals(of base: ParsedExpression, _ type: Type) -> Bool {
    switch base.kind {
    case .parenthesized(let inner): areLiterals(of: inner, type)
    case .binary(_, let left, let right, _):
      literalCost(left, as: type) != nil && literalCost(right, as: type) != nil
    case .array(let elements): elements.allSatisfy { literalCost($0, as: type) != nil }
    case .postfix(_, let bound), .prefix(_, let bound): literalCost(bound, as: type) != nil
    default: false
    }
  }

  /// `[.red, .blue].map { Swatch(color: $0) }`: a list of nothing but implicit members holds what
  /// the call does with an element.
  func listDecidedByCall(
    _ base: ParsedExpression, _ name: String, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange, _ nameRange: SourceRange
  ) -> Expression? {
    var literal = base
    while case .parenthesized(let inner) = literal.kind { literal = inner }
    func use(_ holder: Expression) {
      _ = checkMemberCall(
        of: holder, written: base, name, [], arguments, expecting: expecting, range, nameRange)
    }
    guard !arguments.isEmpty, !scope.isLibrary else { return nil }
    if let holder = implicitRange(literal) { return holding(literal, holder, use) }
    guard case .array(let elements) = literal.kind, !elements.isEmpty else { return nil }
    if elements.allSatisfy(isLiteral) {
      return literals(literal, elements, takenBy: arguments, use)
    }
    guard elements.allSatisfy(startsImplicitly) else {
      return listOfWanted(literal, elements, expecting: expecting) {
        checkMemberCall(
          of: $0, written: base, name, [], arguments, expecting: expecting, range, nameRange)
      }
    }
    return holding(literal, { world.array($0) }, use)
  }

  /// `(.low ... .high).contains(level)`: the range from one implicit member to another.
  private func implicitRange(_ literal: ParsedExpression) -> ((Type) -> Type)? {
    guard case .binary(let symbol, let lower, let upper, _) = literal.kind,
      symbol == "..." || symbol == "..<", startsImplicitly(lower), startsImplicitly(upper)
    else { return nil }
    let range = world.standard(symbol == "..." ? "ClosedRange" : "Range")
    return { .nominal(range, [$0]) }
  }

  /// A list or range that means nothing by itself, once its use tells what it holds.
  private func holding(
    _ literal: ParsedExpression, _ holder: (Type) -> Type, _ use: (Expression) -> Void
  ) -> Expression? {
    let element = trial { () -> Type in
      let item = solver.fresh()
      use(make(.array([]), holder(item), literal.range))
      return solver.resolve(item)
    }
    switch element {
    case .variable, .dynamic: return nil
    default: return check(literal, expecting: holder(element))
    }
  }

  /// `[1, 4].map { start.addingTimeInterval($0) }`: literals take another type than their own where
  /// their use means nothing otherwise: whole numbers are fractions, or what a function takes that
  /// is handed over (`[4, 9].map(half)`), what differs is hashable.
  private func literals(
    _ list: ParsedExpression, _ elements: [ParsedExpression], takenBy arguments: [ParsedArgument],
    _ use: (Expression) -> Void
  ) -> Expression? {
    let natural = trial { solver.finalize(joined(elements).1) }
    let others: [Type]
    switch natural {
    case world.int, world.double:
      others =
        arguments.compactMap { taken(by: $0.value) } + (natural == world.int ? [world.double] : [])
    case .existential: others = [world.standardType("AnyHashable")]
    default: return nil
    }
    func isUsable(_ element: Type) -> Bool {
      trial {
        context.hasErrors = false
        use(check(list, expecting: world.array(element)))
        return !context.hasErrors
      }
    }
    guard !isUsable(natural), let other = others.first(where: isUsable) else { return nil }
    return check(list, expecting: world.array(other))
  }

  /// What a function that is named takes first.
  private func taken(by function: ParsedExpression) -> Type? {
    switch function.kind {
    case .name, .member: solver.head(naturalType(of: function)).functionType?.parameters.first?.type
    default: nil
    }
  }

  /// `3.metres`: a whole number is a fraction if only fractions have the member.
  func literal(_ base: ParsedExpression, with name: String) -> Expression? {
    if let list = constrainedList(base, with: name) { return list }
    guard case .integer = base.kind,
      world.members(named: name, of: world.int, isStatic: false).isEmpty,
      !world.members(named: name, of: world.double, isStatic: false).isEmpty
    else { return nil }
    return check(base, expecting: world.double)
  }

  /// `[1, .nan, 3]`: numbers beside members that only fractions have.
  func areFractions(_ elements: [ParsedExpression]) -> Bool {
    var names: [String] = []
    for element in elements {
      var value = element
      while case .prefix("-", let inner) = value.kind { value = inner }
      if case .member(nil, let name, _, _) = value.kind {
        names.append(name)
      } else if case .nil = value.kind {
        continue
      } else if case .string = value.kind {
        return false
      } else if !isLiteral(value) {
        return false
      }
    }
    return !names.isEmpty && names.count < elements.count
      && names.allSatisfy {
        world.members(named: $0, of: world.int, isStatic: true).isEmpty
          && !world.members(named: $0, of: world.double, isStatic: true).isEmpty
      }
  }

  /// The `...` that a type of the library declares to make values of itself: `"a"..."f"` is a
  /// class of characters, too.
  func rangeOperator(_ name: String, of type: Type) -> Function? {
    guard name == "..." || name == "..<", case .nominal(let declaration, _) = type,
      declaration.isLibrary
    else { return nil }
    world.complete(declaration)
    return declaration.members[name]?.first { $0.owner == declaration && $0.isStatic }
  }

  /// What a range of literals costs as `type`.
  func rangeCost(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ type: Type
  ) -> Int? {
    let wanted = name == "..." ? "ClosedRange" : "Range"
    if let made = rangeOperator(name, of: type) {
      let costs = zip(made.parameters, [left, right]).map { literalCost($1, as: $0.type) }
      return costs.contains { $0 == nil } ? nil : 1
    }
    guard let declaration = type.declaration, declaration.isLibrary, declaration.name == wanted,
      let bound = type.genericArguments.first
    else { return nil }
    guard let a = literalCost(left, as: solver.head(bound)),
      let b = literalCost(right, as: solver.head(bound))
    else { return nil }
    return max(a, b)
  }
}
