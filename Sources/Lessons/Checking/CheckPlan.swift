import Diagnostics
import REPL

/// What is to be checked: files with all that a check of each needs to know about the others.
struct CheckPlan: Sendable {
  /// One file.
  struct Item: Sendable {
    let path: String
    let kind: LessonFiles.Kind
    /// Lessons of its course that come before it.
    let earlier: [Lesson]
    /// Ids of its course.
    let knownIDs: Set<String>?
  }

  private(set) var items: [Item] = []
  /// Paths that cannot be checked, and broken manifests.
  private(set) var diagnostics: [Diagnostic] = []

  /// Plans the check of files and folders.
  init(paths: [String]) {
    var seen: Set<String> = []
    var courses: [String: Course] = [:]
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      for file in files(at: path, &courses) where seen.insert(file).inserted {
        guard let kind = LessonFiles.kind(of: file) else { continue }
        let folder = Folder.parent(of: file)
        let course = CheckPlan.course(in: folder, &courses)
        let place = course.entries.firstIndex { $0.path == file }
        let earlier = place.map { course.entries[..<$0].compactMap(\.lesson) } ?? []
        items.append(
          Item(
            path: file, kind: kind, earlier: earlier,
            knownIDs: place == nil ? nil : Set(course.lessons.map(\.id))))
      }
    }
  }

  private static func course(in folder: String, _ courses: inout [String: Course]) -> Course {
    if let known = courses[folder] { return known }
    let course = Course.read(folder: folder)
    courses[folder] = course
    return course
  }

  private mutating func files(at path: String, _ courses: inout [String: Course]) -> [String] {
    if Folder.exists(path) {
      diagnostics += CheckPlan.course(in: path, &courses).diagnostics
      let files = LessonFiles.checked(in: path)
      if files.isEmpty { complain("there is nothing to check in '\(path)'") }
      return files
    }
    guard FileText.exists(path) else {
      complain("there is no file or folder '\(path)'")
      return []
    }
    guard LessonFiles.kind(of: path) != nil else {
      complain(
        "'\(path)' is neither a lesson nor a transcript",
        note: "lessons end in .md, transcripts in .txt; 'grove run' runs Swift files")
      return []
    }
    return [path]
  }

  private mutating func complain(_ message: String, note: String? = nil) {
    diagnostics.append(
      Diagnostic(
        id: "check.path", message: message, range: .none, notes: note.map { [Note($0)] } ?? []))
  }
}

extension CheckPlan.Item {
  /// Reads and checks the file.
  func check() -> CheckedFile { examine(isPerformed: true) }

  /// Reads the file and says what can be said without performing it.
  func lint() -> CheckedFile { examine(isPerformed: false) }

  private func examine(isPerformed: Bool) -> CheckedFile {
    let file: SourceFile
    do throws(Misuse) {
      file = SourceFile(name: TextFile.name(of: path), text: try TextFile.read(path))
    } catch {
      return malformed(error.message, [])
    }
    guard kind == .lesson else { return TranscriptCheck.check(file, path: path) }
    let (lesson, diagnostics) = LessonReader.read(file)
    guard let lesson else {
      return malformed("the lesson cannot be read", DiagnosticRenderer().lines(for: diagnostics))
    }
    let check = LessonCheck(
      lesson, earlier: earlier, knownIDs: knownIDs, isPerformed: isPerformed)
    var checked = CheckedFile(path: path, name: lesson.id, results: check.results)
    checked.recording = check.recording
    return checked
  }

  private func malformed(_ fault: String, _ details: [String]) -> CheckedFile {
    var checked = CheckedFile(
      path: path, name: TextFile.name(of: path),
      results: [CheckResult(.read, fault: fault, details: details)])
    checked.isMalformed = true
    return checked
  }
}
