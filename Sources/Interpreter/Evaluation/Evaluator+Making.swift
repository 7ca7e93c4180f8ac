import IR

/// Values made from consecutive registers, whose counts they take over.
extension Evaluator {
  func makeRecord(
    _ kind: Value.Kind, _ fields: UnsafeMutablePointer<Value>, _ count: Int, _ type: TypeID
  ) -> Value {
    guard count > 0 else { return kind == .tuple ? .void : .emptyStructure(type) }
    let block = allocate(kind, slots: count)
    block.slots.initialize(from: fields, count: count)
    return Value(block, type: type)
  }

  func makeEnum(
    _ index: Int, _ payload: UnsafeMutablePointer<Value>, _ count: Int, _ type: TypeID
  ) -> Value {
    guard count > 0 else { return .enumCase(index, type: type) }
    let value = makeRecord(.enumPayload, payload, count, type)
    value.block.header.pointee.tag = UInt16(truncatingIfNeeded: index)
    return value
  }

  func makeDictionary(
    _ pairs: UnsafeMutablePointer<Value>, _ count: Int, _ type: TypeID
  ) throws(Trap) -> Value {
    var dictionary = makeDictionary(capacity: count / 2, type: type)
    for index in 0..<count / 2 {
      let (key, value) = (pairs[index * 2], pairs[index * 2 + 1])
      if try insert(key.copied, value.copied, intoTableIn: &dictionary) != nil {
        throw Trap("Dictionary literal contains duplicate keys")
      }
    }
    for index in 0..<count { release(pairs[index]) }
    return dictionary
  }

  func makeClosure(
    _ frame: UnsafeMutablePointer<CallFrame>, _ unit: Int,
    _ captures: UnsafeMutablePointer<Value>, _ count: Int, _ type: TypeID
  ) -> Value {
    makeClosure(
      details(of: frame).closureUnits[unit], bindings: frame.pointee.bindings,
      captures: UnsafeBufferPointer(start: captures, count: count), type: type)
  }

  /// A closure over code and captured values, whose counts it takes over.
  func makeClosure(
    _ unit: UnsafeMutablePointer<CodeUnit>, bindings: Bindings,
    captures: UnsafeBufferPointer<Value>, type: TypeID
  ) -> Value {
    let block = allocate(.closure, slots: captures.count + 1)
    block.slots[0] = Value(
      bits: UInt64(UInt(bitPattern: unit)), meta: UInt64(UInt32(bitPattern: bindings.rawValue)))
    for (index, value) in captures.enumerated() { block.slots[index + 1] = value }
    return Value(block, type: type)
  }

  /// A record whose slots are all still to be assigned.
  func makeUnassigned(_ kind: Value.Kind, _ count: Int, _ type: TypeID) -> Value {
    guard count > 0 || kind == .object else { return .emptyStructure(type) }
    let block = allocate(kind, slots: count)
    block.slots.initialize(repeating: .uninitialised, count: count)
    return Value(block, type: type)
  }

  /// An object of a class with no field assigned.
  func makeObject(_ type: TypeID) throws(Trap) -> Value {
    guard let nominal = types.nominal(of: type), nominal.isReference else {
      throw .internalError("\(types.name(of: type)) is no class")
    }
    let layout = layout(of: nominal)
    let object = makeUnassigned(.object, layout.fieldCount, type)
    if layout.hasDeinitializer {
      object.block.header.pointee.flags |= BlockHeader.hasDeinitializer
    }
    return object
  }

  func lookUp(_ key: Value, in table: Value) throws(Trap) -> Value {
    guard let position = try position(of: key, in: table) else { return .none }
    return value(in: table, at: position).copied.wrapped
  }

  func areIdentical(_ left: Value, _ right: Value) -> Bool {
    let (x, y) = (opened(loadWeak(left)), opened(loadWeak(right)))
    if x.isNone || y.isNone { return x.isNone && y.isNone }
    return x.bits == y.bits && x.kind == y.kind
  }

  func dynamicType(of value: Value) -> TypeID {
    let value = value.kind == .existentialOptional ? value : loadWeak(value)
    return value.type
  }

  /// Puts an Optional into a box that remembers its type; anything else stays as it is.
  func erase(_ value: Value, _ type: TypeID) -> Value {
    guard types.wrapped(of: type) != nil else {
      return value.kind == .none && value.bits == 0
        ? makeExistentialOptional(value, type: types.optional(.any)) : value
    }
    return makeExistentialOptional(value, type: type)
  }

  /// Gives a collection or tuple another type; its block does not know its type, so nothing moves.
  ///
  /// Anything else is a literal in generic code.
  func retype(_ value: Value, _ type: TypeID) throws(Trap) -> Value {
    switch value.kind {
    case .array: relabel(value.typed(type))
    case .dictionary, .set, .tuple: value.typed(type)
    case .none: value
    default: try literal(value, as: type)
    }
  }

  /// An array whose tuples have the labels that its type says.
  func relabel(_ array: Value) -> Value {
    guard let element = types.arguments(of: array.type).first, types.isTuple(element),
      let first = elements(of: array).first, first.kind == .tuple, first.type != element
    else { return array }
    var array = array
    guard let slots = makeUniqueArray(in: &array) else { return array }
    for index in elements(of: array).indices where slots[index].kind == .tuple {
      slots[index] = slots[index].typed(element)
    }
    return array
  }

  func appendText(_ text: Value, at slot: UnsafeMutablePointer<Value>) throws(Trap) {
    guard slot.pointee.kind == .string, text.kind == .string else {
      throw .internalError("\(typeName(of: text)) cannot be appended to text")
    }
    if text.bits == slot.pointee.bits {
      let copy = string(of: text)
      _ = mutateString(in: slot) { $0 += copy }
    } else {
      let other = text.block.text
      _ = mutateString(in: slot) { $0 += other.pointee }
    }
  }
}
