import REPL

/// What a learner has done, in a file that only grows.
///
/// A step is known by its lesson, its id and a hash of its text, so that an edited lesson neither
/// loses progress nor keeps it falsely.
package final class ProgressLog {
  private static let header = "grove progress 1"

  private let path: String?
  private(set) var records: [ProgressRecord] = []
  /// Set if the file was damaged, with where it is now.
  package private(set) var warning: String?

  /// Reads the log at `path`; without a path nothing outlives the session.
  package init(path: String?) {
    self.path = path
    guard let path, FileText.exists(path) else { return }
    guard let text = try? TextFile.read(path) else {
      setAside(path)
      return
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What a crash cut off is not damage: the last line is only whole with its end.
    let torn = lines.popLast() ?? ""
    guard lines.first.map(String.init) == Self.header else {
      if !lines.isEmpty || !torn.isEmpty { setAside(path) }
      return
    }
    let read = lines.dropFirst().map { ProgressRecord(line: $0) }
    records = read.compactMap { $0 }
    if records.count != read.count {
      setAside(path)
      rewrite()
    } else if !torn.isEmpty {
      rewrite()
    }
  }

  /// Adds a record, here and in the file.
  func add(_ record: ProgressRecord) {
    guard records.last != record else { return }
    records.append(record)
    guard let path else { return }
    let head = FileText.exists(path) ? "" : Self.header + "\n"
    if !FileText.append(head + record.line + "\n", to: path), warning == nil {
      warning = "progress cannot be written to '\(path)'"
    }
  }

  /// How a step was left last, if its text is still the same.
  func outcome(of step: LessonStep, in lesson: Lesson) -> ProgressRecord.Outcome? {
    for record in records.reversed() {
      switch record {
      case .forgotten(lesson.id): return nil
      case .left(lesson.id, step.id, step.hash, let outcome): return outcome
      default: continue
      }
    }
    return nil
  }

  /// True if every step was left.
  func isFinished(_ lesson: Lesson) -> Bool {
    lesson.steps.allSatisfy { outcome(of: $0, in: lesson) != nil }
  }

  /// The step to go on with: the one stood at last, or the first that was not left.
  func resumption(in lesson: Lesson) -> Int {
    var place: Int?
    for record in records {
      switch record {
      case .at(lesson.id, let step): place = lesson.steps.firstIndex { $0.id == step }
      case .forgotten(lesson.id): place = nil
      default: continue
      }
    }
    if let place, outcome(of: lesson.steps[place], in: lesson) == nil { return place }
    return lesson.steps.firstIndex { outcome(of: $0, in: lesson) == nil } ?? 0
  }

  /// The lesson that was open last.
  var latestLesson: String? {
    for record in records.reversed() {
      if case .at(let lesson, _) = record { return lesson }
    }
    return nil
  }

  private func setAside(_ path: String) {
    let place = FileText.setAside(path)
    warning = "your progress was damaged and is now '\(place)'; what could be read is kept"
  }

  private func rewrite() {
    guard let path else { return }
    let lines = [Self.header] + records.map(\.line)
    let text = lines.map { $0 + "\n" }.joined()
    _ = FileText.write(text, to: path, mode: FileText.personal)
  }
}
