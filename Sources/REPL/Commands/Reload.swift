extension Command {
  /// `:reload`.
  static let reload = Command(
    name: "reload", group: .program, kind: .control,
    usage: [":reload"],
    summary: "read changed files again and mount the view anew",
    examples: [":reload"],
    details: """
      Files that did not change on disk are not read again, so what was redefined at the prompt
      stays. All state begins anew: a mounted view is a new tree.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      return try session.reload()
    })
}

extension Session {
  /// Loads what changed on disk, then mounts what was mounted.
  fileprivate func reload() throws(Misuse) -> Reply {
    let files = try read(loadedPaths)
    let changed = zip(loadedPaths, files).filter { loadedTexts[$0.0] != $0.1.text }
    guard !changed.isEmpty else {
      guard isMounted || !loadedPaths.isEmpty else {
        throw Misuse("nowhere", "nothing is loaded yet", notes: [":load PATH loads a file"])
      }
      guard isMounted else { return Reply(["nothing has changed on disk"]) }
      return record(.mount(nil))
    }
    let view = simulation.mounted?.title
    let reply = record(
      .load(changed.map(\.1), view: view, title: ":reload"))
    if !reply.isFailure { for (path, file) in changed { loadedTexts[path] = file.text } }
    return reply
  }
}
