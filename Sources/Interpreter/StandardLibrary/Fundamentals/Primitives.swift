import IR

extension StandardLibrary {
  /// What library source asks of values whose type's promises it need not spell out.
  static let primitives = LibraryEntry(
    "Primitives.swift",
    """
    func __areEqual<T>(_ x: T, _ y: T) -> Bool
    func __isLess<T>(_ x: T, _ y: T) -> Bool
    func __advanced<T>(_ x: T, _ n: Int) -> T
    func __distance<T>(_ start: T, _ end: T) -> Int
    func __bitOr<T>(_ x: T, _ y: T) -> T
    func __bitAnd<T>(_ x: T, _ y: T) -> T
    func __bitXor<T>(_ x: T, _ y: T) -> T
    func __noBits<T>() -> T
    func __retyped<T, U>(_ x: T) -> U
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    func unsafeDowncast<T>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
    """,
    natives: [
      "__areEqual(_:_:)": { call throws(Trap) in
        .bool(try call.evaluator.areEqual(call[0], call[1]))
      },
      "__isLess(_:_:)": { call throws(Trap) in
        .bool(try call.evaluator.isLess(call[0], call[1]))
      },
      "__advanced(_:_:)": { call throws(Trap) in try call.advanced() },
      "__distance(_:_:)": { call throws(Trap) in try call.distance() },
      "__bitOr(_:_:)": { call throws(Trap) in
        Value(bits: call[0].bits | call[1].bits, meta: call[0].meta)
      },
      "__bitAnd(_:_:)": { call throws(Trap) in
        Value(bits: call[0].bits & call[1].bits, meta: call[0].meta)
      },
      "__bitXor(_:_:)": { call throws(Trap) in
        Value(bits: call[0].bits ^ call[1].bits, meta: call[0].meta)
      },
      "__retyped(_:)": { call throws(Trap) in call[0].copied },
      "unsafeBitCast(_:to:)": { call throws(Trap) in call.bitCast() },
      "__noBits()": { call throws(Trap) in
        .integer(0, type: call.resultType.isInteger ? call.resultType : .int)
      },
    ])
}

extension NativeCall {
  /// The bits of a value as those of another type.
  fileprivate func bitCast() -> Value {
    let (value, type) = (self[0], resultType)
    switch value.kind {
    case .integer where type == .float:
      let single = Float(bitPattern: UInt32(truncatingIfNeeded: value.bits))
      return Value(bits: Double(single).bitPattern, kind: .double, type: type)
    case .integer where type.isFloating: return Value(bits: value.bits, kind: .double, type: type)
    case .integer where type.isInteger:
      return .integer(Int(truncatingIfNeeded: value.bits), type: type)
    case .double where type.isInteger && value.type == .float:
      return .integer(Int(Float(value.asDouble).bitPattern), type: type)
    case .double where type.isInteger:
      return Value(bits: value.bits, kind: .integer, type: type)
    case .structure, .emptyStructure, .enumCase, .enumPayload: return value.copied.typed(type)
    default: return value.copied
    }
  }

  /// The value some steps away: of an integer, or as the program's `advanced(by:)` says.
  fileprivate func advanced() throws(Trap) -> Value {
    let value = self[0]
    if value.kind == .integer {
      let (sum, overflows) = value.asInt.addingReportingOverflow(integer(1))
      guard !overflows else { throw Trap("arithmetic overflow: \(value.asInt) + \(integer(1))") }
      return .integer(sum, type: value.type)
    }
    let function = try stride("advanced", "by")
    return try evaluator.call(
      function, [value.copied, self[1]],
      typeArguments: evaluator.typeArguments(of: function, for: value.type))
  }

  /// The steps between two values.
  fileprivate func distance() throws(Trap) -> Value {
    let value = self[0]
    if value.kind == .integer {
      let (steps, overflows) = integer(1).subtractingReportingOverflow(integer(0))
      guard !overflows else { throw Trap("Distance is not representable in Int") }
      return .integer(steps)
    }
    let function = try stride("distance", "to")
    return try evaluator.call(
      function, [value.copied, self[1].copied],
      typeArguments: evaluator.typeArguments(of: function, for: value.type))
  }

  private func stride(_ name: String, _ label: String) throws(Trap) -> Function {
    let found = evaluator.member(of: self[0].type) { nominal in
      nominal.members[name]?.first {
        !$0.isStatic && $0.parameters.count == 1 && $0.parameters[0].label == label
      }
    }
    guard let found else {
      let type = evaluator.types.name(of: self[0].type)
      throw .notSimulated("Grove knows no \(name)(\(label):) of \(type)")
    }
    return found
  }
}
