extension Command {
  /// `:compare-profiles`.
  static let compareProfiles = Command(
    name: "compare-profiles", group: .settings, kind: .query,
    usage: [":compare-profiles [LINE]"],
    summary: "what a line would do under each profile; the last step without LINE",
    examples: [":compare-profiles :tap \"Add\"", ":compare-profiles"],
    details: """
      Everything that led here is performed under each profile first. Profiles that do the same are
      shown once. The session itself stays as it is.
      """,
    run: { (session, arguments) throws(Misuse) in
      let line = arguments.rest()
      return Reply(try session.profileComparison(line.isEmpty ? nil : line))
    })
}
