/// A start, a step and an end of numbers.
struct Stride {
  let start: Value
  let end: Value
  let step: Value
  let isClosed: Bool

  /// The element after `count` steps; floating-point ones are computed from the start, so that
  /// errors do not add up.
  func element(_ count: Int) throws(Trap) -> Value {
    if start.kind == .double {
      return .double(start.asDouble + Double(count) * step.asNumber, type: start.type)
    }
    let (offset, overflows) = step.asInt.multipliedReportingOverflow(by: count)
    let (sum, overflowsToo) = start.asInt.addingReportingOverflow(offset)
    guard !overflows, !overflowsToo else {
      return .integer(step.asInt > 0 ? Int.max : Int.min, type: start.type)
    }
    return .integer(sum, type: start.type)
  }

  /// True if an element lies beyond the end.
  func isPast(_ value: Value) -> Bool {
    if start.kind == .double {
      let (x, limit) = (value.asDouble, end.asNumber)
      if isClosed { return step.asNumber > 0 ? x > limit : x < limit }
      return step.asNumber > 0 ? x >= limit : x <= limit
    }
    let (x, limit) = (value.asInt, end.asInt)
    if isClosed { return step.asInt > 0 ? x > limit : x < limit }
    return step.asInt > 0 ? x >= limit : x <= limit
  }
}
