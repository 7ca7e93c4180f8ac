extension Value {
  /// True if the value is a struct, tuple, object or payload with a slot of that number.
  @inline(__always)
  func hasField(_ index: Int) -> Bool {
    (meta >> 34) & 0x3F == UInt64(Value.Kind.structure.rawValue >> 2)
      && index < Int(block.header.pointee.count)
  }

  /// A register that holds the address of a slot, for the next few instructions.
  @inline(__always)
  static func address(_ slot: UnsafeMutablePointer<Value>) -> Value {
    Value(bits: UInt64(UInt(bitPattern: slot)), meta: 0)
  }

  @inline(__always)
  var address: UnsafeMutablePointer<Value> {
    UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
  }

  /// The code of a closure, which its first slot holds.
  @inline(__always)
  var closureUnit: UnsafeMutablePointer<CodeUnit> {
    UnsafeMutablePointer(bitPattern: UInt(block.slots[0].bits)).unsafelyUnwrapped
  }

  /// The generic bindings that a closure was made under.
  @inline(__always)
  var closureBindings: Bindings {
    Bindings(rawValue: Int32(truncatingIfNeeded: block.slots[0].meta))
  }
}

extension UnsafePointer<Instruction> {
  @inline(__always)
  var unit: UnsafeMutablePointer<CodeUnit> {
    UnsafeMutablePointer(bitPattern: UInt(pointee.wide)).unsafelyUnwrapped
  }

  @inline(__always)
  var site: UnsafeMutablePointer<CallSite> {
    UnsafeMutablePointer(bitPattern: UInt(pointee.wide)).unsafelyUnwrapped
  }

  @inline(__always)
  var valuePointer: UnsafeMutablePointer<Value> {
    UnsafeMutablePointer(bitPattern: UInt(pointee.wide)).unsafelyUnwrapped
  }

  @inline(__always)
  var interpolation: Interpolation {
    UnsafePointer<Interpolation>(bitPattern: UInt(pointee.wide)).unsafelyUnwrapped.pointee
  }
}

/// Steps that several instructions share.
extension Evaluator {
  /// Stores the result of an integer operation, unless it overflowed.
  @inline(__always)
  func set(
    _ slot: UnsafeMutablePointer<Value>, _ outcome: (partialValue: Int, overflow: Bool),
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>,
    _ operation: StaticString, _ left: Int, _ right: Int
  ) throws(Trap) {
    if outcome.overflow { try overflowed(frame, pc, operation, left, right) }
    slot.pointee = .integer(outcome.partialValue)
  }

  /// Puts an owned value into a slot and gives back what was there.
  @inline(__always)
  func replace(_ slot: UnsafeMutablePointer<Value>, with value: Value) {
    let old = slot.pointee
    slot.pointee = value
    release(old)
  }

  /// The error of a `throw`, moved out of its register.
  func thrownError(_ slot: UnsafeMutablePointer<Value>) -> Trap {
    let error = slot.pointee
    slot.pointee = .uninitialised
    return .thrown(error)
  }

  /// Uses up fuel for a turn of a loop.
  @inline(__always)
  func burn(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>
  ) throws(Trap) {
    machine.pointee.fuel &-= 1
    if machine.pointee.fuel < 0 { try outOfFuel(frame, pc) }
  }

  /// Begins a call on the frame after the caller's; its bindings are still to be set.
  @inline(__always)
  func enter(
    _ unit: UnsafeMutablePointer<CodeUnit>, _ caller: UnsafeMutablePointer<CallFrame>,
    _ base: UnsafeMutablePointer<Value>, result: UnsafeMutablePointer<Value>
  ) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    machine.pointee.fuel &-= 1
    if machine.pointee.fuel < 0 || caller >= machine.pointee.lastFrame
      || base + unit.pointee.registerCount >= machine.pointee.lastRegister
    {
      try cannotCall(unit, caller, base)
    }
    let frame = caller + 1
    frame.pointee.unit = unit
    frame.pointee.base = base
    frame.pointee.result = result
    machine.pointee.frame = frame
    return frame
  }
}

/// The ways an instruction fails; each notes where before the trap leaves the loop.
extension Evaluator {
  @inline(never)
  func overflowed(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>,
    _ operation: StaticString, _ left: Int, _ right: Int
  ) throws(Trap) {
    frame.pointee.pc = pc
    throw Evaluator.overflow(operation.description, left, right)
  }

  /// The trap of an integer operation, with its operands, which compiled Swift leaves out.
  static func overflow(
    _ operation: String, _ left: some FixedWidthInteger, _ right: some FixedWidthInteger
  ) -> Trap {
    if right == 0, operation == "/" { return Trap("Division by zero") }
    if right == 0, operation == "%" { return Trap("Division by zero in remainder operation") }
    if operation == "-", left == 0, right < 0 { return Trap("Arithmetic overflow: -(\(right))") }
    return Trap("Arithmetic overflow: \(left) \(operation) \(right)")
  }

  @inline(never)
  func outOfFuel(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>
  ) throws(Trap) {
    frame.pointee.pc = pc
    try takeFuel()
  }

  /// A call that may not happen: out of fuel, interrupted, or too deep.
  @inline(never)
  func cannotCall(
    _ unit: UnsafeMutablePointer<CodeUnit>, _ caller: UnsafeMutablePointer<CallFrame>,
    _ base: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    if machine.pointee.fuel < 0 { try takeFuel() }
    guard caller < machine.pointee.lastFrame,
      base + unit.pointee.registerCount < machine.pointee.lastRegister
    else { throw .limit(.depth) }
  }

  @inline(never)
  func noField(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>, _ record: Value
  ) -> Trap {
    frame.pointee.pc = pc
    if record.kind == .none {
      return Trap("Unexpectedly found nil while unwrapping an Optional value")
    }
    // A stand-in of the library took the place of a class that the code has the fields of.
    if let nominal = types.nominal(of: record.type), nominal.isLibrary, nominal.name.first == "_" {
      return .notSimulated("this value stands for something that is not simulated")
    }
    return .internalError("\(typeName(of: record)) has no stored property number \(pc.c)")
  }

  @inline(never)
  func unexpected(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>, _ value: Value
  ) -> Trap {
    frame.pointee.pc = pc
    if isUnmodelled(value.type) {
      return .notSimulated("the value that is needed here comes from something not simulated")
    }
    return .internalError("a value of type \(typeName(of: value)) is not what was expected here")
  }

  /// A condition that comes from something not simulated does not hold.
  @inline(never)
  func expectBool(
    _ slot: UnsafeMutablePointer<Value>, _ frame: UnsafeMutablePointer<CallFrame>,
    _ pc: UnsafePointer<Instruction>
  ) throws(Trap) {
    guard isUnmodelled(slot.pointee.type) else { throw unexpected(frame, pc, slot.pointee) }
    release(slot.pointee)
    slot.pointee = .bool(false)
  }

  /// A number that comes from something not simulated is zero, an optional one is not there; an
  /// integer literal that nobody typed is the number that is wanted.
  @inline(never)
  func expectTrivial(
    _ slot: UnsafeMutablePointer<Value>, _ frame: UnsafeMutablePointer<CallFrame>,
    _ pc: UnsafePointer<Instruction>
  ) throws(Trap) {
    let type = TypeID(rawValue: Int32(truncatingIfNeeded: pc.pointee.d))
    if slot.pointee.kind == .integer {
      if type.isFloating { slot.pointee = try convert(slot.pointee, toNumber: type) }
      return
    }
    guard slot.pointee.isReference else { return }
    let isOptional = types.wrapped(of: type) != nil
    guard isUnmodelled(slot.pointee.type), isOptional || type.isInteger || type.isFloating else {
      throw unexpected(frame, pc, slot.pointee)
    }
    release(slot.pointee)
    slot.pointee = isOptional ? .none : try convert(.integer(0), toNumber: type)
  }

  @inline(never)
  func outOfRange(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>
  ) -> Trap {
    frame.pointee.pc = pc
    return Trap("Index out of range")
  }

  @inline(never)
  func foundNil(
    _ frame: UnsafeMutablePointer<CallFrame>, _ pc: UnsafePointer<Instruction>
  ) -> Trap {
    frame.pointee.pc = pc
    // `checkSome` says so of an implicitly unwrapped Optional.
    let isImplicit = pc.pointee.opcode == .checkSome && pc.c != 0
    return Trap(
      "Unexpectedly found nil while \(isImplicit ? "implicitly " : "")unwrapping an Optional value")
  }

  func loadUnowned(_ reference: Value) throws(Trap) -> Value {
    let object = loadWeak(reference)
    // An optional one may hold `nil`; only what was an object can be gone.
    if object.isNone, reference.kind == .weak {
      throw Trap("Attempted to read an unowned reference but the object was already destroyed")
    }
    return object.copied
  }

  @inline(never)
  func unlinked(_ frame: UnsafeMutablePointer<CallFrame>) -> Trap {
    .internalError("a call has no target")
  }

  /// The name of a value's type, for messages.
  func typeName(of value: Value) -> String {
    switch value.kind {
    case .none: "nil"
    case .uninitialised: "nothing"
    case .metatype: types.name(of: value.type) + ".Type"
    default: types.name(of: value.type)
    }
  }

  /// Makes what is in a register a number of a type, or fails: unknown hands may have left an
  /// integer literal untyped.
  @inline(never)
  func expectNumber(_ slot: UnsafeMutablePointer<Value>, _ type: TypeID) throws(Trap) {
    let value = slot.pointee
    switch (value.kind, type) {
    case (.integer, .int): slot.pointee = .integer(value.asInt)
    case (.integer, .double), (.double, .double): slot.pointee = .double(value.asNumber)
    case _ where isUnmodelled(value.type):
      release(value)
      slot.pointee = type == .int ? .integer(0) : .double(0)
    default:
      throw .internalError("expected \(types.name(of: type)), found \(typeName(of: value))")
    }
  }
}
