extension Command {
  /// `:reload`.
  static let reload = Command(
    name: "reload", group: .program, kind: .control,
    usage: [":reload"],
    summary: "read changed files again and mount the view anew",
    examples: [":reload"],
    details: """
      If one of the files changed on disk, all are read again, as each may use what the others
      declare. If none did, what was redefined at the prompt stays. All state begins anew: a mounted
      view is a new tree.
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
    let hasChanged = zip(loadedPaths, files).contains { loadedTexts[$0] != $1.text }
    guard hasChanged else {
      guard isMounted || !loadedPaths.isEmpty else {
        throw Misuse("nowhere", "nothing is loaded yet", notes: [":load PATH loads a file"])
      }
      guard isMounted else { return Reply(["nothing has changed on disk"]) }
      return record(.mount(nil))
    }
    let view = simulation.mounted?.title
    let reply = record(.load(files, view: view, title: ":reload"))
    if !reply.isFailure {
      for (path, file) in zip(loadedPaths, files) { loadedTexts[path] = file.text }
    }
    return reply
  }
}
