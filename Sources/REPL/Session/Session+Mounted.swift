extension Session {
  /// What is mounted, as the expression that makes it: a lesson mounts the same view in a session
  /// of its own.
  package var mountedView: String? { simulation.mounted?.title }
}
