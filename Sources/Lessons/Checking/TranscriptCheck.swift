import Diagnostics
import REPL

/// Checks a file that is nothing but a transcript.
enum TranscriptCheck {
  /// Performs the file in a session of its own, in its folder.
  static func check(_ file: SourceFile, path: String) -> CheckedFile {
    let transcript = Transcript(file.text)
    var checked = CheckedFile(path: path, name: file.name, results: [])
    guard !transcript.entries.isEmpty else {
      checked.isMalformed = true
      checked.results = [
        CheckResult(
          .read, fault: "there is no input in it",
          details: ["an input is a line that begins with '> '"])
      ]
      return checked
    }
    let session = Session()
    session.folder = Folder.parent(of: path)
    let run = TranscriptRun(transcript, in: session)
    checked.results = run.results.map { result in
      CheckResult(
        .transcript, line: result.entry.line, fault: result.fault,
        details: result.isExpected ? [] : result.match.diff())
    }
    var recording = Recording()
    let lines = file.lineStarts.count
    let last = file.line(lines).isEmpty ? lines : lines + 1
    recording.replace(1..<last, of: file, with: run.recorded.text.allLines)
    checked.recording = recording
    return checked
  }
}

extension TranscriptRun.Result {
  /// What is wrong with an entry.
  fileprivate var fault: String? {
    guard !isExpected else { return nil }
    let input = entry.input.first ?? ""
    if hasFailed != entry.expectsFailure {
      return hasFailed ? "'\(input)' fails" : "'\(input)' should fail, and does not"
    }
    return "'\(input)' answers something else"
  }
}
