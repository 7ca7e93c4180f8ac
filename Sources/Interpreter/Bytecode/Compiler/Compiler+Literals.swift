import IR

extension Compiler {
  func compileLiteral(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .integer(let value): compileInteger(value, expression.type, into: register)
    case .floating(let value):
      let fixed = fixedType(expression.type)
      let number = fixed == .float ? Double(Float(value)) : value
      constant(.double(number, type: fixed ?? .double), into: register)
    case .boolean(let value): emit(.boolean, register, d: value ? 1 : 0)
    case .string(let text):
      let fixed = fixedType(expression.type) ?? .string
      let type = fixed == .character || fixed == .substring ? fixed : .string
      constant(evaluator.makeString(text, type: type), into: register)
    case .nil: emit(.none, register)
    case .array(let elements): compileArray(elements, expression.type, into: register)
    case .dictionary(let pairs): compileDictionary(pairs, expression.type, into: register)
    case .tuple(let elements): compileTuple(elements, expression.type, into: register)
    case .interpolation(let segments): compileInterpolation(segments, into: register)
    default: return
    }
    produced(register, expression.type)
  }

  private func compileInteger(_ value: Int, _ type: Type, into register: Int) {
    let fixed = fixedType(type) ?? .int
    if fixed.isFloating {
      constant(.double(Double(value), type: fixed), into: register)
    } else if fixed == .int || !fixed.isInteger {
      emit(.integer, register, wide: UInt64(bitPattern: Int64(value)))
    } else {
      constant(.integer(value, type: fixed), into: register)
    }
  }

  /// Loads a value that the unit owns.
  func constant(_ value: Value, into register: Int) {
    if value.kind == .double, value.type == .double {
      return emit(.double, register, wide: value.bits)
    }
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    details.constants.append(pointer)
    emit(.constant, register, wide: UInt64(UInt(bitPattern: pointer)))
  }

  /// Puts values into consecutive registers; each owns its value if its own type is counted.
  func consecutive(_ expressions: [Expression], as types: [Type?]) -> Int {
    let first = top
    for (index, expression) in expressions.enumerated() {
      let register = allocate()
      if index < types.count, let type = types[index] {
        compile(expression, as: type, into: register)
      } else {
        compile(expression, into: register)
      }
    }
    return first
  }

  /// Notes that the last instruction took over `count` registers.
  func consumed(_ first: Int, _ count: Int) {
    for register in first..<first + count { disown(register) }
  }

  private func compileArray(_ elements: [Expression], _ type: Type, into register: Int) {
    var element: Type?
    if case .nominal(_, let arguments) = type { element = arguments.first }
    let types = elements.map { _ in element }
    let first = consecutive(elements, as: types)
    emit(.makeArray, register, first, elements.count, d: typeOperand(type))
    consumed(first, elements.count)
  }

  private func compileDictionary(
    _ pairs: [(key: Expression, value: Expression)], _ type: Type, into register: Int
  ) {
    let first = consecutive(pairs.flatMap { [$0.key, $0.value] }, as: [])
    emit(.makeDictionary, register, first, pairs.count * 2, d: typeOperand(type))
    consumed(first, pairs.count * 2)
  }

  func compileTuple(_ elements: [Expression], _ type: Type, into register: Int) {
    guard !elements.isEmpty else { return emit(.void, register) }
    var types: [Type?] = []
    if case .tuple(let declared) = type { types = declared.map(\.type) }
    let first = consecutive(elements, as: types)
    emit(.makeTuple, register, first, elements.count, d: typeOperand(type))
    consumed(first, elements.count)
  }

  private func compileInterpolation(_ segments: [InterpolationSegment], into register: Int) {
    let (first, operands, interpolation) = prepareInterpolation(segments)
    emit(.interpolate, register, first, wide: UInt64(UInt(bitPattern: interpolation)))
    own(register)
    operands.forEach(free)
  }

  /// `place += "\(…)"`: what is appended becomes no value of its own.
  ///
  /// Only for texts and whole numbers, whose description runs none of the program's code: the
  /// place stays where it is meanwhile.
  func appendInterpolation(_ value: Expression, to place: PreparedPlace) -> Bool {
    guard case .interpolation(let segments) = value.kind, segments.allSatisfy(isPlain) else {
      return false
    }
    let (first, operands, interpolation) = prepareInterpolation(segments)
    let address = allocate()
    emitAddress(place, into: address)
    emit(
      .appendInterpolationAt, address, first, wide: UInt64(UInt(bitPattern: interpolation)))
    operands.forEach(free)
    finish(place)
    return true
  }

  private func isPlain(_ segment: InterpolationSegment) -> Bool {
    switch segment.kind {
    case .literal: true
    case .value(let expression):
      fixedType(expression.type) == .string || representation(of: expression.type) == .int
    case .localized: false
    }
  }

  private func prepareInterpolation(
    _ segments: [InterpolationSegment]
  ) -> (first: Int, [Operand], UnsafeMutablePointer<Interpolation>) {
    let first = top
    var parts: [Interpolation.Part] = []
    var literals: [UInt8] = []
    var operands: [Operand] = []
    let mayBorrow = !segments.contains(where: \.writes)
    for segment in segments {
      switch segment.kind {
      case .literal(let text):
        guard !text.isEmpty else { continue }
        parts.append(.literal(start: literals.count, count: text.utf8.count))
        literals.append(contentsOf: text.utf8)
      case .value(let expression):
        parts.append(
          .value(type: index(of: expression.type), mayBeOptional: mayBeNone(expression.type)))
        operands.append(placed(expression, mayBorrow: mayBorrow))
      case .localized(let expression):
        parts.append(.localized(type: index(of: expression.type)))
        operands.append(placed(expression, mayBorrow: mayBorrow))
      }
    }
    let interpolation = UnsafeMutablePointer<Interpolation>.allocate(capacity: 1)
    interpolation.initialize(to: Interpolation(parts, literals: literals))
    details.interpolations.append(interpolation)
    return (first, operands, interpolation)
  }

  /// Evaluates into the next register, borrowing a local's value where it can.
  func placed(_ expression: Expression, mayBorrow: Bool) -> Operand {
    let register = allocate()
    let isBorrowed = withTemporaries {
      guard mayBorrow, isCounted(expression.type), let borrowed = borrow(expression) else {
        return false
      }
      emit(.move, register, borrowed.register)
      return true
    }
    if !isBorrowed { compile(expression, into: register) }
    return Operand(register: register, isTemporary: !isBorrowed)
  }
}

extension InterpolationSegment {
  fileprivate var writes: Bool {
    switch kind {
    case .literal: false
    case .value(let expression), .localized(let expression): expression.writes
    }
  }
}
