/// One composite view whose body ran in the step.
package struct BodyRun: Sendable {
  package var node: Int
  package var view: String
  package var path: String
  package var runs: Int
  /// `@identity`, `@self`, `@dependencies`, then storage names as declared.
  package var because: [String]
  /// The chain behind each reason, in words: who wrote what, which field differed.
  package var causes: [String]
  /// False if the run changed nothing below (wasted).
  package var changedOutput: Bool
  /// True for the first run of a new identity.
  package var isFirst: Bool
  /// The sources that had changed, as `WriteReport.source` numbers them.
  package var sources: [Int32]
  /// The bodies whose environment modifiers changed what this one reads.
  package var providers: [Int] = []

  package init(
    node: Int, view: String, path: String, runs: Int, because: [String], causes: [String],
    changedOutput: Bool, isFirst: Bool = false, sources: [Int32] = []
  ) {
    self.node = node
    self.view = view
    self.path = path
    self.runs = runs
    self.because = because
    self.causes = causes
    self.changedOutput = changedOutput
    self.isFirst = isFirst
    self.sources = sources
  }
}
