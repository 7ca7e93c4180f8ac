/// What `--color` asks for.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns whether to colour output.
  ///
  /// The first that speaks decides: `--color`, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, and at
  /// last whether the output is a terminal that can show it. Tools disagree on this order; ours
  /// lets the user's refusal win over a force that some parent process has set.
  package func isColored(variables: ShellVariables, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if variables["NO_COLOR"] != nil { return false }
    if let force = variables["CLICOLOR_FORCE"], force != "0" { return true }
    if variables["CLICOLOR"] == "0" { return false }
    return isTerminal && !variables.isDumbTerminal
  }
}
