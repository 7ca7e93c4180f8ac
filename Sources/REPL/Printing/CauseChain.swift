import ViewRuntime

/// Follows recorded reasons upwards: from a node to the body that made it, and on to that body's
/// owner as long as the reason lies in what the owner handed down.
struct CauseChain {
  let report: StepReport

  /// The runs that lead to changes at `paths` and to `bodies`, in the order they ran.
  func runs(to paths: [String], and bodies: [BodyRun]) -> [BodyRun] {
    var wanted: Set<Int> = []
    for run in bodies { add(run, to: &wanted) }
    for path in paths {
      if let run = nearest(above: path) { add(run, to: &wanted) }
    }
    return report.bodies.filter { wanted.contains($0.node) }
  }

  private func add(_ run: BodyRun, to wanted: inout Set<Int>) {
    var run = run
    while wanted.insert(run.node).inserted, run.isFirst || run.because.contains("@self"),
      let owner = nearest(above: run.path)
    {
      run = owner
    }
  }

  /// The innermost body around `path` that ran.
  private func nearest(above path: String) -> BodyRun? {
    report.bodies.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }
}
