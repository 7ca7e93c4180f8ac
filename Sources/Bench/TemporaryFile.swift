import Foundation

/// A file that is gone when nobody holds it any more.
final class TemporaryFile {
  let path: String

  init(named name: String, text: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "grove-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    path = url.path()
  }

  deinit {
    try? FileManager.default.removeItem(
      at: URL(filePath: path).deletingLastPathComponent())
  }
}
