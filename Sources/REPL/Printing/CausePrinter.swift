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
    switch subject {
    case .lastStep: return reports.last.map { chain(in: $0, to: lastChanges(in: $0)) }
    case .node(let id): return lines(about: { $0 == id })
    case .named(let name):
      return lines(aboutProperty: name) ?? lines(aboutNodes: name)
    }
  }

  private func lines(about isWanted: (Int) -> Bool) -> [String]? {
    for (offset, report) in reports.enumerated().reversed() {
      let changes = report.changes.filter { isWanted($0.node.id) }
      let bodies = report.bodies.filter { isWanted($0.node) }
      guard !changes.isEmpty || !bodies.isEmpty else { continue }
      return chain(in: report, to: changes, bodies: bodies) + since(offset)
    }
    return nil
  }

  /// The last change of nodes with a type name, or at the end of a path.
  private func lines(aboutNodes name: String) -> [String]? {
    func matches(_ type: String, _ path: String) -> Bool {
      type == name || path == name || path.hasSuffix("/\(name)")
    }
    for (offset, report) in reports.enumerated().reversed() {
      let changes = report.changes.filter { matches($0.node.type, $0.node.path) }
      let bodies = report.bodies.filter { matches($0.view, $0.path) }
      guard !changes.isEmpty || !bodies.isEmpty else { continue }
      return chain(in: report, to: changes, bodies: bodies) + since(offset)
    }
    return nil
  }

  /// The last write of a property, by its own or its full name.
  private func lines(aboutProperty name: String) -> [String]? {
    func matches(_ written: String) -> Bool { written == name || written.hasSuffix(".\(name)") }
    for (offset, report) in reports.enumerated().reversed() {
      let writes = report.writes.filter { matches($0.name) }
      if !writes.isEmpty {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        let bodies = report.bodies.filter { $0.because.contains("_\(own)") }
        let changes = report.changes.filter { change in
          bodies.contains { change.node.path.hasPrefix($0.path + "/") }
        }
        return chain(in: report, to: changes, bodies: bodies, writes: writes) + since(offset)
      }
      let lost = report.lost.filter { matches("\($0.owner).\($0.name)") }
      if !lost.isEmpty {
        let removed = report.changes.filter { change in
          lost.contains { $0.path == change.node.path }
        }
        return chain(in: report, to: removed) + since(offset)
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

  /// The chain from the action to what is asked about.
  private func chain(
    in report: StepReport, to changes: [NodeChange], bodies: [BodyRun]? = nil,
    writes: [WriteReport]? = nil
  ) -> [String] {
    var lines = [options.shown("step \(report.step)  \(report.action ?? "mount")")]
    for write in writes ?? report.writes {
      lines.append("  -> \(options.shown(write.sentence))")
    }
    let paths = changes.map(\.node.path)
    let runs = report.bodies.filter { run in
      (bodies ?? report.bodies).contains { $0.node == run.node }
        || paths.contains { $0.hasPrefix(run.path + "/") }
        || (bodies ?? []).contains { $0.path.hasPrefix(run.path + "/") }
    }
    for run in runs { lines += sentences(for: run) }
    for change in changes.prefix(CausePrinter.longestList) { lines += sentences(for: change) }
    if changes.count > CausePrinter.longestList {
      lines.append(
        "  \(options.ellipsis) \(changes.count - CausePrinter.longestList) more changes")
    }
    if changes.isEmpty, runs.isEmpty {
      lines.append("  -> \(CountLine(report: report, separator: options.separator).text)")
    }
    return lines
  }

  /// Changes told one by one.
  static let longestList = 12

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
      head += ": \(was) -> \(node.detail)"
    } else if !node.detail.isEmpty {
      head += ": \(node.detail)"
    }
    var lines = [head, "     at \(node.path)"]
    if !node.because.isEmpty { lines.append("     \(node.because)") }
    return lines.map { options.shown($0) }
  }
}

/// A node and what happened to it.
private struct NodeChange {
  let node: NodeReport
  let verb: String
}

extension StepReport {
  fileprivate var changes: [NodeChange] {
    removed.map { NodeChange(node: $0, verb: "removed") }
      + created.map { NodeChange(node: $0, verb: "created") }
      + updated.map { NodeChange(node: $0, verb: "updated") }
      + moved.map { NodeChange(node: $0, verb: "moved") }
  }
}

extension WriteReport {
  /// What was written, and who had read it.
  fileprivate var sentence: String {
    guard isChange else { return "\(name) was set to \(new), which it was already: dropped" }
    let readers =
      switch readers {
      case 0: "no body had read it"
      case 1: "1 body had read it"
      default: "\(readers) bodies had read it"
      }
    return "wrote \(name): \(old) -> \(new); \(readers)"
  }
}
