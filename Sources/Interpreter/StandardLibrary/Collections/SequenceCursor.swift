/// Walks any sequence of the program, for natives: arrays, tables, text, ranges, and whatever
/// makes an iterator.
///
/// It holds counts of what it walks, because a closure called in between may drop the last other
/// reference: `finish` gives them back, and every path out of a native has to reach it.
struct SequenceCursor {
  private enum Source {
    case array(Value)
    case table(Value, pair: TypeID)
    case characters(Value, String, String.Index)
    /// Integers of one type up to, but without, an end.
    case integers(end: Int, type: TypeID)
    /// Elements of an array, the last first; `position` counts those that were given out.
    case reversedArray(Value)
    /// Integers of one type, from `position` down to a start.
    case descending(start: Int, type: TypeID)
    /// Elements with their numbers, as tuples of a type.
    case enumerated(Cursor, pair: TypeID)
    /// Pairs of the elements of two sequences.
    case zipped(Cursor, Cursor, pair: TypeID)
    /// A stride: start, end, step and whether the end counts.
    case stride(Stride)
    /// The iterator, owned, and the `next` to call on it.
    case iterator(UnsafeMutablePointer<Value>)
    case empty
  }

  private unowned(unsafe) let evaluator: Evaluator
  private var source: Source
  private var position = 0

  /// Starts at the first element of a borrowed sequence.
  init(_ sequence: Value, _ evaluator: Evaluator) throws(Trap) {
    self.evaluator = evaluator
    source = .empty
    switch sequence.kind {
    case .array: source = .array(sequence.copied)
    case .dictionary:
      source = .table(sequence.copied, pair: evaluator.pairType(of: sequence.type))
    case .set: source = .table(sequence.copied, pair: .unknown)
    case .string:
      let text = evaluator.string(of: sequence)
      source = .characters(sequence.copied, text, text.startIndex)
    case .structure: try openStructure(sequence)
    default: try openIterator(sequence)
    }
  }

  /// The next element, owned; `nil` at the end.
  @inline(__always)
  mutating func next() throws(Trap) -> Value? {
    if case .array(let array) = source {
      let elements = evaluator.elements(of: array)
      guard position < elements.count else { return nil }
      position &+= 1
      return elements[position &- 1].copied
    }
    return try nextElsewhere()
  }

  /// Gives back what the cursor holds.
  func finish() {
    switch source {
    case .array(let value), .table(let value, _), .characters(let value, _, _),
      .reversedArray(let value):
      evaluator.release(value)
    case .iterator(let slot):
      evaluator.release(slot.pointee)
      slot.deallocate()
    case .enumerated, .zipped: break  // The cursors inside finish when they are dropped.
    case .integers, .descending, .stride, .empty: break
    }
  }

  /// How many elements are left, where that is known at once; to reserve room.
  var knownCount: Int? {
    switch source {
    case .array(let array), .reversedArray(let array):
      evaluator.elements(of: array).count - position
    case .descending(let start, _): max(0, position - start)
    case .enumerated(let base, _): base.sequence.knownCount
    case .table(let table, _): evaluator.tableCount(table)
    case .integers(let end, _): max(0, end - position)
    default: nil
    }
  }
}

extension SequenceCursor {
  private mutating func nextElsewhere() throws(Trap) -> Value? {
    switch source {
    case .array, .empty: return nil
    case .table(let table, let pair): return nextEntry(table, pair)
    case .characters(let value, let text, let index):
      guard index < text.endIndex else { return nil }
      source = .characters(value, text, text.index(after: index))
      return evaluator.makeCharacter(text[index])
    case .integers(let end, let type):
      guard position < end else { return nil }
      position &+= 1
      return .integer(position &- 1, type: type)
    case .reversedArray(let array):
      let elements = evaluator.elements(of: array)
      guard position < elements.count else { return nil }
      position &+= 1
      return elements[elements.count &- position].copied
    case .descending(let start, let type):
      guard position > start else { return nil }
      position &-= 1
      return .integer(position, type: type)
    case .enumerated(let base, let pair):
      guard let element = try base.sequence.next() else { return nil }
      position &+= 1
      return evaluator.makeTuple([.integer(position &- 1), element], type: pair)
    case .zipped(let first, let second, let pair):
      return try nextPair(first, second, pair)
    case .stride(let stride):
      let value = try stride.element(position)
      guard !stride.isPast(value) else { return nil }
      position &+= 1
      return value
    case .iterator(let slot): return try evaluator.advance(iteratorIn: slot)
    }
  }

  private mutating func nextEntry(_ table: Value, _ pair: TypeID) -> Value? {
    guard let found = evaluator.nextPosition(in: table, from: position) else { return nil }
    position = found + 1
    let key = evaluator.key(in: table, at: found).copied
    if table.kind == .set { return key }
    let value = evaluator.value(in: table, at: found).copied
    return evaluator.makeTuple([key, value], type: pair)
  }

  private func nextPair(
    _ first: Cursor, _ second: Cursor, _ pair: TypeID
  ) throws(Trap) -> Value? {
    guard let left = try first.sequence.next() else { return nil }
    do throws(Trap) {
      if let right = try second.sequence.next() {
        return evaluator.makeTuple([left, right], type: pair)
      }
    } catch {
      evaluator.release(left)
      throw error
    }
    evaluator.release(left)
    return nil
  }

  private mutating func openStructure(_ sequence: Value) throws(Trap) {
    let fields = evaluator.fields(of: sequence)
    guard let nominal = evaluator.types.nominal(of: sequence.type), nominal.isLibrary,
      !fields.isEmpty
    else { return try openIterator(sequence) }
    switch (nominal.name, fields.count) {
    case ("ArraySlice", 2): source = .array(fields[0].copied)
    case ("Range", 2) where fields[0].kind == .integer:
      position = fields[0].asInt
      source = .integers(end: fields[1].asInt, type: fields[0].type)
    case ("ClosedRange", 2) where fields[0].kind == .integer && fields[1].asInt < Int.max:
      position = fields[0].asInt
      source = .integers(end: fields[1].asInt + 1, type: fields[0].type)
    case ("StrideTo", 3) where fields[0].isNumber:
      source = .stride(Stride(start: fields[0], end: fields[1], step: fields[2], isClosed: false))
    case ("StrideThrough", 3) where fields[0].isNumber:
      source = .stride(Stride(start: fields[0], end: fields[1], step: fields[2], isClosed: true))
    case ("ReversedCollection", 1): try openReversed(fields[0], of: sequence)
    case ("EnumeratedSequence", 1):
      let pair = evaluator.types.associatedType("Element", of: sequence.type) ?? .any
      source = .enumerated(Cursor(try SequenceCursor(fields[0], evaluator)), pair: pair)
    case ("Zip2Sequence", 2):
      let pair = evaluator.types.associatedType("Element", of: sequence.type) ?? .any
      let first = Cursor(try SequenceCursor(fields[0], evaluator))
      let second = Cursor(try SequenceCursor(fields[1], evaluator))
      source = .zipped(first, second, pair: pair)
    case ("LazySequence", 1): self = try SequenceCursor(fields[0], evaluator)
    default: try openIterator(sequence)
    }
  }

  private mutating func openReversed(_ base: Value, of sequence: Value) throws(Trap) {
    let inner = try SequenceCursor(base, evaluator)
    switch inner.source {
    case .array(let array): source = .reversedArray(array)
    case .integers(let end, let type):
      position = max(end, inner.position)
      source = .descending(start: inner.position, type: type)
    default:
      inner.finish()
      try openIterator(sequence)
    }
  }

  private mutating func openIterator(_ sequence: Value) throws(Trap) {
    let iterator = try evaluator.makeIterator(of: sequence)
    if iterator.kind == .array {
      source = .array(iterator)
      return
    }
    let slot = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    slot.initialize(to: iterator)
    source = .iterator(slot)
  }
}

extension Evaluator {
  /// Calls `body` with each element, borrowed, until it returns false.
  @inline(__always)
  func forEach(
    in sequence: Value, _ body: (Value) throws(Trap) -> Bool
  ) throws(Trap) {
    var cursor = try SequenceCursor(sequence, self)
    defer { cursor.finish() }
    while let element = try cursor.next() {
      defer { release(element) }
      guard try body(element) else { return }
    }
  }

  /// The elements of any sequence, owned.
  func collect(_ sequence: Value) throws(Trap) -> [Value] {
    var cursor = try SequenceCursor(sequence, self)
    defer { cursor.finish() }
    var result: [Value] = []
    if let count = cursor.knownCount { result.reserveCapacity(count) }
    do throws(Trap) {
      while let element = try cursor.next() {
        result.append(element)
        if result.count & 0xFFFF == 0 { try reserve(elements: result.count) }
      }
    } catch {
      release(result)
      throw error
    }
    return result
  }

  /// Gives back the counts of values that were collected.
  func release(_ values: [Value]) {
    for value in values { release(value) }
  }
}
