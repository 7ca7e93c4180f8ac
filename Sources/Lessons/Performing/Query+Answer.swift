import ViewRuntime

extension Query {
  /// What a report says; several values are separated by commas.
  package func answer(in report: StepReport) -> String {
    switch self {
    case .bodies(let name):
      let runs = report.bodies.filter { name == nil || $0.view == name }
      return String(runs.reduce(0) { $0 + $1.runs })
    case .ran: return Query.list(report.bodies.map(\.view), none: "none")
    case .texts: return Query.list(report.texts, none: "nothing")
    case .printed: return Query.list(report.printed, none: "nothing")
    case .state(let owner, let name):
      return Query.list(report.values(of: name, owner: owner), none: "none")
    case .lost(let owner, let name):
      let lost = report.lost.filter { $0.owner == owner && $0.name == name }
      return Query.list(lost.map(\.value), none: "nothing")
    case .created(let pattern): return Query.count(report.created, pattern)
    case .removed(let pattern): return Query.count(report.removed, pattern)
    case .updated(let pattern): return Query.count(report.updated, pattern)
    case .kept(let pattern): return String(report.keptRows(pattern).count)
    }
  }

  private static func list(_ values: [String], none: String) -> String {
    values.isEmpty ? none : values.joined(separator: ", ")
  }

  private static func count(_ nodes: [NodeReport], _ pattern: NodePattern) -> String {
    String(nodes.count { pattern.matches(type: $0.type, path: $0.path) })
  }

  /// True if an option's text means this answer: marks of code and quotes do not count.
  package static func agree(_ option: String, _ answer: String) -> Bool {
    func bare(_ text: String) -> String { text.filter { $0 != "`" && $0 != "\"" } }
    return bare(option) == bare(answer)
  }
}

extension StepReport {
  /// The values of a state, in tree order.
  func values(of name: String, owner: String) -> [String] {
    state.filter { $0.owner == owner && $0.name == name }.map(\.value)
  }

  /// Nodes of the tree that were there before the step too.
  func keptRows(_ pattern: NodePattern) -> [TreeRow] {
    tree.filter {
      $0.mark != .created && $0.mark != .removed && pattern.matches(type: $0.type, path: $0.path)
    }
  }
}
