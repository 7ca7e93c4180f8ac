extension NativeCall {
  /// Stores a borrowed value under the key in argument 1 of the dictionary that is changed.
  func store(_ value: Value) throws(Trap) -> Value {
    if let old = try evaluator.insert(self[1].copied, value.copied, intoTableIn: slot(0)) {
      evaluator.release(old)
    }
    return .void
  }

  /// The position of the first entry from a bucket on; the end is beyond all of them.
  func tableIndex(from position: Int) -> Value {
    .integer(
      evaluator.nextPosition(in: self[0], from: max(0, position)) ?? Int.max, type: resultType)
  }

  /// An array of one value for each entry of the receiver.
  func tableColumn(_ cell: (Evaluator, Int) -> Value) -> Value {
    var result = evaluator.makeArray(
      capacity: evaluator.tableCount(self[0]), type: resultType)
    var position = 0
    while let found = evaluator.nextPosition(in: self[0], from: position) {
      evaluator.append(cell(evaluator, found).copied, toArrayIn: &result)
      position = found + 1
    }
    return result
  }

  /// A dictionary of pairs whose keys must differ.
  func makeDictionary(pairs: Value, _ complaint: String) throws(Trap) -> Value {
    var result = evaluator.makeDictionary(type: resultType)
    do throws(Trap) {
      try evaluator.forEach(in: pairs) { pair throws(Trap) in
        let fields = evaluator.fields(of: pair)
        guard fields.count == 2 else { throw .internalError("a pair that is no tuple") }
        let old = try evaluator.insert(
          fields[0].copied, fields[1].copied, intoTableIn: &result)
        guard let old else { return true }
        evaluator.release(old)
        let isLiteral = complaint.hasPrefix("Dictionary")
        let key = isLiteral ? "" : ": '\(try evaluator.text(of: fields[0], debug: false))'"
        throw Trap(complaint + key)
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  }

  /// A dictionary of arrays of the elements that a closure gives the same key.
  func makeDictionary(grouping elements: Value) throws(Trap) -> Value {
    let groupType = evaluator.types.arguments(of: resultType).last ?? .unknown
    var result = evaluator.makeDictionary(type: resultType)
    do throws(Trap) {
      try evaluator.forEach(in: elements) { element throws(Trap) in
        let key = try apply(1, element)
        if let position = try evaluator.position(of: key, in: result),
          let group = evaluator.valueSlot(at: position, ofDictionaryIn: &result)
        {
          evaluator.append(element.copied, toArrayIn: group)
          evaluator.release(key)
          return true
        }
        let group = evaluator.makeArray([element.copied], type: groupType)
        try evaluator.insert(key, group, intoTableIn: &result)
        return true
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  }

  /// A set of the elements of any sequence.
  func makeSet(_ elements: Value, type: TypeID) throws(Trap) -> Value {
    if elements.kind == .set { return elements.copied }
    var result = evaluator.makeSet(type: type)
    do throws(Trap) {
      try evaluator.forEach(in: elements) { element throws(Trap) in
        try evaluator.insert(element.copied, .uninitialised, intoTableIn: &result)
        return true
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  }

  /// The type inside the optional that the call returns.
  var optionalResultPayload: TypeID {
    evaluator.types.arguments(of: resultType).first ?? .int
  }
}
