/// Everything that happened in one step, as plain data.
///
/// Trees, `--json`, `:why`, lesson grading and time travel read this and nothing else.
package struct StepReport: Sendable {
  package var step = 0
  /// What `:steps` puts behind the number for a step on another branch: `b`.
  package var branch = ""
  /// The number with the branch: `3b`.
  package var stepLabel: String { "\(step)\(branch)" }
  /// The line that caused it, as typed; `nil` for the first mount.
  package var action: String?
  /// What a command answered.
  package var reply: [String] = []
  package var printed: [String] = []
  package var bodies: [BodyRun] = []
  /// Bodies of library views: part of an explanation, never of a count.
  package var libraryBodies: [BodyRun] = []
  package var created: [NodeReport] = []
  package var updated: [NodeReport] = []
  package var removed: [NodeReport] = []
  package var moved: [NodeReport] = []
  /// Live nodes that were neither created, updated nor moved, and whose body did not run.
  package var unchanged = 0
  package var state: [StateReport] = []
  package var lost: [StateReport] = []
  package var events: [EventReport] = []
  package var texts: [String] = []
  package var warnings: [String] = []
  package var error: String?
  /// The whole render tree after the step, in tree order, with what was removed where it was.
  package var tree: [TreeRow] = []
  package var frames: [FrameReport] = []
  /// The types of the views whose removal transitions ended; they were reported as removed when
  /// those began (L13).
  package var endedTransitions: [String] = []
  /// What the program asked to see, and what scrolled for it.
  package var scrolls: [ScrollReport] = []
  /// Writes made by the action, in order, for `:why` and the head line.
  package var writes: [WriteReport] = []
  /// The live bodies that did not run, in tree order, and why not.
  package var skipped: [SkippedBody] = []
  /// How much happened; known also when the parts that list it were not asked for.
  package var counts = Counts()

  package init() {}

  package struct Counts: Hashable, Sendable {
    package var bodies = 0
    package var created = 0
    package var updated = 0
    package var removed = 0
    package var moved = 0

    package init(
      bodies: Int = 0, created: Int = 0, updated: Int = 0, removed: Int = 0, moved: Int = 0
    ) {
      self.bodies = bodies
      self.created = created
      self.updated = updated
      self.removed = removed
      self.moved = moved
    }
  }

  /// The parts whose cost follows what they list, not what happened.
  ///
  /// `Runtime.reportParts` says which are made at the end of each step, `Runtime.fill(_:_:)` makes
  /// others before the next one.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `bodies`, `created`, `updated`, `removed`, `moved` and `lost`.
    package static let changes = Parts(rawValue: 1)
    package static let tree = Parts(rawValue: 2)
    package static let texts = Parts(rawValue: 4)
    package static let state = Parts(rawValue: 8)
    /// Needs a layout of the whole tree.
    package static let frames = Parts(rawValue: 16)

    /// `skipped`.
    package static let skips = Parts(rawValue: 32)

    /// Everything that needs no layout.
    package static let usual: Parts = [.changes, .tree, .texts, .state]
    package static let all: Parts = [.usual, .frames, .skips]
  }
}
