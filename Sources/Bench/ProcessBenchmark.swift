import Foundation

/// What a user waits for: whole processes, start-up included.
enum ProcessBenchmark {
  static func print() {
    guard let view = try? TemporaryFile(named: "view.swift", text: program) else { return }
    var figures = Figures(["whole process", "time"])
    let runs = [
      ("grove --version", ["--version"]), ("grove run, a view of 100 lines", ["run", view.path]),
    ]
    for (name, arguments) in runs {
      let time = Measurement.median(of: 11, prepare: { _ in }) { _ in
        _ = Command.grove.run(arguments)
      }
      figures.add([name, Figures.time(time)])
    }
    figures.print(title: "Start-up")
  }

  /// A screen of a hundred lines that uses what screens use.
  private static var program: String {
    let cards = (1...11).map { number in
      """
      struct Card\(number): View {
        @Binding var isOn: Bool
        let title: String
        var body: some View {
          HStack(spacing: 8) {
            Toggle(title, isOn: $isOn)
            if isOn { Text("on").foregroundColor(.green) } else { Text("off") }
          }
        }
      }
      """
    }
    let uses = (1...11).map { "      Card\($0)(isOn: $isOn, title: \"card \($0)\")" }
    return cards.joined(separator: "\n") + """

      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack {
      \(uses.prefix(6).joined(separator: "\n"))
          }
          .padding()
        }
      }
      """
  }
}
