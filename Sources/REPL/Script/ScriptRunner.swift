import Diagnostics
import ViewRuntime

/// Runs files and lines without a person: `grove run`, and a script on standard input.
package final class ScriptRunner {
  /// How results are written.
  package struct Options: Sendable {
    /// One JSON object a line instead of text.
    package var isJSON = false
    /// Adds frames to JSON.
    package var showsFrames = false
    /// A script goes on after an input that failed.
    package var keepsGoing = false

    package init() {}
  }

  /// The exit codes of DESIGN §4.
  package enum ExitCode {
    package static let success: Int32 = 0
    package static let failed: Int32 = 1
    package static let couldNotRun: Int32 = 2
    package static let interrupted: Int32 = 130
  }

  package let session: Session
  private let options: Options
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// Creates a runner; `output` gets results, `errors` what belongs on standard error.
  package init(
    session: Session, options: Options = Options(), output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.session = session
    self.options = options
    self.output = output
    self.errors = errors
    if options.showsFrames { session.reportParts.insert(.frames) }
  }

  /// Loads and mounts, then performs each line and prints each step; returns the exit code.
  ///
  /// A failed line does not stop the others: each has a report of its own.
  package func run(paths: [String], view: String?, lines: [String]) -> Int32 {
    let files: [SourceFile]
    do throws(Misuse) {
      files = try session.read(paths)
    } catch {
      write(Reply(error), action: nil)
      return ExitCode.couldNotRun
    }
    return run(files: files, view: view, lines: lines)
  }

  /// The same for files given by text.
  package func run(files: [SourceFile], view: String?, lines: [String]) -> Int32 {
    let loaded = session.load(files, view: view)
    write(loaded, action: nil)
    if loaded.isInterrupted { return ExitCode.interrupted }
    if loaded.isFailure, loaded.report == nil, !loaded.hasTrapped { return ExitCode.couldNotRun }
    var code = loaded.isFailure ? ExitCode.failed : ExitCode.success
    for line in lines {
      let reply = session.submit(line)
      write(reply, action: line)
      if reply.isInterrupted { return ExitCode.interrupted }
      if reply.isFailure { code = ExitCode.failed }
      if let exit = reply.exit { return max(exit, code) }
    }
    return code
  }

  /// Performs a script, input by input, until one fails; returns the exit code.
  ///
  /// An input may take several lines: they are gathered until it is complete.
  package func run(script: String) -> Int32 {
    var code = ExitCode.success
    var pending = ""
    func perform(_ input: String) -> Int32? {
      let reply = session.submit(input)
      write(reply, action: input)
      if reply.isInterrupted { return ExitCode.interrupted }
      if let exit = reply.exit { return max(exit, code) }
      guard reply.isFailure else { return nil }
      code = ExitCode.failed
      return options.keepsGoing ? nil : code
    }
    for line in script.allLines {
      let isCommand = pending.isEmpty && line.trimmed.hasPrefix(":")
      let text = pending.isEmpty ? line : "\(pending)\n\(line)"
      guard isCommand || session.isComplete(text) else {
        pending = text
        continue
      }
      pending = ""
      if let exit = perform(text) { return exit }
    }
    if !pending.trimmed.isEmpty, let exit = perform(pending) { return exit }
    return code
  }

  private func write(_ reply: Reply, action: String?) {
    if options.isJSON {
      output(
        reply.json(step: session.stepNumber, action: action, frames: options.showsFrames).text)
      return
    }
    for line in ReplyPrinter(options: session.printing).lines(for: reply) {
      if line.isError { errors(line.text) } else { output(line.text) }
    }
  }
}

extension Reply {
  /// True if the program ran and failed, rather than being refused.
  var hasTrapped: Bool {
    diagnostics.contains { $0.severity == .error && $0.id.hasPrefix(ProgramFailure.domain) }
  }
}
