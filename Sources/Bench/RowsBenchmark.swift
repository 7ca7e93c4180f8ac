import Diagnostics
import Foundation
import REPL
import ViewRuntime

/// Cost follows change: what one row, one body and one move cost among many rows.
enum RowsBenchmark {
  private static let program = """
    struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View {
        HStack {
          Text("row \\(number)")
          Text("\\(taps)")
        }
        .onTapGesture { taps += 1 }
      }
    }

    struct ContentView: View {
      let count: Int
      @State var ticks = 0
      @State var numbers: [Int] = []
      var body: some View {
        VStack {
          Text("\\(ticks)")
          Button("tick") { ticks += 1 }
          Button("fill") { numbers = Array(0..<count) }
          Button("insert") { numbers.insert(-1 - numbers.count, at: numbers.count / 2) }
          Button("remove") { numbers.remove(at: numbers.count / 2) }
          Button("move") { numbers.swapAt(1, numbers.count - 2) }
          ForEach(numbers, id: \\.self) { Row(number: $0) }
        }
      }
    }
    """

  private static let heads = [
    "build", "KB a row", "one row's state", "root, rows equal", "insert", "remove", "move",
  ]

  static func print() {
    var engine = Figures(["rows of HStack { Text; Text }"] + heads)
    var reported = Figures(["the same, reported"] + heads)
    for count in [1_000, 10_000, 100_000] {
      engine.add(measured("\(count)", "engine"))
      reported.add(measured("\(count)", "reported"))
    }
    engine.print(title: "Cost follows change (a step: read, run, update, lay out)")
    reported.print(title: "With the lists of all bodies and nodes that changed, and why")
  }

  /// One line of a table, measured by a process of its own: memory that an earlier one left behind
  /// would make the rows look smaller.
  private static func measured(_ count: String, _ parts: String) -> [String] {
    let cells = Command.own.output(["rows", count, parts])?.split(whereSeparator: \.isNewline)
    return [count] + (cells?.map { String($0) } ?? heads.map { _ in "failed" })
  }

  /// Measures what `rows COUNT engine|reported` asks for and prints a figure a line; false for
  /// other arguments.
  static func printCells(_ arguments: ArraySlice<String>) -> Bool {
    guard arguments.count == 3, arguments.first == "rows", let last = arguments.last,
      let count = Int(arguments[arguments.startIndex + 1])
    else { return false }
    for cell in cells(count, last == "reported" ? .changes : []) { Swift.print(cell) }
    return true
  }

  private static func cells(_ count: Int, _ parts: StepReport.Parts) -> [String] {
    let session = Session()
    session.reportParts = parts
    let file = SourceFile(name: "rows.swift", text: program)
    _ = session.load([file], view: "ContentView(count: \(count))")
    let memory = residentBytes
    let build = time(session, [":tap \"fill\""])
    // The log of a step goes when the next one begins: what is counted is what rows hold.
    _ = session.submit(":wait 1")
    let kilobytes = Double(residentBytes - memory) / 1024 / Double(count)
    let leaf = time(session, taps(on: "onTapGesture", 20, in: session))
    let root = time(session, Array(repeating: ":tap \"tick\"", count: 5))
    let changes = ["insert", "remove", "move"].map { label in
      time(session, Array(repeating: ":tap \"\(label)\"", count: 3))
    }
    return [
      Figures.time(build), String(format: "%.2f", kilobytes), Figures.time(leaf),
      Figures.time(root),
    ] + changes.map(Figures.time)
  }

  /// Taps on nodes of a type, spread over all there are.
  private static func taps(on type: String, _ count: Int, in session: Session) -> [String] {
    let parts = session.reportParts
    session.reportParts = .tree
    defer { session.reportParts = parts }
    let nodes = session.submit(":tap \"tick\"").report?.tree.filter { $0.type == type } ?? []
    guard !nodes.isEmpty else { return [] }
    return (0..<count).map { ":tap #\(nodes[$0 * 37 % nodes.count].node)" }
  }

  private static func time(_ session: Session, _ inputs: [String]) -> Double {
    Measurement.median(of: inputs.count, prepare: { inputs[$0] }) { input in
      let reply = session.submit(input)
      if reply.isFailure { Swift.print("  \(input): \(reply.error?.message ?? "failed")") }
    }
  }

  /// Memory this process holds now; 0 where the system does not tell.
  private static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
