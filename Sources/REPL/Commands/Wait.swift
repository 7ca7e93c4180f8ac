import VirtualTime

extension Command {
  /// `:wait`.
  static let wait = Command(
    name: "wait", group: .acting, kind: .action,
    usage: [":wait DURATION"],
    summary: "let virtual time pass: tasks, timers and animations go on",
    examples: [":wait 2", ":wait 500ms", ":wait 1.5s", ":wait 2min"],
    details: """
      Time stands still unless you say so. What is due on the way happens in its order, with an
      update of the views wherever something has changed.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard let word = arguments.word() else {
        throw arguments.misuse("how long is missing")
      }
      guard let interval = DurationText.parse(word) else {
        throw arguments.misuse("'\(word)' is not a time of at most \(DurationText.longestName)")
      }
      try arguments.end()
      return session.wait(interval)
    })
}

/// Times as they are typed: `2`, `500ms`, `1.5s`, `2min`.
enum DurationText {
  /// Longer waits only show that a timer repeats.
  static let longest = Interval(seconds: 86_400)
  static let longestName = "24h"

  /// Units by the end of the text, in seconds; those that end like another come first.
  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("min", 60), ("h", 3600), ("s", 1), ("", 1),
  ]

  /// Returns the time that `text` says.
  static func parse(_ text: String) -> Interval? {
    for (suffix, seconds) in units where text.hasSuffix(suffix) {
      guard let count = Double(text.dropLast(suffix.count)), count.isFinite, count >= 0,
        count * seconds <= longest.seconds
      else { return nil }
      return Interval(seconds: count * seconds)
    }
    return nil
  }
}
