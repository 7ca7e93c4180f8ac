import Diagnostics
import Testing
import ViewRuntime

@testable import REPL

@Suite struct StepPrinterTests {
  private func row(
    _ node: Int, _ depth: Int, _ type: String, _ mark: TreeRow.Mark = .unchanged,
    _ remark: String = "", detail: String = "", isReset: Bool = false
  ) -> TreeRow {
    TreeRow(
      node: node, depth: depth, type: type, kind: .primitive, detail: detail, path: type,
      mark: mark, remark: remark, isReset: isReset)
  }

  private var toggled: StepReport {
    var report = StepReport()
    report.step = 1
    report.action = ":tap \"Toggle\""
    report.writes = [
      WriteReport(name: "ContentView.isOn", old: "true", new: "false", isChange: true, readers: 1)
    ]
    report.bodies = [
      BodyRun(
        node: 1, view: "ContentView", path: "ContentView", runs: 1, because: ["_isOn"], causes: [],
        changedOutput: true)
    ]
    report.tree = [
      row(1, 0, "ContentView", .ran, "body ran: _isOn"), row(2, 1, "VStack"),
      row(4, 2, "Text", .updated, "\"ON\" -> \"OFF\""),
      row(5, 2, "Counter", .removed, "n = 3 lost", isReset: true),
      row(9, 2, "Counter", .created, "n = 0 new"), row(6, 2, "Text"), row(7, 2, "HStack"),
      row(8, 3, "Image"),
    ]
    report.unchanged = 4
    return report
  }

  private func lines(_ report: StepReport, _ options: PrintOptions = PrintOptions()) -> [String] {
    let printer = StepPrinter(report: report, options: options)
    return printer.head + printer.tree + [printer.counts]
  }

  @Test func aStepShowsWhatChanged() {
    #expect(
      lines(toggled) == [
        "step 1  :tap \"Toggle\"                      ContentView.isOn: true -> false",
        "*   ContentView #1                         body ran: _isOn",
        "    `-- VStack #2",
        "~       |-- Text #4                        \"ON\" -> \"OFF\"",
        "-       |-- Counter #5                     n = 3 lost !",
        "+       |-- Counter #9                     n = 0 new",
        "        `-- … 3 unchanged",
        "1 body ran · 4 unchanged",
      ])
  }

  @Test func asciiHasNothingElse() {
    var options = PrintOptions()
    options.charset = .ascii
    var report = toggled
    report.tree[2].remark = "\"ÖN\" -> \"OFF\""
    let text = lines(report, options).joined(separator: "\n")
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("`-- ... 3 unchanged"))
    #expect(text.hasSuffix("1 body ran, 4 unchanged"))
  }

  @Test func unicodeDrawsTheGuides() {
    var options = PrintOptions()
    options.charset = .unicode
    #expect(lines(toggled, options)[2] == "    └── VStack #2")
  }

  @Test func fullShowsEveryRow() {
    var options = PrintOptions()
    options.isFull = true
    #expect(lines(toggled, options).suffix(2).first == "            `-- Image #8")
  }

  @Test(arguments: [40, 60, 80, 120]) func noLineIsWiderThanTheScreen(width: Int) {
    var options = PrintOptions()
    options.width = width
    var report = toggled
    let long = String(repeating: "漢 wide and long ", count: 20)
    report.action = long
    report.writes[0].new = long
    report.tree += (1...60).map { depth in
      row(100 + depth, depth, "Padding", .created, "", detail: long)
    }
    for line in StepPrinter(report: report, options: options).head + lines(report, options) {
      #expect(line.displayWidth <= width)
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func longRunsOfAlikeRowsAreFolded() {
    var report = toggled
    report.tree = [row(1, 0, "List", .ran)]
    for index in 0..<100 { report.tree.append(row(index + 2, 1, "Row", .created)) }
    #expect(lines(report).dropFirst().dropLast().count == 5)
    #expect(lines(report).contains("    `-- … 97 created"))
  }

  @Test(arguments: [
    (true, 0, "0 bodies ran: nothing reads isOn"),
    (true, 1, "0 bodies ran: no body depends on isOn"),
    (false, 1, "0 bodies ran: isOn was already false"),
  ])
  func silenceIsExplained(isChange: Bool, readers: Int, text: String) {
    var report = StepReport()
    report.writes = [
      WriteReport(
        name: "ContentView.isOn", old: "true", new: "false", isChange: isChange, readers: readers)
    ]
    #expect(StepPrinter(report: report, options: PrintOptions()).counts == text)
  }

  @Test func aStepThatWroteNothingSaysSo() {
    #expect(
      StepPrinter(report: StepReport(), options: PrintOptions()).counts
        == "0 bodies ran: no state was written")
  }
}
