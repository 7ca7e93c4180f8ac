extension Evaluator {
  /// Returns an owned string value.
  package func makeString(_ text: String, type: TypeID = .string) -> Value {
    let block = allocate(.string, byteCount: MemoryLayout<String>.size)
    block.payload.bindMemory(to: String.self, capacity: 1).initialize(to: text)
    account(for: block)
    return Value(block, type: type)
  }

  /// Returns an owned `Character` value.
  package func makeCharacter(_ character: Character) -> Value {
    makeString(String(character), type: .character)
  }

  /// The text of a `String`, `Substring` or `Character`; empty for anything else.
  @inline(__always)
  package func string(of value: Value) -> String {
    guard value.kind == .string else { return "" }
    return value.block.text.pointee
  }

  /// Changes the text in `slot` in place, copying it first if it is shared.
  package func mutateString<Result>(
    in slot: UnsafeMutablePointer<Value>, _ body: (inout String) -> Result
  ) -> Result? {
    guard slot.pointee.kind == .string else { return nil }
    if !slot.pointee.isUnique {
      let copy = makeString(slot.pointee.block.text.pointee, type: slot.pointee.type)
      release(slot.pointee)
      slot.pointee = copy
    }
    let block = slot.pointee.block
    let result = body(&block.text.pointee)
    account(for: block)
    return result
  }

  /// Releases what a string block holds, before its memory goes.
  func forgetString(_ block: Block) {
    machine.pointee.stringBytes -= Int(block.header.pointee.count)
    block.text.deinitialize(count: 1)
  }

  /// Brings the bytes charged for a string up to date.
  @inline(__always)
  private func account(for block: Block) {
    let bytes = Int32(truncatingIfNeeded: block.text.pointee.utf8.count)
    machine.pointee.stringBytes &+= Int(bytes &- block.header.pointee.count)
    block.header.pointee.count = bytes
    if machine.pointee.stringBytes > limits.stringBytes { interrupt(.limit(.stringBytes)) }
  }
}

extension Block {
  /// The Swift string inside a string block.
  @inline(__always)
  var text: UnsafeMutablePointer<String> { payload.assumingMemoryBound(to: String.self) }
}
