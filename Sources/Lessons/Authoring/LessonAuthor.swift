import Diagnostics
import REPL

/// `grove lesson`: what authors need besides `grove check`.
package struct LessonAuthor {
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// Creates an author's desk; `output` gets results, `errors` what belongs on standard error.
  package init(output: @escaping (String) -> Void, errors: @escaping (String) -> Void) {
    self.output = output
    self.errors = errors
  }

  /// `new NAME`: writes a lesson that passes, to be changed into another; returns the exit code.
  package func create(_ name: String, in folder: String) -> Int32 {
    let name = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    guard StepDraft.isIdentifier(last) else {
      errors("error: a lesson's name is made of small letters, digits and '-', as in for-each")
      return ScriptRunner.ExitCode.couldNotRun
    }
    // What looks like an id that has a subject names the file after its last part.
    let isPath = name.contains("/") && Folder.exists(Folder.parent(of: name))
    let place = (isPath ? name : "\(folder)/\(last)") + ".md"
    let id = isPath ? last : name
    guard !FileText.exists(place) else {
      errors("error: there is a file '\(place)' already")
      return ScriptRunner.ExitCode.couldNotRun
    }
    guard FileText.write(LessonTemplate.text(id: id), to: place) else {
      errors("error: cannot write '\(place)'")
      return ScriptRunner.ExitCode.couldNotRun
    }
    output("wrote \(place)")
    output("'grove check \(place)' proves it; '\(Course.manifestName)' lists what 'learn' teaches")
    return ScriptRunner.ExitCode.success
  }

  /// `lint PATH…`: what can be said without performing anything; returns the exit code.
  package func lint(_ paths: [String]) -> Int32 {
    let plan = CheckPlan(paths: paths)
    for line in DiagnosticRenderer().lines(for: plan.diagnostics) { errors(line) }
    var files: [CheckedFile] = []
    for item in plan.items where item.kind == .lesson { files.append(item.lint()) }
    let report = CheckReport(files: files)
    for line in report.text { output(line) }
    if !plan.diagnostics.isEmpty || files.contains(where: \.isMalformed) {
      return ScriptRunner.ExitCode.couldNotRun
    }
    return report.failed > 0 ? ScriptRunner.ExitCode.failed : ScriptRunner.ExitCode.success
  }

  /// `list`: the lessons of a course in their order; returns the exit code.
  package func list(_ folder: String) -> Int32 {
    let course = Course.read(folder: folder)
    let renderer = DiagnosticRenderer()
    for line in renderer.lines(for: course.diagnostics) { errors(line) }
    output(course.title)
    let width = course.lessons.map(\.id.displayWidth).max() ?? 0
    var number = 0
    for entry in course.entries {
      guard let lesson = entry.lesson else {
        output("  !  \(entry.path) cannot be read")
        for line in renderer.lines(for: entry.diagnostics) { errors(line) }
        continue
      }
      number += 1
      let steps = lesson.steps.count == 1 ? "1 step" : "\(lesson.steps.count) steps"
      output("  \(number). \(lesson.id.padded(to: width))  \(lesson.title), \(steps)")
    }
    let isBroken = !course.diagnostics.isEmpty || course.entries.contains { $0.lesson == nil }
    return isBroken ? ScriptRunner.ExitCode.couldNotRun : ScriptRunner.ExitCode.success
  }
}
