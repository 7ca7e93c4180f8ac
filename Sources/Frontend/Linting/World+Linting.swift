import Diagnostics

extension World {
  /// Returns warnings about known pitfalls in the text of files, in the order of the files.
  ///
  /// They are found by form, not by type: a name that means something else in a program can be
  /// reported wrongly, so nothing is rejected because of one.
  package func lint(_ files: [SourceFile]) -> [Diagnostic] {
    let parsed = files.map { parser.parse($0) }
    let walk = LintWalk(views: LintIndex(parsed))
    for file in parsed { walk.visit(file.statements) }
    return walk.findings.sorted { left, right in
      let files = files.map(\.name)
      let first = files.firstIndex(of: left.range.file.name) ?? 0
      let second = files.firstIndex(of: right.range.file.name) ?? 0
      return (first, left.range.start) < (second, right.range.start)
    }
  }
}
