import Diagnostics
import IR

/// The packs that the pattern of one `repeat` mentions, with a local for the element at hand.
final class PackExpansion {
  struct Pack {
    let values: Expression
    let element: Local
  }

  var packs: [Pack] = []
}

extension BodyChecker {
  /// `repeat pattern`: a tuple of what the pattern is for each element of the packs in it.
  ///
  /// The values of a pack are a tuple; the pattern runs in a loop over the positions in it.
  func checkExpansion(_ pattern: ParsedExpression, _ range: SourceRange) -> Expression {
    let outer = (packExpansion, isInChain)
    let expansion = PackExpansion()
    (packExpansion, isInChain) = (expansion, false)
    defer { (packExpansion, isInChain) = outer }
    return inBlock {
      let value = check(pattern, expecting: nil)
      packExpansion = outer.0
      guard let first = expansion.packs.first else { return failed(range) }
      let type: Type =
        value.type.isVoid ? .void : .tuple([TupleElement(type: .expansion(value.type))])
      let result = Local(name: "result", type: type, isMutable: true, range: range)
      let statements = expandedLoop(value, expansion, first.values.range, result)
      return make(.statements(statements, result: result), type, range)
    }
  }

  /// `(repeat each value)`: a tuple of one element is that element.
  func asTuple(_ expansion: Expression) -> Expression {
    guard !expansion.type.isVoid else { return expansion }
    let write = ParsedSynthesis(range: expansion.range)
    let value = ParsedExpression(.checked(expansion), range: expansion.range)
    let tuple = check(write.call(write.name("__asTuple"), [(nil, value)]), expecting: nil)
    return Expression(.convert(tuple), type: expansion.type, range: expansion.range)
  }

  private func expandedLoop(
    _ value: Expression, _ expansion: PackExpansion, _ range: SourceRange, _ result: Local
  ) -> [Statement] {
    let write = ParsedSynthesis(range: range)
    var statements: [Statement] = []
    for (index, pack) in expansion.packs.enumerated() {
      let values = ParsedExpression(.checked(pack.values), range: range)
      let split = write.call(write.name("__packElements"), [(nil, values)])
      let elements = check(split, expecting: nil)
      let list = declare("$pack\(index)", type: elements.type, isMutable: false, range: range)
      statements.append(Statement(.declare(.bind(list), elements), range: range))
    }
    let collected = declare("$out", type: world.array(.any), isMutable: true, range: range)
    statements.append(
      Statement(.declare(.bind(collected), make(.array([]), collected.type, range)), range: range))
    let positions = check(write.member(write.name("$pack0"), "indices"), expecting: nil)
    let position = declare("$position", type: world.int, isMutable: false, range: range)
    var body = expansion.packs.enumerated().map { index, pack in
      let argument = ParsedArgument(label: nil, labelRange: nil, value: write.name("$position"))
      let read = check(
        ParsedExpression(
          .subscripted(write.name("$pack\(index)"), [argument]), range: range), expecting: nil)
      let element = Expression(.convert(read), type: pack.element.type, range: range)
      return Statement(.declare(.bind(pack.element), element), range: range)
    }
    let append = write.call(
      write.member(write.name("$out"), "append"),
      [(nil, ParsedExpression(.checked(value), range: value.range))])
    body.append(Statement(.expression(check(append, expecting: nil)), range: value.range))
    statements.append(
      Statement(
        .forIn(
          ForIn(
            label: nil, pattern: .bind(position), sequence: positions, condition: nil, body: body)),
        range: range))
    guard !result.type.isVoid else { return statements }
    let packed = check(
      write.call(write.name("__packed"), [(nil, write.name("$out"))]), expecting: nil)
    let assigned = Expression(.convert(packed), type: result.type, range: range)
    let finish = make(.assign(.local(result), assigned), .void, range)
    return statements + [Statement(.expression(finish), range: range)]
  }

  /// `each pack` inside the pattern of a `repeat`: the element at hand.
  func checkPackElement(_ pack: ParsedExpression, _ range: SourceRange) -> Expression {
    let values = check(pack, expecting: nil)
    guard let expansion = packExpansion else { return values }
    let type = elementType(ofPack: solver.head(values.type))
    let element = Local(name: "$each", type: type, isMutable: false, range: range)
    expansion.packs.append(PackExpansion.Pack(values: values, element: element))
    return Expression(.local(element), type: type, range: range)
  }

  private func elementType(ofPack type: Type) -> Type {
    switch type {
    case .expansion(let pattern): return pattern
    case .tuple(let elements) where elements.count == 1:
      if case .expansion(let pattern) = elements[0].type { return pattern }
      return elements[0].type
    case .metatype: return type
    default: return .dynamic
    }
  }

  /// `for x in repeat each values`: the values in a list, and the type of each.
  func packSequence(_ sequence: ParsedExpression) -> (Expression, Type)? {
    guard case .prefix("repeat", _) = sequence.kind else { return nil }
    let values = check(sequence, expecting: nil)
    let write = ParsedSynthesis(range: sequence.range)
    let list = write.call(
      write.name("__packElements"),
      [(nil, ParsedExpression(.checked(values), range: sequence.range))])
    return (check(list, expecting: nil), elementType(ofPack: solver.head(values.type)))
  }

  /// The arguments of a function value, among them a pack: one tuple of all, which the call takes
  /// apart, as the function has a parameter for each element.
  func asOneTuple(
    _ arguments: [Argument], for candidate: CallCandidate, _ range: SourceRange
  ) -> [Argument] {
    guard candidate.parameters.contains(where: \.type.isExpansion) else { return arguments }
    let values = arguments.compactMap { argument -> Expression? in
      if case .value(let value) = argument { value } else { nil }
    }
    guard values.count == arguments.count, values.contains(where: \.isExpansion) else {
      return arguments
    }
    return [.value(asTuple(packed(values, range)))]
  }

  /// The values that become one pack parameter: a tuple, in which expansions are spliced.
  func packed(_ values: [Expression], _ range: SourceRange) -> Expression {
    if values.count == 1, values[0].isExpansion { return values[0] }
    let types = values.flatMap { value -> [TupleElement] in
      if value.isExpansion, case .tuple(let elements) = value.type { return elements }
      return [TupleElement(type: value.type)]
    }
    guard values.contains(where: \.isExpansion) else {
      return make(.tuple(values), .tuple(types), range)
    }
    let write = ParsedSynthesis(range: range)
    let parts = values.map { value in
      let whole =
        value.isExpansion
        ? value : make(.tuple([value]), .tuple([TupleElement(type: value.type)]), value.range)
      return (String?.none, ParsedExpression(.checked(whole), range: value.range))
    }
    let joined = check(write.call(write.name("__joinedPacks"), parts), expecting: nil)
    return Expression(.convert(joined), type: .tuple(types), range: range)
  }

  /// What an argument is wanted as.
  func wanted(
    _ parameter: Parameter, _ argument: ParsedArgument, _ candidate: CallCandidate
  ) -> Type? {
    parameter.type.mentionsPack && parameter.isVariadic
      ? packElement(parameter, argument.value, candidate) : candidate.type(of: parameter)
  }

  /// What one value of a pack is wanted as, where it says nothing by itself: `\.name` for
  /// `repeat KeyPath<Person, each Value>`.
  private func packElement(
    _ parameter: Parameter, _ value: ParsedExpression, _ candidate: CallCandidate
  ) -> Type? {
    guard case .nominal = parameter.type, hasNoTypeAlone(value) else { return nil }
    var substitution = candidate.substitution
    for own in substitution.types.keys where own.isPack {
      substitution.types[own] = solver.fresh()
    }
    return substitution.apply(parameter.type)
  }

  /// What is wanted of a closure, with as many parameters in place of a pack as the closure has
  /// besides the others, where nothing tells of the pack yet.
  func spreading(_ function: FunctionType, over closure: ParsedClosure) -> FunctionType {
    guard function.parameters.contains(where: \.type.isExpansion) else { return function }
    let whole = Type.function(function)
    let others = function.parameters.count - 1
    let count = max(closure.parameters?.count ?? closure.highestShorthand + 1, others)
    for parameter in solver.resolve(whole).functionType?.parameters ?? [] {
      guard case .expansion(let pattern) = parameter.type, case .variable = solver.head(pattern)
      else { continue }
      _ = solver.unify(pattern, .pack((others..<count).map { _ in solver.fresh() }))
    }
    return solver.resolve(whole).functionType ?? function
  }

  /// Binds the packs whose values are all known, before closures that take them are read.
  func bindPacks(
    _ candidate: CallCandidate, _ binding: ArgumentBinding, _ checked: [Int: Argument]
  ) {
    for (position, source) in binding.sources.enumerated() {
      guard case .several(let indices) = source,
        case .expansion(let pattern) = candidate.parameters[position].type
      else { continue }
      let values = indices.compactMap { index -> Expression? in
        if case .value(let value)? = checked[index] { value } else { nil }
      }
      if values.count == indices.count { bindPacks(pattern, values, candidate, isFinal: false) }
    }
  }

  /// Binds the packs that a parameter's pattern mentions to the types of the values given.
  func bindPacks(
    _ pattern: Type, _ values: [Expression], _ candidate: CallCandidate, isFinal: Bool = true
  ) {
    let parameters = candidate.substitution.types.keys.filter { parameter in
      parameter.isPack && pattern.contains { $0 == .parameter(parameter) }
    }
    var bound: [GenericParameter: [Type]] = [:]
    for value in values {
      var substitution = candidate.substitution
      for parameter in parameters { substitution.types[parameter] = solver.fresh() }
      var type = value.type
      if value.isExpansion, case .tuple(let elements) = type { type = elements[0].type }
      if case .expansion(let inner) = type { type = inner }
      _ = solver.unify(substitution.apply(pattern), type)
      for parameter in parameters {
        let found = solver.resolve(substitution.types[parameter] ?? .dynamic)
        for bound in parameter.bounds
        where isFinal && !world.conforms(found, to: bound.declaration) {
          report(.doesNotConform(found, to: bound.declaration, value.range))
        }
        bound[parameter, default: []].append(value.isExpansion ? .expansion(found) : found)
      }
    }
    for parameter in parameters {
      guard let fresh = candidate.substitution.types[parameter] else { continue }
      _ = solver.unify(fresh, .pack(bound[parameter] ?? []))
    }
  }
}

extension Expression {
  /// True for what `repeat` makes: a tuple of as many elements as a pack has.
  var isExpansion: Bool {
    switch type {
    case .expansion: true
    case .tuple(let elements):
      if elements.count == 1, case .expansion = elements[0].type { true } else { false }
    default: false
    }
  }
}

extension Type {
  /// True if the type mentions a parameter pack.
  var mentionsPack: Bool {
    contains { if case .parameter(let parameter) = $0 { parameter.isPack } else { false } }
  }
}
