import REPL

/// Tells the files that can be checked from others.
enum LessonFiles {
  /// Text about lessons, and not one.
  private static let pages: Set<String> = ["README.md", "CONTRIBUTING.md"]

  /// What a path is, by its name.
  enum Kind { case lesson, transcript }

  /// The kind of file at a path; `nil` for what is neither.
  static func kind(of path: String) -> Kind? {
    if path.hasSuffix(".md") {
      return pages.contains(TextFile.name(of: path)) ? nil : .lesson
    }
    return path.hasSuffix(".txt") ? .transcript : nil
  }

  /// The lessons among some files.
  static func lessons(in paths: [String]) -> [String] { paths.filter { kind(of: $0) == .lesson } }

  /// The files that a folder's check covers: the course's lessons in their order, then others.
  static func checked(in folder: String) -> [String] {
    let course = Course.read(folder: folder).entries.map(\.path)
    let found = Folder.files(below: folder).filter { kind(of: $0) != nil && !course.contains($0) }
    return course + found
  }
}
