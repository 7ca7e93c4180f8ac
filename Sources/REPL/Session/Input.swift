import Diagnostics

/// One thing the session was asked to do, complete in itself so that it can be performed again.
enum Input {
  /// Files by text, so that time travel does not depend on what is on disk by then; and what to
  /// mount, or the default view.
  case load([SourceFile], view: String?, title: String)
  /// What to mount; the last thing mounted if `nil`.
  case mount(String?)
  /// Swift code, with the node whose view `self` was.
  case swift(String, focus: Int?)
  /// A command that acts on the program, with its colon.
  case command(String, focus: Int?)

  /// As the user typed it, or would have.
  var text: String {
    switch self {
    case .load(_, _, let title): title
    case .mount(let view): view.map { ":mount \($0)" } ?? ":mount"
    case .swift(let text, _), .command(let text, _): text
    }
  }

  /// True for what sets the stage, rather than acting on it.
  var isLoading: Bool {
    switch self {
    case .load, .mount: true
    case .swift, .command: false
    }
  }
}
