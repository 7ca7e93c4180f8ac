import ViewRuntime

extension Assertion {
  /// True if a step did what is demanded.
  package func holds(in report: StepReport) -> Bool {
    switch self {
    case .kept(let pattern):
      !report.keptRows(pattern).isEmpty && !report.removed.contains(pattern)
    case .created(let pattern): report.created.contains(pattern)
    case .removed(let pattern): report.removed.contains(pattern)
    case .updated(let pattern): report.updated.contains(pattern)
    case .reset(let pattern, let name): !report.resets(pattern, name).isEmpty
    case .bodies(let name, let count): Query.bodies(name).answer(in: report) == String(count)
    case .state(let owner, let name, let value):
      report.values(of: name, owner: owner).contains { Query.agree(value, $0) }
    case .textsHave(let text): report.texts.contains { $0.contains(text) }
    case .nothingWasted: report.wasted.isEmpty
    }
  }

  /// What is the case instead of what was demanded; `isForbidden` turns the demand around.
  ///
  /// A learner reads this, so it names what happened and never the demand's notation.
  package func fault(in report: StepReport, isForbidden: Bool) -> String {
    switch self {
    case .kept(let pattern): isForbidden ? survived(pattern) : notKept(pattern, report)
    case .created(let pattern):
      isForbidden ? "\(pattern.text) was created anew" : "no \(pattern.text) was created"
    case .removed(let pattern):
      isForbidden ? "\(pattern.text) was removed" : "no \(pattern.text) was removed"
    case .updated(let pattern):
      isForbidden ? "\(pattern.text) was updated" : "no \(pattern.text) was updated"
    case .reset(let pattern, let name):
      isForbidden
        ? "\(subject(pattern, name)) was lost and began anew: "
          + report.resets(pattern, name).joined(separator: ", ")
        : "\(subject(pattern, name)) did not begin anew"
    case .bodies(let name, let count): bodies(name, count, report, isForbidden)
    case .state(let owner, let name, let value): state(owner, name, value, report, isForbidden)
    case .textsHave(let text): texts(text, report, isForbidden)
    case .nothingWasted:
      isForbidden
        ? "no body ran in vain"
        : "a body ran only to return what it had returned before: "
          + report.wasted.joined(separator: ", ")
    }
  }

  private func survived(_ pattern: NodePattern) -> String { "\(pattern.text) was kept" }

  private func notKept(_ pattern: NodePattern, _ report: StepReport) -> String {
    let isRemoved = report.removed.contains(pattern)
    if isRemoved, report.created.contains(pattern) {
      return "\(pattern.text) was removed and created anew: that is another identity"
    }
    if isRemoved { return "\(pattern.text) was removed" }
    if report.created.contains(pattern) { return "\(pattern.text) is there only since this step" }
    return "there is no \(pattern.text) on the screen"
  }

  private func subject(_ pattern: NodePattern, _ name: String?) -> String {
    name.map { "\(pattern.text).\($0)" } ?? "the state of \(pattern.text)"
  }

  private func bodies(
    _ name: String?, _ count: Int, _ report: StepReport, _ isForbidden: Bool
  ) -> String {
    let found = Int(Query.bodies(name).answer(in: report)) ?? 0
    guard !isForbidden else {
      return name.map { "the body of \($0) ran \(Assertion.times(count))" }
        ?? "\(count) bodies ran"
    }
    guard let name else { return "bodies that ran: \(found), and it should be \(count)" }
    return "the body of \(name) ran \(Assertion.times(found)), not \(Assertion.times(count))"
  }

  private func state(
    _ owner: String, _ name: String, _ value: String, _ report: StepReport, _ isForbidden: Bool
  ) -> String {
    let found = report.values(of: name, owner: owner)
    if isForbidden { return "\(owner).\(name) is \(value)" }
    guard !found.isEmpty else { return "there is no state \(owner).\(name) on the screen" }
    return "\(owner).\(name) is \(found.joined(separator: ", ")), not \(value)"
  }

  private func texts(_ text: String, _ report: StepReport, _ isForbidden: Bool) -> String {
    if isForbidden { return "the screen says \"\(text)\"" }
    let found = report.texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return "the screen does not say \"\(text)\" but \(found.isEmpty ? "nothing" : found)"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

extension [NodeReport] {
  fileprivate func contains(_ pattern: NodePattern) -> Bool {
    contains { pattern.matches(type: $0.type, path: $0.path) }
  }
}

extension StepReport {
  /// States that were lost while one of the same owner and name began: `Counter.n was 3`.
  fileprivate func resets(_ pattern: NodePattern, _ name: String?) -> [String] {
    lost.filter { old in
      pattern.matches(type: old.owner, path: old.path) && (name == nil || old.name == name)
        && state.contains {
          $0.owner == old.owner && $0.name == old.name && $0.change == .created
        }
    }.map { "\($0.owner).\($0.name) was \($0.value)" }
  }

  /// Views whose bodies changed nothing; a new view's first run is never in vain.
  fileprivate var wasted: [String] {
    bodies.filter { !$0.changedOutput && !$0.because.contains("@identity") }.map(\.view)
  }
}
