import Diagnostics
import ViewRuntime

/// Two steps to be seen next to each other.
struct ReportPair {
  let first: StepReport
  let second: StepReport

  /// Both trees, side by side where there is room, then what was counted.
  func lines(titled titles: (String, String), _ options: PrintOptions) -> [String] {
    let isWide = options.lineWidth >= ReportPair.sideBySideWidth
    var half = options
    if isWide {
      half.width = (options.lineWidth - 2) / 2
      half.isColoured = false
    }
    let left = column(first, titles.0, half)
    let right = column(second, titles.1, half)
    let trees = isWide ? ReportPair.join(left, right, half.lineWidth) : left + [""] + right
    return trees + [""] + table(options)
  }

  private func column(
    _ report: StepReport, _ title: String, _ options: PrintOptions
  ) -> [String] {
    let step = StepPrinter(report: report, options: options)
    return [options.paint(options.shown(title), .bold)] + step.head + step.tree + step.warnings
      + [step.counts]
  }

  private static func join(_ left: [String], _ right: [String], _ width: Int) -> [String] {
    (0..<max(left.count, right.count)).map { index in
      let first = index < left.count ? left[index] : ""
      let second = index < right.count ? right[index] : ""
      return (first + String.spaces(width + 2 - first.displayWidth) + second)
        .trimmingTrailingSpaces
    }
  }

  private func table(_ options: PrintOptions) -> [String] {
    let rows: [(String, (StepReport) -> String)] = [
      ("bodies ran", { "\($0.bodies.reduce(0) { $0 + $1.runs })" }),
      ("created", { "\($0.created.count)" }),
      ("updated", { "\($0.updated.count)" }),
      ("removed", { "\($0.removed.count)" }),
      ("state lost", { ReportPair.lost(in: $0) }),
    ]
    let width = rows.map { options.shown($0.1(first)).displayWidth }.max() ?? 0
    let head = String.spaces(12) + "A".padded(to: max(width, 1)) + "  B"
    return [head]
      + rows.map { name, value in
        name.padded(to: 12) + options.shown(value(first)).padded(to: max(width, 1)) + "  "
          + options.shown(value(second))
      }
  }

  private static func lost(in report: StepReport) -> String {
    let names = report.lost.map { "\($0.name) = \($0.value)" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// Narrower screens show one tree below the other.
  private static let sideBySideWidth = 120
}
