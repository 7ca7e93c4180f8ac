extension Evaluator {
  /// The rarer instructions, each a function of its own.
  @inline(never)
  func perform(
    _ pc: UnsafePointer<Instruction>, _ base: UnsafeMutablePointer<Value>,
    _ frame: UnsafeMutablePointer<CallFrame>
  ) throws(Trap) {
    let (a, b, c, d) = (pc.a, pc.b, pc.c, pc.pointee.d)
    switch pc.pointee.opcode {
    case .addWrappingInt, .subtractWrappingInt, .multiplyWrappingInt, .andInt, .orInt, .xorInt,
      .shiftLeftInt, .shiftRightInt:
      performBits(pc, base)
    case .makeStructure: base[a] = makeRecord(.structure, base + b, c, type(pc))
    case .makeTuple: base[a] = makeRecord(.tuple, base + b, c, type(pc))
    case .makeEnum: base[a] = makeEnum(pc.pointee.e, base + b, c, type(pc))
    case .makeArray:
      base[a] = makeArray(
        copying: UnsafeBufferPointer(start: base + b, count: c), type: type(pc))
    case .makeDictionary: base[a] = try makeDictionary(base + b, c, type(pc))
    case .makeClosure:
      base[a] = makeClosure(frame, pc.pointee.e, base + b, c, type(pc))
    case .newRecord: base[a] = makeUnassigned(.structure, c, type(pc))
    case .newObject: base[a] = try makeObject(c == 0 ? type(pc) : base[b].asMetatype)
    case .defaultFields:
      guard case .method(let function) = dispatch.targets[pc.pointee.e] else { return }
      let start = a == 0 ? nil : types.nominal(of: type(pc))
      try inheritFields(of: base[b], before: function, from: start)
    case .selfClosure: base[a] = frame.pointee.closure
    case .makeWeak: base[a] = makeWeak(base[b])
    case .loadWeak: base[a] = loadWeak(base[b]).copied
    case .loadUnowned: base[a] = try loadUnowned(base[b])
    case .appendStringAt: try appendText(base[b], at: base[a].address)
    case .appendInterpolationAt:
      try appendInterpolation(frame, pc.interpolation, base + b, at: base[a].address)
    case .bindReceiver: bindReceiver(frame, ownerCount: c)
    case .openBinding: openBinding(at: c, to: base[b])
    case .metatype: base[a] = .metatype(type(pc))
    case .dynamicType:
      let known = c == 1 ? type(pc) : .any
      base[a] = .metatype(types.wrapped(of: known) == nil ? dynamicType(of: base[b]) : known)
    case .lookup: base[a] = try lookUp(base[c], in: base[b])
    case .interpolate: base[a] = try interpolate(frame, pc.interpolation, base + b)
    case .iteratorStart: base[a] = try makeCursor(base[b])
    case .numericOperator:
      base[a] = try compute(operator: d, base[b], base[c], typeNumber: pc.pointee.e)
    case .numericUnary: base[a] = try compute(unary: d, base[b], typeNumber: pc.pointee.e)
    case .stringOperator: base[a] = try compute(text: d, base[b], base[c])
    case .equal: base[a] = .bool(try areEqual(base[b], base[c]) == (d == 1))
    case .identical: base[a] = .bool(areIdentical(base[b], base[c]))
    case .convertNumber: base[a] = try convert(base[b], toNumber: TypeID(rawValue: Int32(d)))
    case .cast: base[a] = try cast(base[b], to: type(pc), kind: c)
    case .checkType: base[a] = .bool(try isValue(base[b], of: type(pc)))
    case .erase: base[a] = erase(base[a], type(pc))
    case .retype: base[a] = try retype(base[a], type(pc))
    case .match: base[a] = .bool(try matches(base[b], pattern: base[c]))
    case .keyPath: base[a] = makeKeyPath(frame, pc.pointee.e, base + b, type(pc))
    case .unsupported: throw unsupported(frame, d, isTrap: a == 0)
    case .tryFailed: throw tryFailed(base[a])
    default: try performDynamic(pc, base, frame)
    }
  }

  private func performBits(
    _ pc: UnsafePointer<Instruction>, _ base: UnsafeMutablePointer<Value>
  ) {
    let (left, right) = (base[pc.b].asInt, base[pc.c].asInt)
    let result =
      switch pc.pointee.opcode {
      case .addWrappingInt: left &+ right
      case .subtractWrappingInt: left &- right
      case .multiplyWrappingInt: left &* right
      case .andInt: left & right
      case .orInt: left | right
      case .xorInt: left ^ right
      case .shiftLeftInt: left << right
      default: left >> right
      }
    base[pc.a] = .integer(result)
  }

  private func performDynamic(
    _ pc: UnsafePointer<Instruction>, _ base: UnsafeMutablePointer<Value>,
    _ frame: UnsafeMutablePointer<CallFrame>
  ) throws(Trap) {
    let (a, b, c, d) = (pc.a, pc.b, pc.c, pc.pointee.d)
    switch pc.pointee.opcode {
    case .callDynamic: base[a] = try callDynamic(site: d, frame, base + b, c)
    case .dynamicMember: base[a] = try dynamicMember(site: d, frame, base[b])
    case .setDynamicMember: try setDynamicMember(site: d, frame, base + a, base[b])
    case .dynamicOperator:
      base[a] = try dynamicOperator(site: d, frame, base + b, c, literals: pc.pointee.e)
    case .dynamicElement: base[a] = try dynamicElement(frame, base + b, c, site: d)
    case .setDynamicElement: try setDynamicElement(frame, base + b, c, site: d)
    default: throw .internalError("unknown instruction")
    }
  }

  /// The type an instruction names, or that the one before it found.
  @inline(__always)
  private func type(_ pc: UnsafePointer<Instruction>) -> TypeID {
    let number = pc.pointee.d
    return number == -1
      ? machine.pointee.pendingType : TypeID(rawValue: Int32(truncatingIfNeeded: number))
  }

  private func unsupported(
    _ frame: UnsafeMutablePointer<CallFrame>, _ text: Int, isTrap: Bool
  ) -> Trap {
    let message = details(of: frame).texts[text]
    if message.hasPrefix("internal error: ") { return Trap(message, kind: .internalError) }
    return isTrap ? Trap(message) : .notSimulated(message)
  }

  private func tryFailed(_ error: Value) -> Trap {
    Trap("'try!' expression unexpectedly raised an error: \(describe(error, debug: true))")
  }

  func details(of frame: UnsafeMutablePointer<CallFrame>) -> CodeDetails {
    frame.pointee.unit.pointee.details.takeUnretainedValue()
  }
}
