import ViewRuntime

extension Session {
  /// The lines of `:why`.
  func why(_ subject: String) throws(Misuse) -> [String] {
    let printer = CausePrinter(reports: reports, options: printing)
    guard !subject.isEmpty else {
      if let lines = printer.lines(for: .lastStep) { return lines }
      throw .noStep
    }
    let lines = try printer.lines(for: node(subject).map { .node($0) } ?? .named(subject))
    if let lines { return lines }
    guard !Session.wrappers.contains(subject) else {
      throw Misuse(
        "no-target", "\(subject) makes no node: it only shapes the identity of what is in it",
        notes: ["ask about a node inside it; :render shows them, :view the wrappers"])
    }
    let names = reports.flatMap { report in
      report.created.map(\.type) + report.state.map(\.name)
    }
    throw unknown(subject, names, "no step so far made, changed or removed \(subject)")
  }

  /// The lines of `:why not`.
  func whyNot(_ subject: String) throws(Misuse) -> [String] {
    guard let report = reports.last else { throw .noStep }
    let printer = SkipPrinter(report: report, options: printing)
    let lines = try printer.lines(for: node(subject).map { .node($0) } ?? .named(subject))
    if let lines { return lines }
    let bodies = report.skipped.map(\.view) + report.bodies.map(\.view)
    throw unknown(subject, bodies, "there is no body called \(subject) on the screen")
  }

  /// What stands in the view tree only.
  private static let wrappers: Set<String> = [
    "AnyView", "ForEach", "Group", "Optional", "TupleView", "_ConditionalContent",
  ]

  /// The number of `#7`, or of the node that `Row[1]` means; `nil` for a name.
  private func node(_ subject: String) throws(Misuse) -> Int? {
    guard subject.hasPrefix("#") else {
      guard subject.hasSuffix("]") else { return nil }
      var arguments = ArgumentReader(subject, usage: Command.why.usage)
      guard let target = try arguments.lastTarget(), target.index != nil else { return nil }
      return try row(target).node
    }
    guard let id = Int(subject.dropFirst()) else {
      throw Misuse("usage", "'\(subject)' is not a node id; ids look like #7")
    }
    return id
  }

  private func unknown(_ subject: String, _ names: [String], _ message: String) -> Misuse {
    let nearest = Suggestion.nearest(to: subject, in: names)
    return Misuse(
      "no-target", message,
      notes: [nearest.map { "did you mean \($0)?" } ?? ":render shows the nodes"])
  }
}
