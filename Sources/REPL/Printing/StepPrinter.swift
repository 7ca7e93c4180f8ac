import Diagnostics
import ViewRuntime

/// Prints one step: head line with what was written, changed parts of the tree, count line.
struct StepPrinter {
  let report: StepReport
  let options: PrintOptions
  /// What the head line shows instead of the action.
  var title: String?

  /// Prints `report`.
  init(report: StepReport, options: PrintOptions) {
    self.report = report
    self.options = options
  }

  /// The head line: number and action, and what the action wrote.
  var head: [String] {
    let action = title ?? report.action ?? "mount"
    let first = action.allLines.first ?? ""
    let more = action.allLines.count > 1 ? " " + options.ellipsis : ""
    let width = options.lineWidth
    let left = ("step \(report.stepLabel)  " + options.shown(first) + more)
      .shortened(to: width, ellipsis: options.ellipsis)
    let writes = WritesSummary(report.writes)
    let bold = options.paint(left, .bold)
    guard !writes.isEmpty else { return [bold] }
    let column = options.remarkColumn
    if left.displayWidth <= column - 2 {
      let right = writes.text(width: width - column, options: options)
      return [bold + String(repeating: " ", count: column - left.displayWidth) + right]
    }
    return [bold, "        " + writes.text(width: width - 8, options: options)]
  }

  /// The tree, changed parts only unless `options.isFull`; empty if nothing is to be seen in it.
  var tree: [String] {
    let isTouched = report.tree.contains {
      $0.mark != .unchanged || !$0.remark.isEmpty || $0.isReset
    }
    guard isTouched || options.isFull else { return [] }
    return TreePrinter.lines(report.tree, options: options, options.isFull ? .everything : .changes)
  }

  /// Warnings of the simulated framework, wrapped to nothing: they are quoted by people.
  var warnings: [String] {
    report.warnings.map { options.paint("warning:", .yellow) + " " + options.shown($0) }
  }

  /// The last line of every step, also when nothing happened.
  var counts: String { CountLine(report: report, separator: options.separator).text }
}

extension StepReport {
  /// True if a person would see nothing in the step: an expression that was only read.
  var isQuiet: Bool {
    bodies.isEmpty && created.isEmpty && updated.isEmpty && removed.isEmpty && moved.isEmpty
      && writes.isEmpty && events.isEmpty && lost.isEmpty && error == nil && warnings.isEmpty
  }
}
