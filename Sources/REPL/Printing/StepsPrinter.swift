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
    let width = timeline.entries.map(\.label.count).max() ?? 1
    var result = steps.map { line(for: $0, isCurrent: $0 == here, labelWidth: width) }
    let others = timeline.otherSteps
    if !others.isEmpty {
      result.append("other branches:")
      result += others.map { line(for: $0, isCurrent: false, labelWidth: width) }
    }
    return result + totals(of: steps)
  }

  /// How often each view's body ran on the current line, and how often for nothing.
  private func totals(of steps: [Int]) -> [String] {
    var totals: [(view: String, runs: Int, wasted: Int)] = []
    let runs = steps.filter { !timeline.entries[$0].isFailed }.flatMap {
      timeline.entries[$0].report?.bodies ?? []
    }
    for run in runs {
      let index = totals.firstIndex { $0.view == run.view } ?? totals.endIndex
      if index == totals.endIndex { totals.append((run.view, 0, 0)) }
      totals[index].runs += run.runs
      totals[index].wasted += run.isWasted ? run.runs : 0
    }
    guard !totals.isEmpty else { return [] }
    let names = totals.map { options.shown($0.view) }
    let width = min(names.map(\.displayWidth).max() ?? 0, options.remarkColumn - 4)
    return ["bodies ran:"]
      + zip(names, totals).map { name, total in
        let wasted = total.wasted > 0 ? ", \(total.wasted) for nothing" : ""
        return "  " + name.shortened(to: width, ellipsis: options.ellipsis).padded(to: width)
          + "  \(total.runs)\(wasted)"
      }
  }

  private func line(for index: Int, isCurrent: Bool, labelWidth width: Int) -> String {
    let entry = timeline.entries[index]
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
    return CountLine(report: report, separator: options.separator, isShort: true).text
  }
}
