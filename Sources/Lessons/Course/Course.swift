import Diagnostics
import REPL

/// Lessons in the order they are taught.
package struct Course: Sendable {
  /// The manifest's version and name in its folder.
  static let format = 1
  static let manifestName = "Course"

  /// A lesson's file; what is wrong with it keeps nobody from the others.
  package struct Entry: Sendable {
    package let path: String
    package let lesson: Lesson?
    package let diagnostics: [Diagnostic]

    /// What the file is called without its ending.
    package var fileName: String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    }
  }

  package let title: String
  package let entries: [Entry]
  /// What is wrong with the manifest itself.
  package let diagnostics: [Diagnostic]

  /// The lessons that can be taught.
  package var lessons: [Lesson] { entries.compactMap(\.lesson) }

  /// Reads the course in a folder: its manifest, or every lesson in it by name.
  package static func read(folder: String) -> Course {
    let manifest = "\(folder)/\(manifestName)"
    guard FileText.exists(manifest) else {
      let paths = LessonFiles.lessons(in: Folder.files(below: folder))
      return Course(title: "Lessons", entries: paths.map { entry($0) }, diagnostics: [])
    }
    do throws(Misuse) {
      let file = SourceFile(name: manifestName, text: try TextFile.read(manifest))
      return read(file, folder: folder)
    } catch {
      return Course(title: "Lessons", entries: [], diagnostics: [error.diagnostic])
    }
  }

  private static func read(_ file: SourceFile, folder: String) -> Course {
    var lines = FrontMatter(
      file, lines: 1..<file.lineStarts.count + 1, keys: ["format", "title", "lesson"],
      repeatable: ["lesson"])
    lines.checkFormat(format, what: "a course", at: 1)
    let title = lines.required("title", at: 1)
    var diagnostics = lines.diagnostics
    var entries: [Entry] = []
    for line in lines.entries where line.key == "lesson" {
      let read = entry("\(folder)/\(line.value)")
      if let lesson = read.lesson, entries.contains(where: { $0.lesson?.id == lesson.id }) {
        diagnostics.append(
          LessonProblem.error(
            "id", "there is another lesson '\(lesson.id)'",
            at: file.range(ofLine: line.line, part: line.value)))
      } else {
        entries.append(read)
      }
    }
    return Course(title: title, entries: entries, diagnostics: diagnostics)
  }

  /// Reads one lesson's file.
  static func entry(_ path: String) -> Entry {
    do throws(Misuse) {
      let file = SourceFile(name: TextFile.name(of: path), text: try TextFile.read(path))
      let (lesson, diagnostics) = LessonReader.read(file)
      return Entry(path: path, lesson: lesson, diagnostics: diagnostics)
    } catch {
      return Entry(path: path, lesson: nil, diagnostics: [error.diagnostic])
    }
  }

  /// Finds a lesson by its number, its id or the end of it, its file, or the beginning of any.
  package func find(_ name: String) throws(Misuse) -> Lesson {
    if let number = Int(name), lessons.indices.contains(number - 1) { return lessons[number - 1] }
    func names(_ entry: Entry) -> [String] {
      guard let lesson = entry.lesson else { return [] }
      let last = lesson.id.split(separator: "/").last.map(String.init) ?? lesson.id
      return [lesson.id, last, entry.fileName, lesson.title.lowercased()]
    }
    let wanted = name.lowercased()
    if let exact = entries.first(where: { names($0).contains(wanted) })?.lesson { return exact }
    let begun = entries.filter { names($0).contains { $0.hasPrefix(wanted) } }
    if begun.count == 1, let lesson = begun[0].lesson { return lesson }
    if begun.count > 1 {
      let ids = begun.compactMap { $0.lesson?.id }.joined(separator: ", ")
      throw Misuse("ambiguous", "'\(name)' could be \(ids)")
    }
    if let broken = entries.first(where: { $0.lesson == nil && $0.fileName == wanted }) {
      throw Misuse("broken", "'\(broken.path)' cannot be read; 'grove lesson lint' says why")
    }
    let nearest = Suggestion.nearest(to: wanted, in: entries.flatMap { names($0) })
    let ids = lessons.map(\.id).joined(separator: ", ")
    throw Misuse(
      "no-lesson", "there is no lesson '\(name)'",
      notes: [nearest.map { "did you mean '\($0)'?" } ?? "lessons: \(ids)"])
  }
}
