extension Evaluator {
  /// Returns an owned value around an object of the host.
  package func makeNative(_ object: AnyObject, type: TypeID) -> Value {
    makePayload(.native, object, type: type)
  }

  /// The host's object in a native value.
  package func nativeObject(_ value: Value) -> AnyObject? {
    guard value.kind == .native || value.kind == .keyPath else { return nil }
    return value.block.payload.assumingMemoryBound(to: AnyObject.self).pointee
  }

  func makePayload(_ kind: Value.Kind, _ object: AnyObject, type: TypeID) -> Value {
    let block = allocate(kind, byteCount: MemoryLayout<AnyObject>.size)
    block.payload.bindMemory(to: AnyObject.self, capacity: 1).initialize(to: object)
    return Value(block, type: type)
  }

  /// Returns an owned variable that closures share; takes over the value's count.
  func makeBox(_ value: Value) -> Value {
    let block = allocate(.box, slots: 1)
    block.slots[0] = value
    return Value(block, type: .unknown)
  }

  /// Returns an owned weak or unowned reference to a borrowed object; `nil` stays `nil`.
  package func makeWeak(_ value: Value) -> Value {
    // Host objects have no weak cells; they live as long as the host wants.
    guard value.kind == .object else { return value.copied }
    let object = value.block
    guard object.header.pointee.flags & BlockHeader.isDying == 0 else { return .none }
    if let cell = weakCells[object] {
      cell.retain()
      return cell
    }
    let block = allocate(.weak, slots: 1)
    block.slots[0] = value
    let cell = Value(block, type: value.type)
    object.header.pointee.flags |= BlockHeader.hasWeakCell
    weakCells[object] = cell
    return cell
  }

  /// The object behind a weak reference, borrowed; `nil` once it is gone.
  @inline(__always)
  package func loadWeak(_ value: Value) -> Value {
    value.kind == .weak ? value.block.slots[0] : value
  }

  /// Makes every weak reference to a dying object read `nil`.
  func clearWeakCell(of object: Block) {
    guard let cell = weakCells.removeValue(forKey: object) else { return }
    cell.block.slots[0] = .none
  }

  /// Takes a cell nobody refers to out of the table of its object, which may be alive.
  func forgetWeakCell(_ block: Block) {
    machine.pointee.liveSlots -= 1
    let object = block.slots[0]
    if object.kind == .object {
      weakCells.removeValue(forKey: object.block)
      object.block.header.pointee.flags &= ~BlockHeader.hasWeakCell
    }
  }
}
