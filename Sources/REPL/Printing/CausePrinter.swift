import ViewRuntime

/// Tells why something happened: action, write, reader, body, result, identity, render tree.
///
/// Everything comes out of the reports; nothing is worked out a second time.
struct CausePrinter {
  /// The steps that led here, first to last.
  let reports: [StepReport]
  let options: PrintOptions

  /// What is asked about.
  enum Subject {
    case node(Int)
    case named(String)
    case lastStep
  }

  /// Returns the chain, or `nil` if no step touched the subject.
  func lines(for subject: Subject) -> [String]? {
    let found: [String]? =
      switch subject {
      case .lastStep:
        reports.last.map { chain(in: $0, to: lastChanges(in: $0)) + bystanders(in: $0) }
      case .node(let id):
        lines {
          $0.id == id
        } about: {
          $0.node == id
        }
      case .named(let name):
        lines(aboutProperty: name)
          ?? lines {
            CausePrinter.matches(name, $0.type, $0.path)
          } about: {
            CausePrinter.matches(name, $0.view, $0.path)
          } ?? lines(aboutUnwritten: name) ?? lines(aboutShown: name)
      }
    return found.map { MessageWrap.lines(of: $0 + FactReference.line(for: $0, options), options) }
  }

  static func matches(_ name: String, _ type: String, _ path: String) -> Bool {
    type == name || path == name || path.hasSuffix("/\(name)")
  }

  /// The latest step with a change of the wanted nodes, or a run of the wanted bodies.
  private func lines(
    of isWanted: (NodeReport) -> Bool, about isWantedRun: (BodyRun) -> Bool
  ) -> [String]? {
    for (offset, report) in reports.enumerated().reversed() {
      let changes = report.changes.filter { isWanted($0.node) }
      let bodies = report.bodies.filter(isWantedRun)
      guard !changes.isEmpty || !bodies.isEmpty else { continue }
      return chain(in: report, to: changes, bodies: bodies) + since(offset)
    }
    return nil
  }

  /// What a text says, with or without quotes: also one that is gone.
  private func lines(aboutShown text: String) -> [String]? {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let quoted = isQuoted ? text : "\"\(text)\""
    return lines(of: { $0.detail == quoted || $0.was == quoted }, about: { _ in false })
  }

  /// The last write of a property, by its own or its full name, or its loss.
  private func lines(aboutProperty name: String) -> [String]? {
    for (offset, report) in reports.enumerated().reversed() {
      let writes = report.writes.filter { PropertyName.matches(name, $0.name) }
      if !writes.isEmpty {
        let sources = Set(writes.filter(\.isChange).map(\.source))
        let bodies = report.bodies.filter { run in run.sources.contains { sources.contains($0) } }
        let changes = report.changes.filter { change in
          bodies.contains { change.node.path.hasPrefix($0.path + "/") }
            || !sources.isDisjoint(with: change.node.sources)
        }
        return chain(
          in: report, to: changes, bodies: bodies, writes: CausePrinter.led(to: writes, in: report))
          + since(offset)
      }
      let lost = report.lost.filter { PropertyName.matches(name, "\($0.owner).\($0.name)") }
      if !lost.isEmpty {
        let removed = report.changes.filter { change in
          lost.contains { $0.path == change.node.path }
        }
        return chain(in: report, to: removed) + since(offset)
      }
    }
    return nil
  }

  /// Writes, and before those that a callback made, what the action itself wrote.
  private static func led(to writes: [WriteReport], in report: StepReport) -> [WriteReport] {
    guard writes.contains(where: { $0.during != nil }) else { return writes }
    let names = Set(writes.map(\.name))
    return report.writes.filter { names.contains($0.name) || $0.during == nil && $0.isChange }
  }

  /// A property that nothing has written: it is as it was made.
  private func lines(aboutUnwritten name: String) -> [String]? {
    for report in reports.reversed() {
      let made = report.state.filter {
        $0.change == .created && PropertyName.matches(name, "\($0.owner).\($0.name)")
      }
      guard !made.isEmpty else { continue }
      return [head(of: report)]
        + made.prefix(CausePrinter.longestList).flatMap { state in
          [
            "  -> \(state.owner).\(state.name) was made: \(state.value) (L01)",
            "     at \(state.path); nothing has written it since",
          ].map { options.shown($0) }
        }
    }
    return nil
  }

  private func since(_ offset: Int) -> [String] {
    let later = reports.count - 1 - offset
    guard later > 0 else { return [] }
    return [later == 1 ? "nothing in the step since" : "nothing in the \(later) steps since"]
  }

  private func lastChanges(in report: StepReport) -> [NodeChange] {
    report.changes.filter { $0.verb != "created" || report.action != nil }
  }

  /// What scrolled because the program asked for it.
  private func scrolling(in report: StepReport) -> [String] {
    report.scrolls.flatMap { scroll in
      ["  -> \(options.shown(scroll.sentence))"]
        + (scroll.node == nil ? [] : ["     the program asked for \(scroll.wish) (Z14)"])
    }
  }

  /// Bodies that ran in a step without leading to any of its changes.
  private func bystanders(in report: StepReport) -> [String] {
    let changes = lastChanges(in: report)
    guard !changes.isEmpty else { return [] }
    let told = Set(
      CauseChain(report: report).runs(to: changes.map(\.node.path), and: []).map(\.node))
    let rest = report.bodies.filter { !told.contains($0.node) }
    guard !rest.isEmpty else { return [] }
    let names = rest.prefix(CausePrinter.longestList).map { "\($0.view) #\($0.node)" }
    let more = rest.count > names.count ? [options.ellipsis] : []
    return ["ran too, but led to none of this:"]
      + ["  \(options.shown((names + more).joined(separator: ", ")))"]
  }

  private func head(of report: StepReport) -> String {
    options.shown("step \(report.stepLabel)  \(report.action ?? "mount")")
  }

  /// The chain from the action to what is asked about.
  private func chain(
    in report: StepReport, to changes: [NodeChange], bodies: [BodyRun]? = nil,
    writes: [WriteReport]? = nil
  ) -> [String] {
    let runs = CauseChain(report: report).runs(
      to: changes.map(\.node.path), and: bodies ?? (changes.isEmpty ? report.bodies : []))
    var lines = [head(of: report)]
    let others = writes == nil ? strangers(in: report, to: runs, changes) : []
    var hasScrolled = false
    for write in writes ?? report.writes where !others.contains(where: { $0.isSame(as: write) }) {
      // What callbacks write comes after what made them be called.
      if write.during != nil, !hasScrolled {
        lines += scrolling(in: report)
        hasScrolled = true
      }
      lines.append("  -> \(options.shown(write.sentence(options)))")
      if let event = write.during {
        let place = event.path.isEmpty ? "" : ", at \(event.path)"
        lines.append("     in \(options.shown(event.kind + place))")
      }
      if let transaction = write.transaction {
        lines.append("     in another transaction, \(transaction): an update of its own (U41)")
      }
    }
    if !hasScrolled { lines += scrolling(in: report) }
    for run in runs { lines += sentences(for: run) }
    lines += sentences(for: changes, in: report)
    if changes.isEmpty, runs.isEmpty {
      let count = CountLine(report: report, separator: options.separator).text
      // What else the step did has other causes.
      let isAlone = writes == nil || report.bodies.isEmpty && report.changes.isEmpty
      // Of an observable property (U80) there is no source before somebody reads it.
      let rule = (writes ?? []).contains { $0.source >= 0 } ? "U23" : "U80"
      lines.append(isAlone ? "  -> \(count)" : "  -> nothing followed from it (\(rule))")
    }
    guard !others.isEmpty else { return lines }
    return lines + ["changed too, but no cause of this:"]
      + others.map { "  \(options.shown($0.sentence(options)))" }
  }

  /// Writes that no run of the chain depends on.
  ///
  /// Content that hangs on a value without a body between them has causes of its own, so there
  /// every write counts as one.
  private func strangers(
    in report: StepReport, to runs: [BodyRun], _ changes: [NodeChange]
  ) -> [WriteReport] {
    let isDirect = changes.contains { change in
      !runs.contains { change.node.path.hasPrefix($0.path + "/") || change.node.path == $0.path }
    }
    guard !runs.isEmpty, !isDirect else { return [] }
    let causes = Set(runs.flatMap(\.sources) + changes.flatMap(\.node.sources))
    guard !causes.isEmpty else { return [] }
    return report.writes.filter { $0.isChange && !causes.contains($0.source) }
  }

  /// How many cells a value before and after a change may take together.
  fileprivate static let longestChange = 120

  /// Changes told one by one.
  static let longestList = 12

  /// Tells the topmost of what came or went together, and counts what is inside.
  private func sentences(for changes: [NodeChange], in report: StepReport) -> [String] {
    let ids = Set(changes.map(\.node.id))
    let tops = changes.filter { change in change.node.top.map { !ids.contains($0) } ?? true }
    var lines: [String] = []
    for change in tops.prefix(CausePrinter.longestList) {
      lines += sentences(for: change)
      let whole = report.changes.first { $0.node.id == change.node.top && $0.verb == change.verb }
      if let reason = whole?.node.because, !reason.isEmpty {
        lines.append("     \(options.shown(reason))")
      }
      let inside = changes.count { $0.verb == change.verb && $0.node.top == change.node.id }
      guard inside > 0 else { continue }
      lines.append("     with \(inside == 1 ? "1 node" : "\(inside) nodes") inside")
    }
    if tops.count > CausePrinter.longestList {
      lines.append("  \(options.ellipsis) \(tops.count - CausePrinter.longestList) more changes")
    }
    return lines
  }

  private func sentences(for run: BodyRun) -> [String] {
    let times = run.runs == 1 ? "" : " \(run.runs) times"
    let reasons = run.because.isEmpty ? "" : ": \(run.because.joined(separator: ", "))"
    var lines = ["  -> body of \(run.view) #\(run.node) ran\(times)\(reasons)"]
    lines += run.causes.map { "     \($0)" }
    if !run.changedOutput { lines.append("     it returned what it had returned before") }
    return lines.map { options.shown($0) }
  }

  private func sentences(for change: NodeChange) -> [String] {
    let node = change.node
    var head = "  -> \(node.type) #\(node.id) was \(change.verb)"
    if change.verb == "updated", let was = node.was, was != node.detail {
      head +=
        ": "
        + Transition(old: was, new: node.detail)
        .text(width: CausePrinter.longestChange, ellipsis: options.ellipsis)
    } else if !node.detail.isEmpty {
      head += ": \(node.detail)"
    }
    var lines = [head, "     at \(node.path)"]
    if !node.because.isEmpty { lines.append("     \(node.because)") }
    return lines.map { options.shown($0) }
  }
}

extension WriteReport {
  fileprivate func isSame(as other: WriteReport) -> Bool {
    source == other.source && new == other.new && old == other.old
  }

  /// What was written, and who had read it.
  fileprivate func sentence(_ options: PrintOptions) -> String {
    let shown = new.shortened(to: CausePrinter.longestChange, ellipsis: options.ellipsis)
    guard isChange else {
      return "\(name) was set to \(shown), which it was already: dropped (U25)"
    }
    // What an object announces reaches whoever declares it, whether or not it reads it (U61).
    let isSignal = old.isEmpty && new.isEmpty
    let one = isSignal ? "listens to it" : "had read it"
    let several = isSignal ? "listen to it" : one
    let readers =
      switch readers {
      case 0: "no body \(one)"
      case 1: "1 body \(one)"
      default: "\(readers) bodies \(several)"
      }
    let change =
      switch (old, new) {
      case ("", ""): "\(name) fired"
      case (new, _): "wrote \(name): another value that looks the same, \(shown)"
      default:
        "wrote \(name): "
          + Transition(old: old, new: new)
          .text(width: CausePrinter.longestChange, ellipsis: options.ellipsis)
      }
    return "\(change); \(readers)"
  }
}
