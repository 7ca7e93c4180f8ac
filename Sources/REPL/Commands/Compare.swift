extension Command {
  /// `:compare`.
  static let compare = Command(
    name: "compare", group: .time, kind: .query,
    usage: [":compare [VIEW]"],
    summary: "the last step of the mounted view and of another under the same actions",
    examples: [":compare", ":compare CardWithTernary()"],
    details: "Without VIEW the one that :fork named is compared.",
    run: { (session, arguments) throws(Misuse) in
      let given = arguments.rest()
      guard let view = given.isEmpty ? session.variant : given else {
        throw arguments.misuse("VIEW is missing; :fork VIEW sets it for good")
      }
      return try session.comparison(with: view)
    })
}
