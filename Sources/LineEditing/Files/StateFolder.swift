/// Where Grove keeps what it remembers between runs.
package enum StateFolder {
  /// `$XDG_STATE_HOME/grove`, on macOS too, or `nil` if there is no home at all.
  ///
  /// A relative `XDG_STATE_HOME` is ignored, as its specification asks.
  package static func path(variables: ShellVariables = .current) -> String? {
    if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/grove" }
    guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/grove"
  }
}
