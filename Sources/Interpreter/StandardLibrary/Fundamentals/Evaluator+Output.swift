extension Evaluator {
  /// A longer line is handed over in pieces, so that no program can fill the memory with one.
  private static let maximumLine = 1_000_000

  /// Prints text; whole lines go to the host, the rest waits for its line end.
  package func write(_ text: String) {
    machine.pointee.fuel &-= Limits.printedByteFuel &* text.utf8.count
    var rest = Substring(text).unicodeScalars
    while let end = rest.firstIndex(of: "\n") {
      let line = partialLine + String(rest[..<end])
      partialLine = ""
      output(line)
      rest = rest[rest.index(after: end)...]
    }
    partialLine += String(rest)
    if partialLine.utf8.count > Evaluator.maximumLine { flushOutput() }
  }

  /// Hands over a line that was begun and not ended, at the end of a run.
  package func flushOutput() {
    guard !partialLine.isEmpty else { return }
    let line = partialLine
    partialLine = ""
    output(line)
  }
}
