extension Evaluator {
  /// Runs instructions from the innermost call on until that call's host, or a pad, is reached.
  ///
  /// One `switch` in one function, because dispatch is what an interpreter spends its time on; each
  /// case is short, and what is not short is a function of its own. Cases that may trap or run
  /// other code first write down where they are.
  @inline(never)
  func runLoop() throws(Trap) {
    let machine = self.machine
    var frame = machine.pointee.frame
    var pc = frame.pointee.pc
    var base = frame.pointee.base
    while true {
      switch pc.pointee.opcode {
      case .nop: break
      case .move: base[pc.a] = base[pc.b]
      case .take:
        base[pc.a] = base[pc.b]
        base[pc.b] = .uninitialised
      case .copy:
        let value = base[pc.b]
        value.retain()
        base[pc.a] = value
      case .release:
        let value = base[pc.a]
        base[pc.a].meta = 0
        frame.pointee.pc = pc
        release(value)
      case .clear: base[pc.a] = .uninitialised
      case .integer: base[pc.a] = .integer(pc.pointee.integer)
      case .double: base[pc.a] = Value(bits: pc.pointee.wide, kind: .double, type: .double)
      case .boolean: base[pc.a] = .bool(pc.pointee.wide & 1 != 0)
      case .void: base[pc.a] = .void
      case .none: base[pc.a] = .none
      case .constant: base[pc.a] = pc.valuePointer.pointee.copied
      case .assign:
        frame.pointee.pc = pc
        replace(base + pc.a, with: base[pc.b])
      case .wrap: base[pc.a] = base[pc.a].wrapped
      case .unwrapNested: base[pc.a] = base[pc.a].unwrapped

      case .addInt:
        let (x, y) = (base[pc.b].asInt, base[pc.c].asInt)
        try set(base + pc.a, x.addingReportingOverflow(y), frame, pc, "+", x, y)
      case .subtractInt:
        let (x, y) = (base[pc.b].asInt, base[pc.c].asInt)
        try set(base + pc.a, x.subtractingReportingOverflow(y), frame, pc, "-", x, y)
      case .multiplyInt:
        let (x, y) = (base[pc.b].asInt, base[pc.c].asInt)
        try set(base + pc.a, x.multipliedReportingOverflow(by: y), frame, pc, "*", x, y)
      case .divideInt:
        let (x, y) = (base[pc.b].asInt, base[pc.c].asInt)
        try set(base + pc.a, x.dividedReportingOverflow(by: y), frame, pc, "/", x, y)
      case .remainderInt:
        let (x, y) = (base[pc.b].asInt, base[pc.c].asInt)
        try set(base + pc.a, x.remainderReportingOverflow(dividingBy: y), frame, pc, "%", x, y)
      case .negateInt:
        let x = base[pc.b].asInt
        try set(base + pc.a, (0).subtractingReportingOverflow(x), frame, pc, "-", 0, x)
      case .addIntConstant:
        let (x, y) = (base[pc.b].asInt, pc.pointee.integer)
        try set(base + pc.a, x.addingReportingOverflow(y), frame, pc, "+", x, y)
      case .subtractIntConstant:
        let (x, y) = (base[pc.b].asInt, pc.pointee.integer)
        try set(base + pc.a, x.subtractingReportingOverflow(y), frame, pc, "-", x, y)
      case .multiplyIntConstant:
        let (x, y) = (base[pc.b].asInt, pc.pointee.integer)
        try set(base + pc.a, x.multipliedReportingOverflow(by: y), frame, pc, "*", x, y)
      case .divideIntConstant:
        let (x, y) = (base[pc.b].asInt, pc.pointee.integer)
        try set(base + pc.a, x.dividedReportingOverflow(by: y), frame, pc, "/", x, y)
      case .remainderIntConstant:
        let (x, y) = (base[pc.b].asInt, pc.pointee.integer)
        try set(base + pc.a, x.remainderReportingOverflow(dividingBy: y), frame, pc, "%", x, y)
      case .equalInt: base[pc.a] = .bool(base[pc.b].bits == base[pc.c].bits)
      case .notEqualInt: base[pc.a] = .bool(base[pc.b].bits != base[pc.c].bits)
      case .lessInt: base[pc.a] = .bool(base[pc.b].asInt < base[pc.c].asInt)
      case .lessOrEqualInt: base[pc.a] = .bool(base[pc.b].asInt <= base[pc.c].asInt)
      case .equalIntConstant: base[pc.a] = .bool(base[pc.b].bits == pc.pointee.wide)
      case .notEqualIntConstant: base[pc.a] = .bool(base[pc.b].bits != pc.pointee.wide)
      case .lessIntConstant: base[pc.a] = .bool(base[pc.b].asInt < pc.pointee.integer)
      case .lessOrEqualIntConstant: base[pc.a] = .bool(base[pc.b].asInt <= pc.pointee.integer)
      case .greaterIntConstant: base[pc.a] = .bool(base[pc.b].asInt > pc.pointee.integer)
      case .greaterOrEqualIntConstant: base[pc.a] = .bool(base[pc.b].asInt >= pc.pointee.integer)

      case .addDouble: base[pc.a] = .double(base[pc.b].asDouble + base[pc.c].asDouble)
      case .subtractDouble: base[pc.a] = .double(base[pc.b].asDouble - base[pc.c].asDouble)
      case .multiplyDouble: base[pc.a] = .double(base[pc.b].asDouble * base[pc.c].asDouble)
      case .divideDouble: base[pc.a] = .double(base[pc.b].asDouble / base[pc.c].asDouble)
      case .negateDouble: base[pc.a] = .double(-base[pc.b].asDouble)
      case .equalDouble: base[pc.a] = .bool(base[pc.b].asDouble == base[pc.c].asDouble)
      case .notEqualDouble: base[pc.a] = .bool(base[pc.b].asDouble != base[pc.c].asDouble)
      case .lessDouble: base[pc.a] = .bool(base[pc.b].asDouble < base[pc.c].asDouble)
      case .lessOrEqualDouble: base[pc.a] = .bool(base[pc.b].asDouble <= base[pc.c].asDouble)
      case .not: base[pc.a] = .bool(!base[pc.b].asBool)

      case .jump:
        pc += pc.pointee.d
        continue
      case .jumpIfTrue: if base[pc.b].asBool { pc += pc.pointee.d; continue }
      case .jumpIfFalse: if !base[pc.b].asBool { pc += pc.pointee.d; continue }
      case .jumpIfNone: if base[pc.b].isNone { pc += pc.pointee.d; continue }
      case .jumpIfSome: if !base[pc.b].isNone { pc += pc.pointee.d; continue }
      case .tick:
        try burn(frame, pc)
      case .jumpIfEqualInt:
        if base[pc.b].bits == base[pc.c].bits { pc += pc.pointee.d; continue }
      case .jumpIfNotEqualInt:
        if base[pc.b].bits != base[pc.c].bits { pc += pc.pointee.d; continue }
      case .jumpIfLessInt:
        if base[pc.b].asInt < base[pc.c].asInt { pc += pc.pointee.d; continue }
      case .jumpIfLessOrEqualInt:
        if base[pc.b].asInt <= base[pc.c].asInt { pc += pc.pointee.d; continue }
      case .jumpIfEqualIntConstant:
        if base[pc.b].asInt == pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfNotEqualIntConstant:
        if base[pc.b].asInt != pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfLessIntConstant:
        if base[pc.b].asInt < pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfLessOrEqualIntConstant:
        if base[pc.b].asInt <= pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfGreaterIntConstant:
        if base[pc.b].asInt > pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfGreaterOrEqualIntConstant:
        if base[pc.b].asInt >= pc.pointee.e { pc += pc.pointee.d; continue }
      case .jumpIfLessDouble:
        if base[pc.b].asDouble < base[pc.c].asDouble { pc += pc.pointee.d; continue }
      case .jumpIfNotLessDouble:
        if !(base[pc.b].asDouble < base[pc.c].asDouble) { pc += pc.pointee.d; continue }
      case .jumpIfLessOrEqualDouble:
        if base[pc.b].asDouble <= base[pc.c].asDouble { pc += pc.pointee.d; continue }
      case .jumpIfNotLessOrEqualDouble:
        if !(base[pc.b].asDouble <= base[pc.c].asDouble) { pc += pc.pointee.d; continue }
      case .jumpIfNotCase:
        if caseIndex(of: base[pc.b]) != pc.c { pc += pc.pointee.d; continue }
      case .rangeLoop:
        // With `c` the bound itself still counts.
        let next = base[pc.a].asInt &+ 1
        let bound = base[pc.b].asInt
        if next < bound || (pc.c != 0 && next == bound) {
          base[pc.a] = .integer(next)
          try burn(frame, pc)
          pc += pc.pointee.d
          continue
        }
      case .arrayLoop:
        let array = base[pc.b]
        let index = base[pc.c].asInt
        if array.kind == .array, index < Int(array.block.header.pointee.count) {
          try burn(frame, pc)
          base[pc.a] = array.block.slots[index].copied
          base[pc.c] = .integer(index &+ 1)
          pc += pc.pointee.d
          continue
        }
      case .getField:
        let record = base[pc.b]
        guard record.hasField(pc.c) else { throw noField(frame, pc, record) }
        base[pc.a] = record.block.slots[pc.c].copied
      case .getTrivialField:
        let record = base[pc.b]
        guard record.hasField(pc.c) else { throw noField(frame, pc, record) }
        let value = record.block.slots[pc.c]
        if value.isReference { throw unexpected(frame, pc, value) }
        base[pc.a] = value
      case .peekField:
        let record = base[pc.b]
        guard record.hasField(pc.c) else { throw noField(frame, pc, record) }
        base[pc.a] = record.block.slots[pc.c]
      case .setField:
        frame.pointee.pc = pc
        guard let fields = makeUniqueRecord(in: base + pc.a), base[pc.a].hasField(pc.c) else {
          throw noField(frame, pc, base[pc.a])
        }
        let old = fields[pc.c]
        fields[pc.c] = base[pc.b]
        release(old)
      case .setObjectField:
        frame.pointee.pc = pc
        let object = base[pc.a]
        guard object.hasField(pc.c) else { throw noField(frame, pc, object) }
        let old = object.block.slots[pc.c]
        object.block.slots[pc.c] = base[pc.b]
        release(old)

      case .addressRegister: base[pc.a] = .address(base + pc.b)
      case .addressBox:
        guard base[pc.b].kind == .box else { throw unexpected(frame, pc, base[pc.b]) }
        base[pc.a] = .address(base[pc.b].block.slots)
      case .addressGlobal:
        if pc.valuePointer.pointee.meta == 0 { try initialise(globalAt: pc, frame) }
        base[pc.a] = .address(pc.valuePointer)
      case .addressField:
        let slot = base[pc.b].address
        guard let fields = makeUniqueRecord(in: slot), slot.pointee.hasField(pc.c) else {
          throw noField(frame, pc, slot.pointee)
        }
        base[pc.a] = .address(fields + pc.c)
      case .addressObjectField:
        guard base[pc.b].hasField(pc.c) else { throw noField(frame, pc, base[pc.b]) }
        base[pc.a] = .address(base[pc.b].block.slots + pc.c)
      case .addressElement:
        let slot = base[pc.b].address
        let index = base[pc.c].asInt
        guard let elements = makeUniqueArray(in: slot) else {
          throw unexpected(frame, pc, slot.pointee)
        }
        guard index >= 0, index < Int(slot.pointee.block.header.pointee.count) else {
          throw outOfRange(frame, pc)
        }
        base[pc.a] = .address(elements + index)
      case .checkSomeAt:
        if base[pc.a].address.pointee.isNone { throw foundNil(frame, pc) }
      case .jumpIfNoneAt:
        if base[pc.b].address.pointee.isNone { pc += pc.pointee.d; continue }
      case .loadAt: base[pc.a] = base[pc.b].address.pointee.copied
      case .loadTrivialAt:
        let value = base[pc.b].address.pointee
        if value.isReference { throw unexpected(frame, pc, value) }
        base[pc.a] = value
      case .takeAt:
        let slot = base[pc.b].address
        base[pc.a] = slot.pointee
        slot.pointee = .uninitialised
      case .storeAt:
        let slot = base[pc.a].address
        let old = slot.pointee
        slot.pointee = base[pc.b]
        frame.pointee.pc = pc
        release(old)
      case .appendElementAt:
        let slot = base[pc.a].address
        guard slot.pointee.kind == .array else { throw unexpected(frame, pc, slot.pointee) }
        append(base[pc.b], toArrayIn: slot)
      case .makeBox: base[pc.a] = makeBox(base[pc.b])
      case .loadBox:
        guard base[pc.b].kind == .box else { throw unexpected(frame, pc, base[pc.b]) }
        base[pc.a] = base[pc.b].block.slots[0].copied
      case .peekBox:
        guard base[pc.b].kind == .box else { throw unexpected(frame, pc, base[pc.b]) }
        base[pc.a] = base[pc.b].block.slots[0]
      case .storeBox:
        guard base[pc.a].kind == .box else { throw unexpected(frame, pc, base[pc.a]) }
        frame.pointee.pc = pc
        replace(base[pc.a].block.slots, with: base[pc.b])
      case .takeBox:
        guard base[pc.b].kind == .box else { throw unexpected(frame, pc, base[pc.b]) }
        let slots = base[pc.b].block.slots
        base[pc.a] = slots[0]
        slots[0] = .uninitialised
      case .openClosure:
        let captured = frame.pointee.closure.block.slots
        for index in 0..<pc.c { base[pc.a + index] = captured[index + 1] }
      case .loadGlobal:
        if pc.valuePointer.pointee.meta == 0 { try initialise(globalAt: pc, frame) }
        base[pc.a] = pc.valuePointer.pointee.copied
      case .storeGlobal:
        frame.pointee.pc = pc
        replace(pc.valuePointer, with: base[pc.b])

      case .resolveType:
        machine.pointee.pendingType = resolvedType(pc.pointee.d, frame)
      case .checkSome:
        if base[pc.b].isNone { throw foundNil(frame, pc) }
      case .expectInt:
        frame.pointee.pc = pc
        if base[pc.a].meta != Value.meta(.integer, .int) { try expectNumber(base + pc.a, .int) }
      case .expectDouble:
        frame.pointee.pc = pc
        if base[pc.a].meta != Value.meta(.double, .double) {
          try expectNumber(base + pc.a, .double)
        }
      case .expectBool:
        if base[pc.a].kind != .bool { try expectBool(base + pc.a, frame, pc) }
      case .expectTrivial:
        try expectTrivial(base + pc.a, frame, pc)

      case .call, .callBound:
        let unit = pc.unit
        let isBound = pc.pointee.opcode == .callBound
        frame.pointee.pc = pc
        frame = try enter(unit, frame, base + pc.b, result: base + pc.a)
        frame.pointee.bindings = isBound ? machine.pointee.pendingBindings : .empty
        machine.pointee.pendingBindings = .empty
        base = frame.pointee.base
        pc = UnsafePointer(unit.pointee.code)
        continue
      case .callNative:
        frame.pointee.pc = pc
        let site = pc.site
        let call = NativeCall(
          evaluator: self, arguments: base + pc.b, count: pc.c,
          bindings: machine.pointee.pendingBindings,
          resultType: site.pointee.resultIndex < 0
            ? site.pointee.resultType : resolvedType(Int(site.pointee.resultIndex), frame))
        machine.pointee.pendingBindings = .empty
        guard let native = site.pointee.unit?.pointee.native else { throw unlinked(frame) }
        base[pc.a] = try native.pointee(call)
      case .callClosure:
        frame.pointee.pc = pc
        let closure = base[pc.pointee.d]
        guard closure.kind == .closure else {
          base[pc.a] = try callOther(closure, base + pc.b, count: pc.c)
          break
        }
        let unit = closure.closureUnit
        guard unit.pointee.parameterCount == pc.c else {
          base[pc.a] = try callUneven(closure, base + pc.b, count: pc.c)
          break
        }
        frame = try enter(unit, frame, base + pc.b, result: base + pc.a)
        frame.pointee.closure = closure
        frame.pointee.bindings = localBindings(closure)
        base = frame.pointee.base
        pc = UnsafePointer(unit.pointee.code)
        continue
      case .callMethod, .callRequirement:
        frame.pointee.pc = pc
        let site = pc.site
        if site.pointee.cachedType != base[pc.b].type,
          try findTarget(site, base + pc.b, pc.c, result: base + pc.a)
        {
          break
        }
        guard let unit = site.pointee.unit else { throw unlinked(frame) }
        if let native = unit.pointee.native {
          base[pc.a] = try callNative(native, site, base + pc.b, count: pc.c)
          break
        }
        frame = try enter(unit, frame, base + pc.b, result: base + pc.a)
        frame.pointee.bindings = machine.pointee.pendingBindings
        machine.pointee.pendingBindings = .empty
        base = frame.pointee.base
        pc = UnsafePointer(unit.pointee.code)
        continue
      case .setBindings:
        machine.pointee.pendingBindings = Bindings(
          rawValue: Int32(truncatingIfNeeded: pc.pointee.d))
      case .resolveBindings:
        machine.pointee.pendingBindings = resolvedBindings(pc.pointee.d, frame)
      case .nativeBody:
        frame.pointee.pc = pc
        frame.pointee.result.pointee = try runNativeBody(frame)
        frame -= 1
        machine.pointee.frame = frame
        base = frame.pointee.base
        pc = frame.pointee.pc + 1
        continue
      case .lazyCompile:
        frame.pointee.pc = pc
        try compile(frame.pointee.unit, at: base)
        pc = UnsafePointer(frame.pointee.unit.pointee.code)
        continue
      case .returnValue, .returnCopy, .returnVoid:
        let isVoid = pc.pointee.opcode == .returnVoid
        let result = isVoid ? .void : base[pc.b]
        if pc.pointee.opcode == .returnCopy { result.retain() }
        frame.pointee.result.pointee = result
        frame -= 1
        machine.pointee.frame = frame
        base = frame.pointee.base
        pc = frame.pointee.pc + 1
        continue
      case .endPad, .halt: return
      case .throwError:
        frame.pointee.pc = pc
        throw thrownError(base + pc.a)

      case .elementOf:
        let array = base[pc.b]
        let index = base[pc.c].asInt
        guard array.kind == .array else { throw unexpected(frame, pc, array) }
        guard index >= 0, index < Int(array.block.header.pointee.count) else {
          throw outOfRange(frame, pc)
        }
        let element = array.block.slots[index]
        if element.isReference {
          if pc.pointee.d == 1 { throw unexpected(frame, pc, element) }
          element.retain()
        }
        base[pc.a] = element
      case .countOf: base[pc.a] = .integer(elements(of: base[pc.b]).count)
      case .iteratorNext:
        frame.pointee.pc = pc
        try burn(frame, pc)
        if let element = try advance(base[pc.b]) {
          base[pc.a] = element
          pc += pc.pointee.d
          continue
        }
      case .jumpIfNotDynamicCase:
        if !isCase(base[pc.b], site: pc.pointee.e, frame) { pc += pc.pointee.d; continue }
      default:
        frame.pointee.pc = pc
        try perform(pc, base, frame)
      }
      pc += 1
    }
  }
}
