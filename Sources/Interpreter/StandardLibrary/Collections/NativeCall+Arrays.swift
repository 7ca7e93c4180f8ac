extension NativeCall {
  /// Takes the element at a valid position out of the array that is changed; it is owned now.
  func removeElement(at index: Int) -> Value {
    let count = evaluator.elements(of: self[0]).count
    guard let elements = evaluator.makeUniqueArray(in: slot(0)) else { return .void }
    let removed = elements[index]
    (elements + index).update(from: elements + index + 1, count: count - index - 1)
    evaluator.setCount(count - 1, ofArrayIn: slot(0))
    return removed
  }

  /// Replaces a part of the array that is changed by elements whose counts it takes over.
  func replace(_ range: Range<Int>, with new: [Value]) throws(Trap) {
    let count = evaluator.elements(of: self[0]).count
    guard range.lowerBound >= 0, range.upperBound <= count else {
      evaluator.release(new)
      throw Trap(
        range.lowerBound >= 0 && range.lowerBound <= count
          ? "Array replace: subrange extends past the end" : "Array index is out of range")
    }
    let newCount = count - range.count + new.count
    try evaluator.reserve(elements: new.count)
    guard let elements = evaluator.makeUniqueArray(in: slot(0), capacity: newCount) else { return }
    let removed = range.map { elements[$0] }
    (elements + range.lowerBound + new.count).update(
      from: elements + range.upperBound, count: count - range.upperBound)
    for (offset, element) in new.enumerated() { elements[range.lowerBound + offset] = element }
    evaluator.setCount(newCount, ofArrayIn: slot(0))
    evaluator.release(removed)
  }

  /// Keeps those elements of the array that is changed for which `isKept` is true.
  func retainElements(_ isKept: (Value) throws(Trap) -> Bool) throws(Trap) {
    let all = self[0].copied
    defer { evaluator.release(all) }
    var kept = evaluator.makeArray(capacity: 0, type: self[0].type)
    do throws(Trap) {
      for element in evaluator.elements(of: all) where try isKept(element) {
        evaluator.append(element.copied, toArrayIn: &kept)
      }
    } catch {
      evaluator.release(kept)
      throw error
    }
    evaluator.release(self[0])
    self[0] = kept
  }
}

extension Evaluator {
  /// Appends the elements of any sequence to the array in `slot`.
  func append(
    contentsOf sequence: Value, toArrayIn slot: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    var cursor = try SequenceCursor(sequence, self)
    defer { cursor.finish() }
    if let more = cursor.knownCount {
      try reserve(elements: more)
      makeUniqueArray(in: slot, capacity: elements(of: slot.pointee).count + more)
    }
    var count = 0
    while let element = try cursor.next() {
      append(element, toArrayIn: slot)
      count += 1
      if count & 0xFFFF == 0 { try reserve(elements: count) }
    }
  }
}
