import ViewRuntime

/// The line that ends a step: what happened, in numbers; or why nothing did.
struct CountLine {
  let report: StepReport
  let separator: String
  /// Leaves out how much stayed as it was, where there is little room.
  var isShort = false

  var text: String {
    if report.error != nil { return failed }
    let runs = report.bodies.reduce(0) { $0 + $1.runs }
    let changes = [
      (report.created.count, "created"), (report.updated.count, "updated"),
      (report.moved.count, "moved"), (report.removed.count, "removed"),
    ].filter { $0.0 > 0 }
    guard runs > 0 || !changes.isEmpty else { return "0 bodies ran: \(reasonForNothing)" }
    var parts = [runs == 1 ? "1 body ran" : "\(runs) bodies ran"]
    parts += changes.map { "\($0.0) \($0.1)" }
    if report.unchanged > 0, !isShort { parts.append("\(report.unchanged) unchanged") }
    if let wasted { parts.append(wasted) }
    return parts.joined(separator: separator)
  }

  /// The bodies that ran and returned what they had returned before, by name.
  private var wasted: String? {
    let bodies = report.bodies.filter(\.isWasted)
    guard !bodies.isEmpty else { return nil }
    var names: [String] = []
    for body in bodies where !names.contains(body.view) { names.append(body.view) }
    let shown = names.prefix(CountLine.longestList).joined(separator: ", ")
    let ellipsis = separator == ", " ? "..." : "…"
    let more = names.count > CountLine.longestList ? ", \(ellipsis)" : ""
    return "\(bodies.count) for nothing (\(shown)\(more))"
  }

  /// Views named in one line.
  private static let longestList = 3

  private var failed: String { "0 changes: the step failed and was undone" }

  /// Silence is ambiguous, so the line says which kind it was.
  private var reasonForNothing: String {
    guard !report.writes.isEmpty else {
      return lossAfterTransition ?? report.scrolls.last?.sentence ?? "no state was written"
    }
    let changed = report.writes.filter(\.isChange)
    guard !changed.isEmpty else {
      let names = list(report.writes.map(\.name), last: "and")
      return report.writes.count == 1
        ? "\(names) was already \(report.writes[0].new)" : "\(names) already had these values"
    }
    if changed.allSatisfy({ $0.readers + $0.otherReaders == 0 }) {
      if changed.allSatisfy({ $0.old.isEmpty && $0.new.isEmpty }) {
        let owners = changed.map { String($0.name.prefix { $0 != "." }) }
        return "no view observes this \(list(owners, last: "or"))"
      }
      if let write = changed.first(where: \.hasReadNamesake) {
        let parts = write.name.split(separator: ".").map(String.init)
        return "nothing reads the \(parts.last ?? "") of this \(parts.dropLast().last ?? "object")"
      }
      return "nothing reads \(list(changed.map(\.name), last: "or"))"
    }
    return "no body depends on \(list(changed.map(\.name), last: "or"))"
  }

  /// State that lived on while its views were on their way out (L13).
  private var lossAfterTransition: String? {
    guard let first = report.lost.first else { return endOfTransition }
    return report.lost.count == 1
      ? "a transition ended, and \(first.owner).\(first.name) = \(first.value) was lost"
      : "a transition ended, and \(report.lost.count) pieces of state were lost"
  }

  /// Views without state that were on their way out.
  private var endOfTransition: String? {
    guard let first = report.endedTransitions.first else { return nil }
    return report.endedTransitions.count == 1
      ? "the transition of \(first) ended" : "\(report.endedTransitions.count) transitions ended"
  }

  /// The properties' own names, each once.
  private func list(_ names: [String], last word: String) -> String {
    var short: [String] = []
    for name in names {
      let own = name.split(separator: ".").last.map(String.init) ?? name
      if !short.contains(own) { short.append(own) }
    }
    guard short.count > 1, let last = short.popLast() else { return short.first ?? "it" }
    return short.joined(separator: ", ") + " \(word) \(last)"
  }
}

extension ScrollReport {
  /// What scrolled and how far, or why nothing did.
  var sentence: String {
    guard let node else { return "\(wish) is not there to scroll to" }
    guard old != new else { return "\(type) #\(node) shows \(wish) already" }
    return "\(type) #\(node) scrolled: \(old) -> \(new)"
  }
}

extension BodyRun {
  /// True if the run changed nothing: neither a node nor what another view was handed.
  var isWasted: Bool { !changedOutput && !isFirst }
}
