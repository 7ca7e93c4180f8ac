import Diagnostics
import REPL

/// What a check found out, in the forms that people and machines read.
struct CheckReport {
  let files: [CheckedFile]
  var isColoured = false

  private var results: [CheckResult] { files.flatMap(\.results) }

  var passed: Int { results.count(where: \.isPassed) }

  var failed: Int { results.count { !$0.isPassed } }

  /// The line that ends every report for people, alone.
  var closing: String { "\(passed) passed, \(failed) failed" }

  /// One line a file, what failed below it, and the count.
  var text: [String] {
    files.flatMap { file -> [String] in
      let failures = file.failures
      guard !failures.isEmpty else {
        let word = file.results.count == 1 ? "check" : "checks"
        return [paint("ok  ", .green) + "  \(file.name)  (\(file.results.count) \(word))"]
      }
      let head = "  \(file.name)  (\(failures.count) of \(file.results.count) failed)"
      return [paint("FAIL", .red) + head] + failures.flatMap { lines(for: $0, in: file) }
    } + [closing]
  }

  private func paint(_ text: String, _ colour: ANSIColour) -> String {
    isColoured ? colour.paint(text) : text
  }

  private func lines(for result: CheckResult, in file: CheckedFile) -> [String] {
    let step = result.step.isEmpty ? "" : " (step \(result.step))"
    return ["  \(file.fileName):\(result.line): \(result.fault ?? "")\(step)"]
      + result.details.map { "    \($0.visible(keepingLayout: true))" }.map(\.trimmedEnd)
  }

  /// One object a line: every claim, then the counts.
  var json: [String] {
    var lines = files.flatMap { file in
      file.results.map { result in
        JSON.object([
          ("schema", 1), ("file", .string(file.path)), ("lesson", .string(file.name)),
          ("step", result.step.isEmpty ? .null : .string(result.step)),
          ("check", .string(result.kind.rawValue)), ("line", .integer(result.line)),
          ("passed", .boolean(result.isPassed)),
          ("message", result.fault.map { .string($0) } ?? .null),
          ("details", .strings(result.details)),
        ]).text
      }
    }
    lines.append(
      JSON.object([
        ("schema", 1), ("passed", .integer(passed)), ("failed", .integer(failed)),
      ]).text)
    return lines
  }

  /// Version 14 of the Test Anything Protocol.
  var tap: [String] {
    var lines = ["TAP version 14", "1..\(results.count)"]
    var number = 0
    for file in files {
      for result in file.results {
        number += 1
        let word = result.isPassed ? "ok" : "not ok"
        lines.append("\(word) \(number) - \(title(of: result, in: file))")
        guard let fault = result.fault else { continue }
        lines.append("  ---")
        lines.append("  message: \(JSON.string(fault).text)")
        if !result.details.isEmpty {
          lines.append("  details: |")
          lines += result.details.map { "    \($0.visible())" }
        }
        lines.append("  ...")
      }
    }
    return lines + ["# \(closing)"]
  }

  /// What a claim is called: `views/trees flip transcript, line 34`.
  func title(of result: CheckResult, in file: CheckedFile) -> String {
    let step = result.step.isEmpty ? "" : " \(result.step)"
    return "\(file.name)\(step) \(result.kind.rawValue), line \(result.line)"
  }
}
