import ViewRuntime

extension Command {
  /// `:scroll`.
  static let scroll = Command(
    name: "scroll", group: .acting, kind: .action,
    usage: [":scroll [TARGET] by POINTS", ":scroll [TARGET] to POINTS"],
    summary: "move the viewport of a scroll view or list",
    examples: [":scroll by 200", ":scroll by -200", ":scroll \"Rows\" to 0"],
    details: """
      Positive is down, or to the right. The offset stays within the content.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      var reference: TargetReference?
      if let next = arguments.next, !["b", "t"].contains(next) || !arguments.hasDirection {
        reference = try arguments.target()
      }
      let isRelative = arguments.take("by")
      guard isRelative || arguments.take("to") else {
        throw arguments.misuse("'by POINTS' or 'to POINTS' is missing")
      }
      let points = try arguments.number("points")
      try arguments.end()
      return try session.scroll(
        reference, by: isRelative ? points : nil, to: isRelative ? nil : points)
    })
}

extension ArgumentReader {
  /// True if the next word is `by` or `to`.
  fileprivate var hasDirection: Bool {
    var copy = self
    let word = copy.word()
    return word == "by" || word == "to"
  }
}
