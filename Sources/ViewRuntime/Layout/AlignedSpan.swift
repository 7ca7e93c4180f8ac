/// The room that views need on one axis when a guide of each is brought to the same line.
struct AlignedSpan {
  private var start = 0.0
  private var end = 0.0
  private var isEmpty = true
  private var isEndless = false

  mutating func add(_ length: Double, alignedAt guide: Double) {
    guard length.isFinite, guide.isFinite else {
      isEndless = true
      return
    }
    start = isEmpty ? -guide : min(start, -guide)
    end = isEmpty ? length - guide : max(end, length - guide)
    isEmpty = false
  }

  var length: Double { isEndless ? .infinity : end - start }

  /// Where a view begins, measured from the start of the span.
  func origin(ofAlignedAt guide: Double) -> Double {
    guide.isFinite ? -guide - start : 0
  }
}
