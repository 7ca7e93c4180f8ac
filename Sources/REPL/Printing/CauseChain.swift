import ViewRuntime

/// Follows recorded reasons upwards: from a node to the body that made it, and on to that body's
/// owner as long as the reason lies in what the owner handed down, or to the body that wrote the
/// environment value it reads.
struct CauseChain {
  let report: StepReport

  private var all: [BodyRun] { report.bodies + report.libraryBodies }

  /// The runs that lead to changes at `paths` and to `bodies`, in the order they ran.
  func runs(to paths: [String], and bodies: [BodyRun]) -> [BodyRun] {
    var wanted: Set<Int> = []
    for run in bodies { add(run, to: &wanted) }
    for path in paths {
      if let run = nearest(above: path) { add(run, to: &wanted) }
    }
    return all.filter { wanted.contains($0.node) }
  }

  private func add(_ run: BodyRun, to wanted: inout Set<Int>) {
    var open = [run]
    while let run = open.popLast() {
      guard wanted.insert(run.node).inserted else { continue }
      if !run.providers.isEmpty {
        open += report.bodies.filter { run.providers.contains($0.node) }
      }
      guard run.isFirst || run.because.contains("@self") else { continue }
      if let owner = nearest(above: run.path) { open.append(owner) }
    }
  }

  /// The innermost body around `path` that ran.
  private func nearest(above path: String) -> BodyRun? {
    all.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }
}
