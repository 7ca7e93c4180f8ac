import Diagnostics
import ViewRuntime

extension Session {
  /// Writes lines where a command's PATH says, and answers what was written.
  func write(
    _ lines: [String], _ what: String, to arguments: inout ArgumentReader
  ) throws(Misuse) -> Reply {
    let (path, isReplacing) = try arguments.destination()
    let place = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    try TextFile.write(lines.map { $0 + "\n" }.joined(), to: place, replacing: isReplacing)
    return Reply(["\(path): \(what)"])
  }

  /// The code of the session: files by name, the latest text of each, then what was declared at
  /// the prompt.
  var loadedFiles: [SourceFile] {
    var files: [SourceFile] = []
    var entries: [String] = []
    for index in timeline.path(to: timeline.current) where !timeline.entries[index].isFailed {
      switch timeline.entries[index].input {
      case .load(let loaded, _, _):
        files.removeAll { file in loaded.contains { $0.name == file.name } }
        files += loaded
      case .swift(let text, _) where timeline.entries[index].declares:
        entries.append(text)
      default: break
      }
    }
    guard !entries.isEmpty else { return files }
    return files + [SourceFile(name: "prompt", text: entries.joined(separator: "\n"))]
  }

  /// The session as a transcript, made by performing its inputs again.
  func transcript() -> Transcript {
    var plain = PrintOptions()
    plain.width = printing.width
    let printer = ReplyPrinter(options: plain)
    let copy = Session(sharing: self, printing: plain)
    var result = Transcript("")
    for index in timeline.path(to: timeline.current) where !timeline.entries[index].isFailed {
      let input = timeline.entries[index].input
      let answer = printer.lines(for: copy.record(input)).map(\.text)
      result.entries.append(
        Transcript.Entry(input: input.text.allLines, expected: answer))
    }
    return result
  }

  /// The steps as `--json` prints them.
  func stepsAsJSON() -> [String] {
    reports.map { $0.json(error: .null, frames: false).text }
  }
}

extension ArgumentReader {
  /// Takes `PATH` or `PATH replace`.
  fileprivate mutating func destination() throws(Misuse) -> (path: String, isReplacing: Bool) {
    guard let path = try quoted() ?? word() else { throw misuse("PATH is missing") }
    let isReplacing = take("replace")
    try end()
    return (path, isReplacing)
  }
}
