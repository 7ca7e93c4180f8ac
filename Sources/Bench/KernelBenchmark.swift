import Foundation

/// Plain Swift beside CPython, where there is one: net of each one's start-up.
enum KernelBenchmark {
  private static let names = ["calls", "arithmetic", "sieve", "words", "objects", "closures"]
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Kernels")

  static func print() {
    let python = Command(find: "python3")
    var figures = Figures(["kernel, net of start-up", "grove", "CPython", "ratio"])
    var ratios: [Double] = []
    let ours = netTimes(.grove, "swift", ["run"])
    let theirs = python.map { netTimes($0, "py", ["-S"]) } ?? [:]
    for name in names {
      guard let grove = ours[name] else { continue }
      guard let peer = theirs[name], peer > 0 else {
        figures.add([name, Figures.time(grove), "-", "-"])
        continue
      }
      ratios.append(grove / peer)
      figures.add([name, Figures.time(grove), Figures.time(peer), Figures.ratio(grove / peer)])
    }
    if !ratios.isEmpty {
      let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
      figures.add(["geometric mean", "", "", Figures.ratio(mean)])
    }
    figures.print(title: "The language")
  }

  /// Seconds by kernel, less what the empty program takes.
  private static func netTimes(
    _ command: Command, _ suffix: String, _ arguments: [String]
  ) -> [String: Double] {
    func time(_ name: String) -> Double {
      let path = folder.appending(path: "\(name).\(suffix)").path()
      return Measurement.median(of: 5, prepare: { _ in }) { _ in
        _ = command.run(arguments + [path])
      }
    }
    let start = time("empty")
    return Dictionary(uniqueKeysWithValues: names.map { ($0, max(time($0) - start, 0)) })
  }
}
