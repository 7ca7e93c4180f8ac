/// The position of a `for` loop in a sequence that the library walks.
final class Cursor {
  var sequence: SequenceCursor

  init(_ sequence: SequenceCursor) { self.sequence = sequence }

  deinit { sequence.finish() }
}

extension Evaluator {
  /// Starts a loop over a borrowed sequence.
  func makeCursor(_ sequence: Value) throws(Trap) -> Value {
    makeNative(Cursor(try SequenceCursor(opened(sequence), self)), type: .unknown)
  }

  /// The next element of a loop, owned.
  @inline(__always)
  func advance(_ cursor: Value) throws(Trap) -> Value? {
    guard cursor.kind == .native, cursor.type == .unknown else {
      throw .internalError("a loop has no cursor")
    }
    // Only `makeCursor` makes natives without a type.
    let object = cursor.block.payload.assumingMemoryBound(to: Cursor.self).pointee
    return try object.sequence.next()
  }
}
