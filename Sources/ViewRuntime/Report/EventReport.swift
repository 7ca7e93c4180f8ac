/// Something that was called in a step.
package struct EventReport: Sendable {
  /// `onAppear`, `onDisappear`, `task`, `taskCancelled`, `onChange`, `tap` and the like.
  package var kind: String
  package var path: String

  /// What was due on the clock; it belongs to no node.
  static let job = EventReport(kind: "what was due then, such as a task or a timer", path: "")

  package init(kind: String, path: String) {
    self.kind = kind
    self.path = path
  }
}
