import IR

/// A global variable's value and what is needed to compute it the first time.
struct GlobalSlot {
  /// First, so that a slot's address is that of its value.
  var value: Value
  var isInitialised: Bool
  let global: Global
}

/// The slots of the globals met so far; they never move.
struct GlobalTable {
  private(set) var slots: [Global: UnsafeMutablePointer<GlobalSlot>] = [:]

  mutating func slot(of global: Global) -> UnsafeMutablePointer<GlobalSlot> {
    if let slot = slots[global] { return slot }
    let slot = UnsafeMutablePointer<GlobalSlot>.allocate(capacity: 1)
    slot.initialize(to: GlobalSlot(value: .uninitialised, isInitialised: false, global: global))
    slots[global] = slot
    return slot
  }

  /// Gives the values back when the evaluator goes.
  func release(_ evaluator: Evaluator) {
    for slot in slots.values {
      let value = slot.pointee.value
      slot.pointee.value = .uninitialised
      evaluator.release(value)
    }
  }

  func deallocate() {
    for slot in slots.values {
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
  }
}

extension Evaluator {
  /// The borrowed value of a global, computed on first use.
  package func value(of global: Global) throws(Trap) -> Value {
    let slot = globals.slot(of: global)
    if slot.pointee.value.meta == 0 { try initialise(slot) }
    return slot.pointee.value
  }

  /// Sets a global to a value that it takes over.
  package func set(_ global: Global, to value: Value) {
    let slot = globals.slot(of: global)
    let old = slot.pointee.value
    slot.pointee.value = value
    slot.pointee.isInitialised = true
    release(old)
  }

  /// Computes the global that an instruction names, if nobody has yet.
  @inline(never)
  func initialise(
    globalAt pc: UnsafePointer<Instruction>, _ frame: UnsafeMutablePointer<CallFrame>
  ) throws(Trap) {
    frame.pointee.pc = pc
    try initialise(
      UnsafeMutableRawPointer(pc.valuePointer).assumingMemoryBound(to: GlobalSlot.self))
  }

  private func initialise(_ slot: UnsafeMutablePointer<GlobalSlot>) throws(Trap) {
    // An empty slot that was initialised is being changed by someone further out.
    guard !slot.pointee.isInitialised else { return }
    guard let body = slot.pointee.global.initializer?() else {
      if RuntimeTypes.isOptional(slot.pointee.global.type) { slot.pointee.value = .none }
      return
    }
    slot.pointee.isInitialised = true
    do {
      var value = try invoke(unit(forClosure: body, own: nil), [])
      if slot.pointee.global.isWeak {
        let cell = makeWeak(value)
        release(value)
        value = cell
      }
      slot.pointee.value = value
    } catch {
      slot.pointee.isInitialised = false
      throw error
    }
  }
}

extension RuntimeTypes {
  static func isOptional(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { nominal.isLibraryType("Optional") } else { false }
  }
}
