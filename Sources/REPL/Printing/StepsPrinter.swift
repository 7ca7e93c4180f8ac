import Diagnostics
import ViewRuntime

/// Prints the log as a list of steps, the current one marked with `@`.
struct StepsPrinter {
  let timeline: Timeline
  let options: PrintOptions

  var lines: [String] {
    let steps = timeline.steps
    guard !steps.isEmpty else { return ["no steps yet"] }
    let here = timeline.path(to: timeline.current).last { !timeline.entries[$0].label.isEmpty }
    var result = steps.map { line(for: $0, isCurrent: $0 == here) }
    let others = timeline.otherSteps
    if !others.isEmpty {
      result.append("other branches:")
      result += others.map { line(for: $0, isCurrent: false) }
    }
    return result
  }

  private func line(for index: Int, isCurrent: Bool) -> String {
    let entry = timeline.entries[index]
    let width = timeline.entries.map(\.label.count).max() ?? 1
    let text = entry.input.text.allLines
    let action = options.shown(text.first ?? "") + (text.count > 1 ? " \(options.ellipsis)" : "")
    let left = (isCurrent ? "@ " : "  ") + entry.label.padded(to: width) + "  " + action
    let room = options.remarkColumn - 2
    let shown = left.shortened(to: room, ellipsis: options.ellipsis)
    let remark = self.remark(of: entry)
    let column = options.remarkColumn
    let right = remark.shortened(
      to: options.lineWidth - column, ellipsis: options.ellipsis)
    return (shown.padded(to: column) + right).trimmingTrailingSpaces
  }

  private func remark(of entry: Timeline.Entry) -> String {
    if entry.isFailed { return "failed, undone" }
    guard let report = entry.report else { return "" }
    return CountLine(report: report, separator: options.separator).text
  }
}
