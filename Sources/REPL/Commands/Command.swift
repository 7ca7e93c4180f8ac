/// A word after a colon: how it is called, what it does, and what `:help` says about it.
package struct Command: Sendable {
  /// What a command does to the session.
  package enum Kind: Hashable, Sendable {
    /// Only looks.
    case query
    /// Acts on the program: a step, entered in the log.
    case action
    /// Steers the session itself: files, time, settings.
    case control
  }

  /// The groups that `:help` lists commands in.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case program = "Program"
    case acting = "Acting"
    case looking = "Looking"
    case time = "Time"
    case settings = "Settings"
    case lessons = "Lessons"
    case session = "Session"
  }

  package typealias Run = @Sendable (Session, inout ArgumentReader) throws(Misuse) -> Reply

  package let name: String
  package let group: Group
  package let kind: Kind
  /// Ways to call it, each on a line.
  package let usage: [String]
  /// One line, lower case, no full stop.
  package let summary: String
  /// Lines a reader can copy.
  package let examples: [String]
  /// Paragraphs after the summary.
  package let details: String
  package let run: Run

  /// Describes a command.
  package init(
    name: String, group: Group, kind: Kind, usage: [String], summary: String,
    examples: [String] = [], details: String = "", run: @escaping Run
  ) {
    self.name = name
    self.group = group
    self.kind = kind
    self.usage = usage
    self.summary = summary
    self.examples = examples
    self.details = details
    self.run = run
  }
}
