/// How reading one entry ended.
package enum LineResult: Equatable, Sendable {
  /// A whole entry; it has several lines if they belong together.
  case line(String)
  /// Ctrl-C; what had been typed is in the history, but is not to be run.
  case interrupted(dropped: String)
  case endOfFile
}
