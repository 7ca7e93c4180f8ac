import Foundation
import REPL
import Testing

/// Every file `Transcripts/<area>/<behaviour>.txt` is a session that proves one behaviour; a file
/// below `facts` is named for the fact (`U50`) and fails without its rule.
///
/// `UPDATE_EXPECT=1 swift test` records what is answered now; read the diff before you keep it.
@Suite struct TranscriptFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  private static let files: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path())
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: files) func theSessionAnswersAsRecorded(file: String) throws {
    let url = Self.folder.appending(path: file)
    let transcript = Transcript(try String(contentsOf: url, encoding: .utf8))
    let run = TranscriptRun(transcript, in: Session())
    if ProcessInfo.processInfo.environment["UPDATE_EXPECT"] == "1" {
      try run.recorded.text.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let differences = run.differences(name: file).joined(separator: "\n")
    #expect(differences.isEmpty, "\(differences)")
  }
}
