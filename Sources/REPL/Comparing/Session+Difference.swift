import ViewRuntime

extension Session {
  /// The lines of `:diff`.
  func difference(from first: String, to second: String?) throws(Misuse) -> [String] {
    let old = fork(at: try step(first))
    let new: Session
    if let second { new = fork(at: try step(second)) } else { new = self }
    try old.requireMounted()
    try new.requireMounted()
    let difference = TreeDifference(old: Picture(of: old), new: Picture(of: new))
    let title = "step \(first) -> \(second.map { "step \($0)" } ?? "now")"
    guard !difference.isEmpty else { return [title, "no difference"] }
    var options = printing
    options.isFull = false
    return [title]
      + TreePrinter.lines(difference.rows, options: options, .changes)
      + [difference.counts(printing.separator)]
  }

  private func step(_ label: String) throws(Misuse) -> Int {
    if let index = timeline.step(labelled: label) { return index }
    throw Misuse("nowhere", "there is no step \(label)", notes: [":steps lists them"])
  }
}
