/// What a fenced block is for.
enum BlockRole: String, CaseIterable {
  case swift, setup, repl, tree, predict, choose, task, hint, solution, accept, wrong, note

  /// Attributes that may follow the role.
  var attributes: [String] {
    switch self {
    case .swift, .setup, .solution, .accept: ["file"]
    case .wrong: ["says", "file"]
    case .predict, .choose, .task: ["id"]
    case .tree: ["of"]
    case .repl, .hint, .note: []
    }
  }

  /// Attributes that must.
  var required: [String] {
    switch self {
    case .predict, .choose: ["id"]
    case .wrong: ["says"]
    default: []
    }
  }

  /// Languages of blocks that are only text; other words near a role's name are taken for typing
  /// mistakes.
  static let languages: Set<String> = [
    "bash", "console", "diff", "html", "json", "markdown", "md", "output", "plain", "sh", "shell",
    "text", "txt", "xml",
  ]
}
