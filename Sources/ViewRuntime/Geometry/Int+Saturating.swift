extension Int {
  /// The whole number towards zero, or the nearest one there is: lengths and durations come from
  /// the program, and may be anything.
  init(saturating number: Double) {
    if number.isNaN {
      self = 0
    } else if let whole = Int(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number < 0 ? .min : .max
    }
  }
}
