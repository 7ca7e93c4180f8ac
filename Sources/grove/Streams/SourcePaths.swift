import Diagnostics
import LineEditing
import REPL

/// Reads the files that a command line names.
enum SourcePaths {
  /// Stands for standard input among paths.
  static let standardInput = "-"

  /// Returns the files' texts, with standard input where `-` is.
  static func read(_ paths: [String]) throws(Misuse) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      if path == standardInput {
        var reader = LineReader()
        files.append(SourceFile(name: "stdin", text: reader.rest()))
      } else {
        let text = try TextFile.read(path)
        files.append(SourceFile(name: TextFile.name(of: path), text: text))
      }
    }
    return files
  }
}
