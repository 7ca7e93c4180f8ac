import Diagnostics
import Foundation
import REPL

/// A program below this folder, and what running it gives.
struct ProgramFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static var isRecording: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECT"] == "1" }

  /// Path from the folder of the tests, without `.swift`.
  let path: String

  /// The programs in a folder and the folders in it, by path.
  static func all(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: Self.folder.appending(path: folder).path())
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0.dropLast(6))" }.sorted()
  }

  private func url(_ suffix: String) -> URL { Self.folder.appending(path: path + suffix) }

  /// The source, with what is not UTF-8 in it repaired.
  var source: SourceFile {
    get throws {
      let bytes = try Foundation.Data(contentsOf: url(".swift"))
      return SourceFile(
        name: url(".swift").lastPathComponent, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  var expected: String {
    get throws { try String(contentsOf: url(".expected"), encoding: .utf8) }
  }

  func record(_ text: String) throws {
    try text.write(to: url(".expected"), atomically: true, encoding: .utf8)
  }
}

/// What a run of one file wrote, and how it ended.
struct ProgramRun {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0

  init(_ file: SourceFile, in session: Session = Session()) {
    final class Streams {
      var output = ""
      var errors = ""
    }
    let streams = Streams()
    let runner = ScriptRunner(
      session: session, output: { streams.output += $0 + "\n" },
      errors: { streams.errors += $0 + "\n" })
    exitCode = runner.run(files: [file], view: nil, lines: [])
    output = streams.output
    errors = streams.errors
  }
}
