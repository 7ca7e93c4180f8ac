import Foundation

/// The files of this checkout.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders of programs that tests read: Swift as users write it, bound by no rule of ours.
  static let programFolders: Set<Substring> = [
    "Programs", "Rejected", "Traps", "Crashes", "Kernels",
  ]

  /// All files of our own Swift code below `folder`, which is relative to the root.
  static func swiftFiles(in folder: String) throws -> [SwiftFile] {
    let paths = paths(in: folder, suffix: ".swift").filter {
      programFolders.isDisjoint(with: $0.split(separator: "/"))
    }
    return try paths.map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SwiftFile(path: path, text: text)
    }
  }

  /// All files below `folder` whose name ends in `suffix`, sorted, relative to the root.
  static func paths(in folder: String, suffix: String) -> [String] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path())?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The visible names in `folder`.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }
}
