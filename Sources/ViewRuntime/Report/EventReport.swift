/// Something that was called in a step.
package struct EventReport: Sendable {
  /// `onAppear`, `onDisappear`, `task`, `taskCancelled`, `onChange`, `tap` and the like.
  package var kind: String
  package var path: String

  package init(kind: String, path: String) {
    self.kind = kind
    self.path = path
  }
}
