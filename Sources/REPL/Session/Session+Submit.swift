import Diagnostics
import ViewRuntime

extension Session {
  /// Takes one input, a command or Swift, and answers it.
  package func submit(_ text: String) -> Reply {
    let line = text.trimmed
    guard !line.isEmpty else { return Reply() }
    guard line.hasPrefix(":") else {
      return leavingReply(for: line) ?? record(.swift(text, focus: focus))
    }
    do throws(Misuse) {
      let (command, arguments) = try parse(line)
      if command.kind == .action { return record(.command(line, focus: focus)) }
      var reader = ArgumentReader(arguments, usage: command.usage)
      return try command.run(self, &reader)
    } catch {
      return Reply(error)
    }
  }

  /// People who want to leave try these words first.
  private func leavingReply(for line: String) -> Reply? {
    guard ["exit", "quit", "exit()", "quit()"].contains(line) else { return nil }
    guard !declaredNames.contains(String(line.prefix(4))) else { return nil }
    var reply = Reply()
    reply.exit = 0
    return reply
  }

  /// Performs an input and enters it in the log; what failed half-way is undone.
  func record(_ input: Input) -> Reply {
    let wasMounted = isMounted
    let number = timeline.nextNumber(for: input)
    var reply = perform(input, number: number)
    guard reply.hasRun || reply.report != nil || !reply.isFailure else { return reply }
    if reply.isFailure {
      rebuild()
      if var report = reply.report {
        report.discardChanges(restored: wasMounted ? simulation.snapshot() : nil)
        reply.report = report
      }
      if input.isLoading { return reply }
    } else {
      focus = simulation.focus
      declaredNames.formUnion(reply.declared)
    }
    let isStep = input.isLoading || !reply.isQuiet && reply.hasRun
    // Looking around in the past is no branch.
    if reply.isQuiet, reply.declared.isEmpty, isInPast {
      reply.report?.step = timeline.number
      reply.report?.branch = timeline.branch
      return reply
    }
    timeline.append(
      input, number: isStep ? number : timeline.number, isStep: isStep, report: reply.report,
      isFailed: reply.isFailure, declares: reply.hasDeclared(by: input))
    if !isStep { reply.report?.step = timeline.number }
    reply.report?.branch = timeline.branch
    return reply
  }

  /// Does what an input says, without entering it in the log.
  func perform(_ input: Input, number: Int) -> Reply {
    var reply: Reply
    switch input {
    case .load(let files, let view, _): reply = performLoad(files, view: view)
    case .mount(let view): reply = performMount(view)
    case .swift(let text, let focus):
      simulation.focus = focus
      reply = evaluate(text)
    case .command(let line, let focus):
      simulation.focus = focus
      reply = perform(command: line)
    }
    reply.report?.step = number
    reply.title = input.isLoading ? simulation.mounted.map { "mount \($0.title)" } : nil
    return reply
  }

  private func perform(command line: String) -> Reply {
    do throws(Misuse) {
      let (command, arguments) = try parse(line)
      var reader = ArgumentReader(arguments, usage: command.usage)
      var reply = try command.run(self, &reader)
      reply.report?.action = line
      return reply
    } catch {
      return Reply(error)
    }
  }

  /// Splits a command line into the command and its arguments.
  private func parse(_ line: String) throws(Misuse) -> (Command, String) {
    let body = line.dropFirst()
    let name = body.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" }
    let command = try CommandTable.find(String(name), in: commands)
    return (command, body.dropFirst(name.count).trimmed)
  }
}

extension StepReport {
  /// Makes the report of a failed step say what is true after it: nothing changed (DESIGN §8).
  mutating func discardChanges(restored: StepReport?) {
    created = []
    updated = []
    removed = []
    moved = []
    lost = []
    events = []
    unchanged = restored?.unchanged ?? 0
    state = restored?.state ?? []
    texts = restored?.texts ?? []
    tree = restored?.tree ?? []
    writes = []
    frames = restored?.frames ?? []
  }
}

extension Reply {
  /// True if the input declared something; extensions declare no name.
  fileprivate func hasDeclared(by input: Input) -> Bool {
    if !declared.isEmpty { return true }
    guard case .swift(let text, _) = input else { return false }
    return text.contains("extension ")
  }
}
