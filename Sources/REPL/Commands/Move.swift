extension Command {
  /// `:move`.
  static let move = Command(
    name: "move", group: .acting, kind: .action,
    usage: [":move ROW to INDEX"],
    summary: "move a row of a ForEach that has onMove",
    examples: [":move \"Milk\" to 0"],
    details: """
      INDEX is where the row is afterwards, from 0. The program is told as SwiftUI does: the place
      before which the row goes, counted while it is still where it was. ROW is anything in the row.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.target()
      guard arguments.take("to") else { throw arguments.misuse("'to INDEX' is missing") }
      let index = try arguments.count("the index")
      try arguments.end()
      let row = try session.editableRow(
        reference, toBe: "moved", by: "onMove", arguments
      ) { $0.move != nil }
      guard index < row.count else {
        throw Misuse("no-target", "there are \(row.count) rows: the last index is \(row.count - 1)")
      }
      let destination = index > row.index ? index + 1 : index
      return session.act { () throws in try row.edit.move?(row.index, destination) }
    })
}
