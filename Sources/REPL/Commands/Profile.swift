import ViewRuntime

extension Command {
  /// `:profile`.
  static let profile = Command(
    name: "profile", group: .settings, kind: .control,
    usage: [":profile [NAME]"],
    summary: "which release's behaviour is simulated",
    examples: [":profile", ":profile ios15"],
    details: "The steps so far are performed again under the new profile.",
    run: { (session, arguments) throws(Misuse) in
      let names = Profile.all.map(\.name)
      guard let name = arguments.word() else {
        let current = session.settings.profile.name
        return Reply(["profile \(current) (of \(names.joined(separator: ", ")))"])
      }
      try arguments.end()
      guard let profile = Profile.named(name) else {
        let nearest = Suggestion.nearest(to: name, in: names)
        throw Misuse(
          "unknown-profile", "there is no profile '\(name)'",
          notes: [
            nearest.map { "did you mean '\($0)'?" }
              ?? "profiles are \(names.joined(separator: ", "))"
          ])
      }
      session.change { $0.profile = profile }
      return Reply(["profile \(name)"])
    })
}
