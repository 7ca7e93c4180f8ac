import ViewRuntime

extension Session {
  /// The row of a `ForEach` that a command is to edit; if there is no such row, those there are.
  func editableRow(
    _ reference: TargetReference?, toBe done: String, by modifier: String,
    _ arguments: ArgumentReader, where isWanted: (RowEdit) -> Bool
  ) throws(Misuse) -> Runtime.EditableRow {
    try requireMounted()
    guard let reference else { throw arguments.misuse("the row to be \(done) is missing") }
    let runtime = simulation.runtime
    let rows = runtime.editableRows(where: isWanted).prefix(Session.longestCandidateList)
    let notes =
      rows.isEmpty
      ? ["rows of a ForEach with .\(modifier) can be \(done)"]
      : rows.map { "\"\($0.label.visible())\"  #\($0.node)  \($0.path.visible())" }
    let node: Int
    do throws(Misuse) {
      node = try row(reference).node
    } catch {
      throw Misuse("no-target", error.message, notes: notes)
    }
    guard let row = runtime.editableRow(around: node, where: isWanted) else {
      throw Misuse("no-target", "#\(node) is in no row that can be \(done)", notes: notes)
    }
    return row
  }

  /// The node a command's argument means; it may not be left out.
  func node(
    _ reference: TargetReference?, what meaning: String, _ arguments: ArgumentReader
  ) throws(Misuse) -> Int {
    try requireMounted()
    guard let reference else { throw arguments.misuse("\(meaning) is missing") }
    return try row(reference).node
  }
}
