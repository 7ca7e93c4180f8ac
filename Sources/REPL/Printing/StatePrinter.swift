import Diagnostics
import ViewRuntime

/// Prints what nodes hold: a head line for each node, then a line for each property.
struct StatePrinter {
  let options: PrintOptions
  /// Ids by identity path.
  let ids: [String: Int]

  /// Returns the lines for `state`, which is in tree order; unless everything is to be shown, the
  /// rest of a long run of nodes of one type that hold the same is folded.
  func lines(for state: [StateReport]) -> [String] {
    guard !state.isEmpty else { return ["no node holds state"] }
    let nodes = state.chunked { $0.path == $1.path }
    return nodes.chunked { Self.isAlike($0, $1) }.flatMap { run in
      let isLong = run.count > TreePrinter.longestListing && !options.isFull
      let shown = run.prefix(isLong ? TreePrinter.shownOfRun : run.count).flatMap(lines(forNode:))
      guard isLong, let owner = run.first?.first?.owner else { return shown }
      let count = run.count - TreePrinter.shownOfRun
      let fold = "\(options.ellipsis) \(count) more \(options.shown(owner)) that hold the same"
      return shown + [options.paint(fold.shortened(to: options.lineWidth), .dim)]
    }
  }

  private static func isAlike(
    _ left: ArraySlice<StateReport>, _ right: ArraySlice<StateReport>
  ) -> Bool {
    left.first?.owner == right.first?.owner
      && left.elementsEqual(right) { $0.name == $1.name && $0.value == $1.value }
  }

  /// A head line and a line for each property of one node.
  private func lines(forNode state: ArraySlice<StateReport>) -> [String] {
    guard let first = state.first else { return [] }
    let id = ids[first.path].map { " #\($0)" } ?? ""
    let place = first.path == first.owner ? "" : "  \(first.path)"
    let head = "\(first.owner)\(id)\(place)"
    let properties = state.map { "    \($0.name) = \($0.value.isEmpty ? "\"\"" : $0.value)" }
    return ([head] + properties).map {
      options.shown($0).shortened(to: options.lineWidth, ellipsis: options.ellipsis)
    }
  }
}

extension RandomAccessCollection {
  /// The collection cut into runs of neighbours that belong together.
  fileprivate func chunked(_ belongTogether: (Element, Element) -> Bool) -> [SubSequence] {
    var chunks: [SubSequence] = []
    var start = startIndex
    while start != endIndex {
      var end = index(after: start)
      while end != endIndex, belongTogether(self[index(before: end)], self[end]) {
        formIndex(after: &end)
      }
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
}
