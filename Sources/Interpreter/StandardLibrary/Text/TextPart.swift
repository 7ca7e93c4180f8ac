/// A text and where it starts in the string it was cut from.
///
/// Positions (`String.Index`) are offsets in UTF-8 of the whole string, so that a `Substring`
/// shares them with its string; its own start is kept in its block.
struct TextPart {
  let text: String
  let offset: Int

  /// The position in `text` that an offset in the whole string means.
  func index(_ wholeOffset: Int) throws(Trap) -> String.Index {
    let local = wholeOffset - offset
    guard local >= 0, local <= text.utf8.count else {
      throw Trap("String index is out of bounds")
    }
    return text.utf8.index(text.startIndex, offsetBy: local)
  }

  /// The offset in the whole string of a position in `text`.
  func offset(of index: String.Index) -> Int {
    offset + text.utf8.distance(from: text.startIndex, to: index)
  }
}

extension NativeCall {
  /// A text argument with its place in the string it was cut from.
  func part(_ index: Int) -> TextPart {
    TextPart(text: text(index), offset: evaluator.baseOffset(of: self[index]))
  }

  /// A `String.Index` of the type the caller expects.
  func makeIndex(_ offset: Int) -> Value { .integer(offset, type: indexType) }

  /// The type of string positions, found in what the caller expects where that tells.
  private var indexType: TypeID {
    if let wrapped = evaluator.types.wrapped(of: resultType) { return wrapped }
    if resultType != .any { return resultType }
    return evaluator.types.associatedType("Index", of: .string) ?? .int
  }

  /// The part of the receiver between the two positions of a range.
  func makeSubstring(range: Value) throws(Trap) -> Value {
    let bounds = evaluator.fields(of: range)
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    return try makeSubstring(bounds[0].asInt, bounds[1].asInt)
  }

  /// The part of the receiver between two positions.
  func makeSubstring(_ lower: Int, _ upper: Int) throws(Trap) -> Value {
    let part = part(0)
    let (start, end) = (try part.index(lower), try part.index(upper))
    guard start <= end else { throw Trap("Range requires lowerBound <= upperBound") }
    return evaluator.makeSubstring(String(part.text[start..<end]), offset: lower)
  }
}

extension Evaluator {
  /// Where a substring starts in its string; 0 for a string.
  func baseOffset(of value: Value) -> Int {
    guard value.kind == .string, value.type == .substring else { return 0 }
    // String blocks have no slots: their capacity is free for this.
    return Int(value.block.header.pointee.capacity)
  }

  /// Returns an owned `Substring` that knows where it started.
  func makeSubstring(_ text: String, offset: Int) -> Value {
    let value = makeString(text, type: .substring)
    value.block.header.pointee.capacity = Int32(truncatingIfNeeded: offset)
    return value
  }
}
