extension Evaluator {
  /// True if two closures run the same code, in the same generic context; what they captured may
  /// differ.
  package func haveSameCode(_ left: Value, _ right: Value) -> Bool {
    guard left.kind == .closure, right.kind == .closure else { return false }
    let (first, second) = (left.block.slots[0], right.block.slots[0])
    return first.bits == second.bits && first.meta == second.meta
  }

  /// What a closure captured, borrowed.
  package func captures(of closure: Value) -> UnsafeBufferPointer<Value> {
    guard closure.kind == .closure else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: closure.block.elements.dropFirst())
  }

  /// The names of what a closure captured, in the same order; none for code that is not the
  /// program's.
  package func captureNames(of closure: Value) -> [String] {
    guard closure.kind == .closure,
      let unit = UnsafePointer<CodeUnit>(bitPattern: UInt(closure.block.slots[0].bits))
    else { return [] }
    return unit.pointee.details.takeUnretainedValue().body?.captures.map(\.name) ?? []
  }
}
