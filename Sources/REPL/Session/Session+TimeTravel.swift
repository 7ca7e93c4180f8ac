import ViewRuntime

extension Session {
  /// Moves to the step at `index` of the log, with what was read or declared right after it.
  func travel(to index: Int) -> Reply {
    timeline.move(to: timeline.settled(after: index))
    return arrive()
  }

  /// Moves `count` steps along the current line; negative is back.
  func travel(by count: Int) throws(Misuse) -> Reply {
    let steps = timeline.steps.filter { !timeline.entries[$0].isFailed }
    guard !steps.isEmpty else { throw .noStep }
    let here = Set(timeline.path(to: timeline.current))
    let position = (steps.lastIndex { here.contains($0) } ?? -1)
    let target = position + count
    guard steps.indices.contains(target) else {
      throw Misuse(
        "nowhere", count < 0 ? "there is no step that far back" : "there is no step that far on",
        notes: [":steps lists them"])
    }
    return travel(to: steps[target])
  }

  /// Rebuilds the program where the session stands now, and says where that is.
  private func arrive() -> Reply {
    focus = nil
    rebuild()
    var reply = Reply()
    let last = timeline.steps.last.map { timeline.entries[$0].number } ?? 0
    let here = timeline.path(to: timeline.current).last { !timeline.entries[$0].label.isEmpty }
    let label = here.map { timeline.entries[$0].label } ?? "0"
    let text = here.map { timeline.entries[$0].input.text.allLines.first ?? "" } ?? ""
    let place = last > timeline.number ? "step \(label) of \(last)" : "step \(label)"
    reply.lines = [text.isEmpty ? "at \(place)" : "at \(place): \(text)"]
    guard isMounted else { return reply }
    var report = simulation.snapshot()
    report.step = timeline.number
    report.branch = timeline.branch
    report.reply = reply.lines
    reply.report = report
    reply.isQuiet = true
    return reply
  }
}
