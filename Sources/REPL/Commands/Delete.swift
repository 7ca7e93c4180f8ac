extension Command {
  /// `:delete`.
  static let delete = Command(
    name: "delete", group: .acting, kind: .action,
    usage: [":delete ROW"],
    summary: "delete a row of a ForEach that has onDelete",
    examples: [":delete \"Milk\"", ":delete #12"],
    details: "ROW is anything in the row.\n" + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let row = try session.editableRow(
        try arguments.lastTarget(), toBe: "deleted", by: "onDelete", arguments
      ) { $0.delete != nil }
      return session.act { () throws in try row.edit.delete?(row.index) }
    })
}
