import Diagnostics

extension Command {
  /// `:events`.
  static let events = Command(
    name: "events", group: .looking, kind: .query,
    usage: [":events"],
    summary: "what was called in the last step: onAppear, task, onChange …",
    examples: [":events"],
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      guard let report = session.reports.last else { throw .noStep }
      guard !report.events.isEmpty else { return Reply(["no events in step \(report.stepLabel)"]) }
      let width = report.events.map(\.kind.displayWidth).max() ?? 0
      return Reply(
        report.events.map {
          "\($0.kind.padded(to: width))  \(session.printing.shown($0.path))".trimmingTrailingSpaces
        })
    })
}
