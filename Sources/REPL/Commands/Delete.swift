extension Command {
  /// `:delete`.
  static let delete = Command(
    name: "delete", group: .acting, kind: .action,
    usage: [":delete ROW"],
    summary: "delete a row of a ForEach that has onDelete",
    examples: [":delete \"Milk\"", ":delete #12"],
    details: "ROW is anything in the row. " + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let node = try session.node(try arguments.lastTarget(), what: "the row to delete", arguments)
      guard let row = session.simulation.runtime.editableRow(around: node, where: { $0.delete != nil })
      else {
        throw Misuse(
          "no-target", "#\(node) is in no row that can be deleted",
          notes: ["rows of a ForEach with .onDelete can"])
      }
      return session.act { () throws in try row.edit.delete?(row.index) }
    })
}
