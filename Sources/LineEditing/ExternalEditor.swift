#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The user's text editor.
package struct ExternalEditor: Sendable {
  /// A shell command: `$VISUAL`, else `$EDITOR`, else `vi`.
  package let command: String

  package init(variables: ShellVariables = .current) {
    command = variables["VISUAL"] ?? variables["EDITOR"] ?? "vi"
  }

  /// Lets the user edit a file; returns whether the editor ended well.
  package func edit(_ path: String) -> Bool {
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "'\\''")
    return system("\(command) '\(quoted)'") == 0
  }
}
