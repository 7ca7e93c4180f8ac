import Diagnostics
import IR
import Interpreter
import ViewRuntime

extension Session {
  /// Runs Swift code; a step if something is mounted.
  ///
  /// `self` is the focused node's view, or that of `node`.
  func evaluate(_ text: String, on node: Int? = nil) -> Reply {
    let simulation = simulation
    let node = node ?? simulation.focus
    let checked = simulation.check(line: text, selfType: simulation.promptType(of: node))
    var reply = Reply(checked.diagnostics)
    guard !reply.isFailure else { return reply }
    reply.declared = checked.declared
    reply.lines = redefinitions(in: checked)
    guard checked.body != nil else { return reply }
    reply.hasRun = true
    guard isMounted else {
      do throws(Trap) {
        let value = try simulation.run(checked, on: node)
        try simulation.evaluator.drainReady()
        reply.lines += simulation.describe(value, type: checked.resultType)
      } catch {
        reply.diagnostics.append(simulation.diagnostic(for: error))
      }
      reply.printed = simulation.takeOutput()
      reply.isQuiet =
        !reply.isFailure && !checked.declared.isEmpty && reply.output.isEmpty
        && reply.lines.isEmpty
      return reply
    }
    let lines = reply.lines
    let report = simulation.step(text) { () throws(Trap) in
      let value = try simulation.run(checked, on: node)
      return lines + simulation.describe(value, type: checked.resultType)
    }
    reply.lines = report.reply
    reply.diagnostics += simulation.takeFailures(of: report)
    reply.isQuiet =
      report.isQuiet
      && (!report.reply.isEmpty || !report.printed.isEmpty || !checked.declared.isEmpty)
    reply.report = report
    return reply
  }

  /// Says which declarations replaced others, because what is mounted still uses the old ones.
  private func redefinitions(in checked: CheckedInput) -> [String] {
    guard isMounted else { return [] }
    return checked.declared.filter { declaredNames.contains($0) }.map {
      "\($0) is redefined; :reload mounts the view anew with it"
    }
  }
}
