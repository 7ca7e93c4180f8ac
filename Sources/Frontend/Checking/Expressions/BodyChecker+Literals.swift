import Diagnostics
import IR

extension BodyChecker {
  /// True for literals and arithmetic over literals, which take their type from around them.
  func isLiteral(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .integer, .wideInteger, .floating, .boolean, .string, .nil, .array, .dictionary: true
    case .macro(let name, _): literal(ofMacro: name, expression.range) != nil
    case .parenthesized(let inner), .prefix("-", let inner): isLiteral(inner)
    case .binary(let name, let left, let right, _):
      Self.literalOperators.contains(name) && isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  private static let literalOperators: Set<String> = ["+", "-", "*", "/", "%", "...", "..<"]

  func isFloatingLiteral(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .floating: true
    case .parenthesized(let inner), .prefix(_, let inner): isFloatingLiteral(inner)
    case .binary(_, let left, let right, _): isFloatingLiteral(left) || isFloatingLiteral(right)
    default: false
    }
  }

  /// Checks a literal; the expected type decides what it is.
  func checkLiteral(_ expression: ParsedExpression, expecting: Type?) -> Expression {
    let range = expression.range
    let wanted = expecting.map(literalTarget)
    switch expression.kind {
    case .integer(let value):
      if let wanted, takesOnlyFractions(wanted), solver.unify(wanted, world.double) {
        return make(.integer(value), world.double, range)
      }
      if let wanted, let number = numberType(wanted, allowsFraction: true) {
        return make(.integer(value), number, range)
      }
      let own = readsFractions && wanted.map(isOpen) != false ? world.double : world.int
      let made = make(.integer(value), own, range)
      return viaLiteralInitializer("integerLiteral", made, wanted, range)
    case .wideInteger(let bits, let value, let text):
      return checkWideInteger(bits, value, text, wanted, range)
    case .floating(let value):
      if let wanted, let number = numberType(wanted, allowsFraction: false) {
        return make(.floating(value), number, range)
      }
      let made = make(.floating(value), world.double, range)
      return viaLiteralInitializer("floatLiteral", made, wanted, range)
    case .boolean(let value):
      let made = make(.boolean(value), world.bool, range)
      return viaLiteralInitializer("booleanLiteral", made, wanted, range)
    case .string(let segments): return checkString(segments, wanted, range)
    case .regex(let pattern): return checkRegex(pattern, range)
    case .nil: return checkNil(expecting, range)
    case .array(let elements): return checkArray(elements, wanted, expecting, range)
    case .dictionary(let pairs): return checkDictionary(pairs, wanted, range)
    default: return failed(range)
    }
  }

  /// The type a literal is made for: an optional's payload.
  private func literalTarget(_ expecting: Type) -> Type {
    var target = solver.head(expecting)
    while let payload = world.optionalPayload(target) { target = solver.head(payload) }
    return target
  }

  private static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let floatNames: Set<String> = ["Double", "Float", "CGFloat"]

  func isInteger(_ type: Type) -> Bool {
    guard let declaration = type.declaration, declaration.isLibrary else { return false }
    return Self.integerNames.contains(declaration.name)
  }

  func isFloating(_ type: Type) -> Bool {
    guard let declaration = type.declaration, declaration.isLibrary else { return false }
    return Self.floatNames.contains(declaration.name)
  }

  func numberType(_ type: Type, allowsFraction: Bool) -> Type? {
    if isFloating(type) { return type }
    return allowsFraction && isInteger(type) ? type : nil
  }

  private func checkNil(_ expecting: Type?, _ range: SourceRange) -> Expression {
    guard let expecting else {
      report(.nilNeedsContext(range))
      return make(.nil, world.optional(.dynamic), range)
    }
    let target = solver.head(expecting)
    if world.isOptional(target) { return make(.nil, target, range) }
    if case .variable = target { return make(.nil, world.optional(solver.fresh()), range) }
    if case .dynamic = target { return make(.nil, world.optional(.dynamic), range) }
    if isAbstract(target), conforms(target, "ExpressibleByNilLiteral") {
      // What `nil` becomes is known only when the generic code runs.
      return make(.convert(make(.nil, world.optional(.dynamic), range)), target, range)
    }
    if hasNilLiteral(target) {
      return viaLiteralInitializer("nilLiteral", make(.tuple([]), .void, range), target, range)
    }
    report(.nilForNonOptional(target, range))
    return make(.nil, world.optional(.dynamic), range)
  }

  private func checkArray(
    _ elements: [ParsedExpression], _ wanted: Type?, _ expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if let wanted, wanted.declaration == world.standard("Dictionary") {
      report(.arrayForDictionary(solver.resolve(wanted), isEmpty: elements.isEmpty, range))
      return failed(range)
    }
    if let wanted, case .nominal(let declaration, let arguments) = wanted,
      declaration != world.standard("Array"),
      !arguments.isEmpty || declaration.kind == .structure
        || conforms(wanted, "ExpressibleByArrayLiteral")
    {
      if let made = viaVariadicLiteral("arrayLiteral", elements, wanted, range) { return made }
      let element =
        isOptionSet(wanted)
        ? wanted
        : arguments.first ?? world.associatedType(named: "ArrayLiteralElement", of: wanted)
          ?? wanted
      let literal = elements.map { checkConverted($0, to: element, for: .element) }
      let array = make(.array(literal), world.array(element), range)
      return viaArrayLiteral(array, wanted, range)
    }
    if let wanted, case .nominal(_, let arguments) = wanted, let element = arguments.first,
      !isOpen(element)
        || elements.allSatisfy(isLiteral) && takesOnlyFractions(solver.head(element))
    {
      let values = elements.map { checkConverted($0, to: element, for: .element) }
      return make(.array(values), world.array(element), range)
    }
    // `[Int]` as a value: a type, not an array of one metatype.
    if elements.count == 1, let type = typeOperand(elements[0]) {
      return make(.metatype(world.array(type)), .metatype(world.array(type)), range)
    }
    if let wanted, wanted.isAny, let mixed = mixedArray(elements, range) { return mixed }
    if isUnknownList(wanted), elements.contains(where: startsImplicitly) {
      let values = elements.map { check($0, expecting: .dynamic) }
      return make(.array(values), world.array(.dynamic), range)
    }
    let (values, element) = joined(elements)
    return make(.array(values), world.array(element), range)
  }

  /// True for a set of options, whose literal holds such sets.
  private func isOptionSet(_ type: Type) -> Bool {
    guard let options = world.nominal(named: "OptionSet", inLibrary: true) else { return false }
    return world.conforms(type, to: options)
  }

  /// True if nothing is known about the elements that are wanted.
  private func isUnknownList(_ wanted: Type?) -> Bool {
    switch wanted {
    case .dynamic: true
    case .nominal(let declaration, let arguments):
      declaration == world.standard("Array") && arguments.first.map(solver.head)?.isDynamic == true
    default: false
    }
  }

  /// The type an element names, if it names one.
  private func typeOperand(_ expression: ParsedExpression) -> Type? {
    switch expression.kind {
    case .name(let name, _):
      guard mayNameType(name) else { return nil }
    case .type, .array, .dictionary: break
    case .tuple(let elements):
      let types = elements.compactMap { element in
        typeOperand(element.value).map { TupleElement(label: element.label, type: $0) }
      }
      return types.count == elements.count ? .tuple(types) : nil
    case .member(let base?, let name, _, _):
      guard let outer = typeOperand(base), mayNameType(name, in: outer) else { return nil }
    case .optionalLink(let inner):
      return typeOperand(inner).map { world.optional($0) }
    default: return nil
    }
    let checked = trial { check(expression, expecting: nil) }
    if case .metatype(let type) = checked.kind { return type }
    guard case .name(let name, _) = expression.kind, solver.head(checked.type).isDynamic,
      world.isUnmodelledType(name)
    else { return nil }
    // `[CAKeyframe]`: a type that Grove does not have.
    return check(expression, expecting: nil).type
  }

  /// Elements with one common type; `Any` where there is none, as far as running is concerned.
  func joined(_ elements: [ParsedExpression]) -> ([Expression], Type) {
    guard !elements.isEmpty else { return ([], solver.fresh()) }
    if let made = joinedTuples(elements) { return made }
    var common: Type?
    let phases = elements.map { isNilLiteral($0) ? 3 : phase($0) }
    let order = elements.indices.sorted {
      let a = phases[$0]
      let b = phases[$1]
      return a == b ? $0 < $1 : a < b
    }
    if elements.allSatisfy(isLiteral) && elements.contains(where: isFloatingLiteral)
      || areFractions(elements)
    {
      common = world.double
    }
    var checked: [Int: Expression] = [:]
    for index in order {
      var wanted = common
      if case .nil = elements[index].kind, let element = common {
        wanted = world.isOptional(solver.head(element)) ? element : world.optional(element)
      }
      let value = optionalForm(check(elements[index], expecting: wanted))
      checked[index] = value
      common = common.map { join($0, value.type) } ?? value.type
    }
    var element = common ?? .dynamic
    let hasNil = elements.contains { if case .nil = $0.kind { true } else { false } }
    if element.isAny, hasNil { element = world.optional(.any) }
    return (
      elements.indices.compactMap { checked[$0].map { coerce($0, to: element) ?? $0 } }, element
    )
  }

  /// The nearest type both convert to.
  func join(_ first: Type, _ second: Type) -> Type {
    if solver.convert(second, to: first) != nil { return first }
    if solver.convert(first, to: second) != nil { return second }
    var ancestor = world.superclass(of: solver.head(first))
    while let current = ancestor {
      if solver.convert(second, to: current) != nil { return current }
      ancestor = world.superclass(of: current)
    }
    return joinResults(first, second) ?? .any
  }

  /// `[Circle.init, Square.init]`: functions of the same values, whose results have one type.
  private func joinResults(_ first: Type, _ second: Type) -> Type? {
    guard let function = solver.head(first).functionType,
      let other = solver.head(second).functionType,
      function.parameters.count == other.parameters.count
    else { return nil }
    let common = join(function.result, other.result)
    guard !common.isAny else { return nil }
    let joined = Type.function(
      FunctionType(
        parameters: function.parameters, result: common, isThrowing: function.isThrowing,
        isAsync: function.isAsync, thrown: function.thrown))
    return solver.convert(second, to: joined) == nil ? nil : joined
  }

  private func viaArrayLiteral(_ array: Expression, _ wanted: Type, _ range: SourceRange)
    -> Expression
  {
    let converted = viaLiteralInitializer("arrayLiteral", array, wanted, range)
    if converted.type == array.type {
      // Types whose literal initialiser takes a variadic list are made from the array.
      let write = ParsedSynthesis(range: range)
      let callee = ParsedExpression(
        .checked(make(.metatype(wanted), .metatype(wanted), range)), range: range)
      let value = ParsedExpression(.checked(array), range: range)
      return check(write.call(callee, [(nil, value)]), expecting: wanted)
    }
    return converted
  }

  private func checkDictionary(
    _ pairs: [(key: ParsedExpression, value: ParsedExpression)], _ wanted: Type?,
    _ range: SourceRange
  ) -> Expression {
    let declaration = world.standard("Dictionary")
    if let wanted, case .nominal(let owner, let arguments) = wanted, owner == declaration,
      arguments.count == 2
    {
      let entries = pairs.map {
        (
          key: checkConverted($0.key, to: arguments[0], for: .dictionaryKey),
          value: checkConverted($0.value, to: arguments[1], for: .dictionaryValue)
        )
      }
      return make(.dictionary(entries), wanted, range)
    }
    if let wanted, wanted.declaration != declaration,
      let made = viaVariadicLiteral(
        "dictionaryLiteral", pairs.map { pairExpression($0.key, $0.value) }, wanted, range)
    {
      return made
    }
    if pairs.count == 1, let key = typeOperand(pairs[0].key),
      let value = typeOperand(pairs[0].value)
    {
      let type = Type.nominal(declaration, [key, value])
      world.noteWritten(declaration, [key, value], range)
      return make(.metatype(type), .metatype(type), range)
    }
    if let wanted, let known = unknownDictionary(pairs, wanted, range) { return known }
    let (keys, keyType) = joined(pairs.map(\.key))
    let (values, valueType) = joined(pairs.map(\.value))
    if let (type, needed) = world.unmetBound(of: declaration, [keyType, valueType]) {
      report(.requirementUnmet("generic struct 'Dictionary'", type, needed, range))
    }
    return make(
      .dictionary(Array(zip(keys, values)).map { (key: $0, value: $1) }),
      .nominal(declaration, [keyType, valueType]), range)
  }

  /// What a literal costs as `type`.
  func literalCost(_ expression: ParsedExpression, as type: Type) -> Int? {
    var target = type
    var cost = 0
    while let payload = world.optionalPayload(target) {
      target = solver.head(payload)
      cost += 4
    }
    switch target {
    case .variable(let index): return literalCost(expression, bounds: index).map { $0 + cost }
    case .existential(let protocols):
      if protocols.isEmpty { return cost + 8 }
      return solver.convert(naturalLiteralType(expression), to: target).map { $0.cost + cost }
    case .dynamic: return 3
    default: return literalCost(expression, nominal: target).map { $0 + cost }
    }
  }

  /// An unbound parameter takes the literal's own type, if its bounds allow.
  private func literalCost(_ expression: ParsedExpression, bounds index: Int) -> Int? {
    let own = naturalLiteralType(expression)
    guard solver.bounds(of: index).allSatisfy({ world.conforms(own, to: $0.declaration) }) else {
      return nil
    }
    // Later literals may still be adjusted, so nothing is bound.
    return 2
  }

  private func naturalLiteralType(_ expression: ParsedExpression) -> Type {
    trial { solver.finalize(check(expression, expecting: nil).type) }
  }

  private func literalCost(_ expression: ParsedExpression, nominal type: Type) -> Int? {
    switch expression.kind {
    case .wideInteger:
      return isFloating(type) || type == world.standardType("UInt64") ? 1 : nil
    case .macro(let name, _):
      return literal(ofMacro: name, expression.range).flatMap { literalCost($0, nominal: type) }
    case .integer:
      if type == (readsFractions ? world.double : world.int) { return 0 }
      if isInteger(type) || isFloating(type) { return 1 }
      return conforms(type, "ExpressibleByIntegerLiteral") ? 2 : nil
    case .floating:
      if type == world.double { return 0 }
      if isFloating(type) { return 1 }
      return conforms(type, "ExpressibleByFloatLiteral") ? 2 : nil
    case .boolean:
      return type == world.bool ? 0 : conforms(type, "ExpressibleByBooleanLiteral") ? 2 : nil
    case .string(let segments):
      if type == world.string { return 0 }
      if segments.isEmpty { return literalConforms("", to: type) ? 1 : nil }
      if segments.count == 1, case .literal(let text) = segments[0] {
        return literalConforms(text, to: type) ? 1 : nil
      }
      return conforms(type, "ExpressibleByStringLiteral") ? 1 : nil
    case .array(let elements): return arrayCost(elements, type)
    case .dictionary:
      return type.declaration == world.standard("Dictionary")
        ? 0 : conforms(type, "ExpressibleByDictionaryLiteral") ? 2 : nil
    case .parenthesized(let inner), .prefix(_, let inner): return literalCost(inner, as: type)
    case .binary(let name, let left, let right, _):
      if name == "..." || name == "..<" { return rangeCost(name, left, right, type) }
      guard let a = literalCost(left, as: type), let b = literalCost(right, as: type) else {
        return nil
      }
      return max(a, b)
    default: return nil
    }
  }

  func conforms(_ type: Type, _ name: String) -> Bool {
    world.conforms(type, to: world.standard(name))
  }

  private func arrayCost(_ elements: [ParsedExpression], _ type: Type) -> Int? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    if declaration != world.standard("Array"), !conforms(type, "ExpressibleByArrayLiteral") {
      return nil
    }
    guard let element = arguments.first else { return 1 }
    // Elements cost no more for being many: `[T]` does not come cheaper than `[[T]]`.
    var highest = 0
    for value in elements.prefix(4) {
      guard let cost = cost(of: value, as: solver.head(element)) else { return nil }
      highest = max(highest, cost)
    }
    return highest + (declaration == world.standard("Array") ? 0 : 1)
  }
}
