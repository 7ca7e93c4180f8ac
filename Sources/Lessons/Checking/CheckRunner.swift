import Diagnostics
import REPL

/// `grove check`: lessons and transcripts as tests.
package struct CheckRunner {
  /// How results are written.
  package enum Format: Hashable, Sendable { case text, json, tap }

  package struct Options: Sendable {
    /// Writes what commands answer now into the files.
    package var records = false
    /// True if the environment says so: CI never writes expectations.
    package var isContinuousIntegration = false
    package var format = Format.text
    /// Where a JUnit report goes.
    package var junit: String?
    /// Files checked at the same time.
    package var jobs = 1
    package var isColoured = false

    package init() {}
  }

  private let options: Options
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// Creates a runner; `output` gets results, `errors` what belongs on standard error.
  package init(
    options: Options = Options(), output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  /// Checks files and folders; returns the exit code.
  package func run(paths: [String]) -> Int32 {
    if options.records, options.isContinuousIntegration {
      errors("error: CI is set, and CI never records; run 'grove check --accept' by hand")
      return ScriptRunner.ExitCode.couldNotRun
    }
    let plan = CheckPlan(paths: paths)
    let renderer = DiagnosticRenderer(isColoured: options.isColoured)
    for line in renderer.lines(for: plan.diagnostics) { errors(line) }
    var files = Parallel.map(plan.items, jobs: options.jobs) { $0.check() }
    if options.records {
      for index in files.indices { files[index] = record(files[index], plan.items[index]) }
    }
    let report = CheckReport(files: files, isColoured: options.isColoured)
    for line in lines(of: report) { output(line) }
    var code = report.failed > 0 ? ScriptRunner.ExitCode.failed : ScriptRunner.ExitCode.success
    if !plan.diagnostics.isEmpty || files.contains(where: \.isMalformed) {
      code = ScriptRunner.ExitCode.couldNotRun
    }
    if let path = options.junit, !FileText.write(report.junit, to: path) {
      errors("error: cannot write '\(path)'")
      code = ScriptRunner.ExitCode.couldNotRun
    }
    return code
  }

  private func lines(of report: CheckReport) -> [String] {
    switch options.format {
    case .text: report.text
    case .json: report.json
    case .tap: report.tap
    }
  }

  /// Writes new answers into a file and checks it again.
  ///
  /// A prediction or task that fails comes first: what the commands answer then would only hide it.
  private func record(_ checked: CheckedFile, _ item: CheckPlan.Item) -> CheckedFile {
    guard let recording = checked.recording, recording.count > 0 else { return checked }
    let blocking = checked.failures.first { $0.kind != .transcript && $0.kind != .lint }
    if let blocking {
      errors(
        "not recorded: \(checked.path):\(blocking.line): \(blocking.fault ?? ""); mend that first")
      return checked
    }
    guard let text = try? TextFile.read(checked.path) else { return checked }
    let file = SourceFile(name: checked.fileName, text: text)
    guard FileText.write(recording.applied(to: file), to: checked.path) else {
      errors("error: cannot write '\(checked.path)'")
      return checked
    }
    for failure in checked.failures where failure.kind == .transcript {
      for line in failure.details { errors(line) }
    }
    let blocks = recording.count == 1 ? "1 block" : "\(recording.count) blocks"
    errors("recorded \(checked.path): \(blocks); read the difference before you keep it")
    return item.check()
  }
}
