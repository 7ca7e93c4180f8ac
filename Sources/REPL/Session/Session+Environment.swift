import Interpreter
import ViewRuntime

extension Session {
  /// Sets an environment value above the root.
  func setEnvironment(_ key: String, _ value: String) throws(Misuse) -> Reply {
    try requireMounted()
    guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw Misuse("usage", "'\(key)' is no property of EnvironmentValues")
    }
    // The modifier's own declaration says what type the value has.
    let checked = simulation.check(
      line: "EmptyView().environment(\\.\(key), \(value))", selfType: nil)
    // What is wrong with VALUE is no news where KEY is wrong already.
    let errors = checked.diagnostics.filter { $0.severity == .error }
    if let error = errors.first {
      // A bare name is where a member of the value's type was meant.
      guard value.allSatisfy({ $0.isLetter }) else { return Reply([error]) }
      throw Misuse(
        "usage", error.message, notes: ["VALUE is Swift: .\(value), \"\(value)\", 3, true"])
    }
    var reply = Reply(checked.diagnostics)
    reply.hasRun = true
    do throws(Trap) {
      let report = try simulation.setEnvironment(from: checked)
      reply.diagnostics += simulation.takeFailures(of: report)
      reply.report = report
    } catch {
      reply.diagnostics.append(simulation.diagnostic(for: error))
    }
    return reply
  }
}

extension Simulation {
  /// Writes above the root what a view with an `environment` modifier writes for its content.
  fileprivate func setEnvironment(from modified: CheckedInput) throws(Trap) -> StepReport {
    let value = try run(modified, on: nil)
    defer { evaluator.release(value) }
    let modifier = evaluator.fields(of: evaluator.opened(value))[1]
    let fields = evaluator.fields(of: modifier)
    let written = try bridge.environmentKey(
      setting: fields[1], through: evaluator.opened(fields[0]))
    guard let (key, value) = written else {
      throw Trap("this environment value cannot be set from outside")
    }
    return setEnvironment(key, to: value)
  }
}
