#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables of the shell that started the process.
///
/// An empty variable counts as unset, as the conventions for `NO_COLOR` and the XDG folders ask.
package struct ShellVariables: Sendable {
  private let values: [String: String]?

  /// The variables of this process.
  package static let current = ShellVariables(values: nil)

  /// Variables made up for a test.
  package init(_ values: [String: String]) {
    self.values = values
  }

  private init(values: [String: String]?) {
    self.values = values
  }

  package subscript(name: String) -> String? {
    let value =
      if let values { values[name] } else { getenv(name).map { String(cString: $0) } }
    guard let value, !value.isEmpty else { return nil }
    return value
  }

  /// Whether text is shown as UTF-8, by the first of the three variables that is set.
  package var isUTF8: Bool {
    let name = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? ""
    let folded = name.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8")
  }

  /// Whether the terminal can only append text.
  package var isDumbTerminal: Bool {
    let name = self["TERM"] ?? "dumb"
    return name == "dumb"
  }
}
