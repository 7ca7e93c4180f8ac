extension Evaluator {
  /// Returns an owned struct of fields whose counts it takes over.
  package func makeStructure(_ fields: [Value], type: TypeID) -> Value {
    fields.isEmpty
      ? .emptyStructure(type) : makeRecord(.structure, fields, type: type)
  }

  /// Returns an owned tuple of elements whose counts it takes over; `()` for none.
  package func makeTuple(_ elements: [Value], type: TypeID) -> Value {
    elements.isEmpty ? .void : makeRecord(.tuple, elements, type: type)
  }

  /// Returns an owned enum case with a payload whose counts it takes over.
  package func makeEnum(_ index: Int, _ payload: [Value], type: TypeID) -> Value {
    guard !payload.isEmpty else { return .enumCase(index, type: type) }
    let value = makeRecord(.enumPayload, payload, type: type)
    value.block.header.pointee.tag = UInt16(truncatingIfNeeded: index)
    return value
  }

  /// The case index of an enum value with or without payload; -1 for anything else.
  @inline(__always)
  package func caseIndex(of value: Value) -> Int {
    switch value.kind {
    case .enumCase: Int(truncatingIfNeeded: value.bits)
    case .enumPayload: Int(value.block.header.pointee.tag)
    default: -1
    }
  }

  /// The borrowed fields of a struct or object, elements of a tuple, payload of an enum case; of an
  /// object the superclass's come first.
  ///
  /// Names are in `types.fields(of:)`.
  @inline(__always)
  package func fields(of value: Value) -> UnsafeBufferPointer<Value> {
    switch value.kind {
    case .structure, .object, .tuple, .enumPayload, .existentialOptional, .box:
      value.block.elements
    default: UnsafeBufferPointer(start: nil, count: 0)
    }
  }

  /// Stores a field, whose count it takes over, into the struct or tuple in `slot`, or an object.
  package func setField(
    _ index: Int, to value: Value, in slot: UnsafeMutablePointer<Value>
  ) {
    guard let fields = makeUniqueRecord(in: slot), index >= 0,
      index < slot.pointee.block.header.pointee.count
    else { return release(value) }
    let old = fields[index]
    fields[index] = value
    release(old)
  }

  /// Makes the struct, tuple or enum in `slot` its block's only owner and returns its fields;
  /// objects are shared by nature.
  ///
  /// `nil` for anything else.
  @inline(__always)
  package func makeUniqueRecord(
    in slot: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value>? {
    switch slot.pointee.kind {
    case .object: return slot.pointee.block.slots
    case .structure, .tuple, .enumPayload:
      if slot.pointee.isUnique { return slot.pointee.block.slots }
      return copyRecord(in: slot)
    default: return nil
    }
  }

  @inline(never)
  private func copyRecord(in slot: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> {
    let block = slot.pointee.block
    let count = Int(block.header.pointee.count)
    let copy = allocate(slot.pointee.kind, slots: count)
    copy.header.pointee.tag = block.header.pointee.tag
    copy.slots.initialize(from: block.slots, count: count)
    for index in 0..<count { copy.slots[index].retain() }
    block.header.pointee.references -= 1
    slot.pointee.bits = copy.bits
    return copy.slots
  }

  private func makeRecord(_ kind: Value.Kind, _ fields: [Value], type: TypeID) -> Value {
    let block = allocate(kind, slots: fields.count)
    for (index, field) in fields.enumerated() { block.slots[index] = field }
    return Value(block, type: type)
  }

  /// Puts an Optional into an existential, keeping its static type; takes over its count.
  package func makeExistentialOptional(_ value: Value, type: TypeID) -> Value {
    makeRecord(.existentialOptional, [value], type: type)
  }

  /// What an existential holds, borrowed: the Optional out of its box, else the value itself.
  @inline(__always)
  package func opened(_ value: Value) -> Value {
    value.kind == .existentialOptional ? value.block.slots[0] : value
  }
}
