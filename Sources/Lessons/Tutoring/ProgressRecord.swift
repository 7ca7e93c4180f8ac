/// One line of the progress log.
enum ProgressRecord: Hashable, Sendable {
  /// How a step was left.
  enum Outcome: String, Hashable, Sendable {
    /// Worked through; what was asked was answered.
    case done
    /// With an answer or a solution looked at.
    case shown
    case skipped
  }

  /// The learner stood at a step.
  case at(lesson: String, step: String)
  /// A step was finished, as its text was then.
  case left(lesson: String, step: String, hash: String, Outcome)
  /// Everything about a lesson before this line no longer counts.
  case forgotten(lesson: String)

  /// Reads a line; `nil` if it is damaged.
  init?(line: Substring) {
    let fields = line.split(omittingEmptySubsequences: false) { $0 == "\t" }.map(String.init)
    guard fields.allSatisfy({ !$0.isEmpty }) else { return nil }
    switch (fields.first, fields.count) {
    case ("at", 3): self = .at(lesson: fields[1], step: fields[2])
    case ("left", 5):
      guard let outcome = Outcome(rawValue: fields[4]) else { return nil }
      self = .left(lesson: fields[1], step: fields[2], hash: fields[3], outcome)
    case ("forgotten", 2): self = .forgotten(lesson: fields[1])
    default: return nil
    }
  }

  /// The line, without its end.
  var line: String {
    switch self {
    case .at(let lesson, let step): "at\t\(lesson)\t\(step)"
    case .left(let lesson, let step, let hash, let outcome):
      "left\t\(lesson)\t\(step)\t\(hash)\t\(outcome.rawValue)"
    case .forgotten(let lesson): "forgotten\t\(lesson)"
    }
  }
}
