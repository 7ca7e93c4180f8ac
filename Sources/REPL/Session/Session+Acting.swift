import Diagnostics
import ViewRuntime

extension Session {
  /// Performs a user's action as a step.
  func act(_ action: @escaping () throws -> Void) -> Reply {
    finish(simulation.perform(action))
  }

  /// Gives the screen another size.
  func resize(to size: Size) -> Reply {
    guard isMounted else {
      _ = simulation.resize(to: size)
      return Reply(["the screen is \(number(size.width))x\(number(size.height))"])
    }
    return finish(simulation.resize(to: size))
  }

  /// Scrolls a scroll view, the only one if `reference` is `nil`.
  func scroll(
    _ reference: TargetReference?, by points: Double?, to offset: Double?
  ) throws(Misuse) -> Reply {
    try requireMounted()
    if let reference {
      let node = try row(reference).node
      return finish(simulation.scroll(node: node, by: points, to: offset))
    }
    let areas = simulation.runtime.scrollViews()
    guard let area = areas.first else {
      throw Misuse("no-target", "nothing on the screen scrolls")
    }
    if areas.count > 1 {
      throw Misuse(
        "ambiguous", "\(areas.count) views scroll; say which",
        notes: areas.map { "\($0.type) #\($0.node)  \($0.path)" })
    }
    return finish(simulation.scroll(node: area.node, by: points, to: offset))
  }

  func finish(_ report: StepReport) -> Reply {
    var reply = Reply()
    reply.hasRun = true
    reply.lines = report.reply
    reply.diagnostics = simulation.takeFailures(of: report)
    reply.report = report
    return reply
  }

  private func number(_ value: Double) -> String { JSON.number(value).text }
}
