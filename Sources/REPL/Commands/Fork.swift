extension Command {
  /// `:fork`.
  static let fork = Command(
    name: "fork", group: .time, kind: .control,
    usage: [":fork VIEW", ":fork off", ":fork"],
    summary: "let a second view get the same actions, to compare the two",
    examples: [":fork CardWithTernary()", ":compare", ":fork off"],
    details: """
      What was done to the mounted view is done to VIEW too, from its mounting on, and so is what
      you do from now on. :compare shows the last step of both.
      """,
    run: { (session, arguments) throws(Misuse) in
      let view = arguments.rest()
      if view == "off" {
        session.variant = nil
        return Reply(["only \(session.mountedView ?? "the mounted view") gets actions now"])
      }
      guard !view.isEmpty else {
        guard let variant = session.variant else {
          throw arguments.misuse("VIEW is missing; no second view is being compared")
        }
        return Reply(["\(variant) gets the same actions; :compare shows both"])
      }
      let (_, reply) = try session.variant(mounting: view)
      guard !reply.isFailure else { return reply }
      session.variant = view
      let mounted = session.mountedView ?? "the mounted view"
      return Reply(["\(view) gets the same actions as \(mounted)"])
    })
}
