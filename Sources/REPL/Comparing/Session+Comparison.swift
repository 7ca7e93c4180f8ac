import Diagnostics
import ViewRuntime

extension Session {
  /// The answer of `:compare`.
  func comparison(with view: String) throws(Misuse) -> Reply {
    let (other, reply) = try variant(mounting: view)
    guard !reply.isFailure else { return reply }
    let copy = timeline.current.map { fork(at: $0) }
    guard let here = copy?.lastStep, let there = reply.report ?? other.lastStep else {
      throw .noStep
    }
    let titles = ("A  \(mountedView ?? "")", "B  \(view)")
    let pair = ReportPair(first: here, second: there)
    return Reply(pair.lines(titled: titles, printing))
  }

  /// The report of the last step with its tree, by performing that step again.
  private var lastStep: StepReport? {
    let path = timeline.path(to: timeline.current)
    guard let last = path.last(where: { timeline.entries[$0].report != nil }) else { return nil }
    return again(last).report
  }

  /// Performs an entry of the log once more, from where it was performed first; it is the same
  /// step, not another branch.
  func again(_ index: Int) -> Reply {
    let entry = timeline.entries[index]
    timeline.move(to: entry.parent)
    rebuild()
    var reply = record(entry.input)
    reply.report?.branch = entry.branch
    return reply
  }
}
