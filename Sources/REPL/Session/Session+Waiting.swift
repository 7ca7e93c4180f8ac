import Interpreter
import VirtualTime

extension Session {
  /// Lets virtual time pass: a step if something is mounted.
  func wait(_ interval: Interval) -> Reply {
    let moment = simulation.evaluator.clock.now + interval
    if isMounted { return finish(simulation.wait(until: moment)) }
    var reply = Reply()
    reply.hasRun = true
    do throws(Trap) {
      try simulation.evaluator.drain(until: moment)
    } catch {
      reply.diagnostics.append(simulation.diagnostic(for: error))
    }
    reply.printed = simulation.takeOutput()
    return reply
  }
}
