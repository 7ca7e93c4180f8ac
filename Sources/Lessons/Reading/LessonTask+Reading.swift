import Diagnostics

extension LessonTask {
  /// Reads a `task` block; what belongs to it follows in blocks of its own.
  static func read(_ block: FencedBlock) -> (LessonTask, [Diagnostic]) {
    let script = ScriptLines(block, words: ["expect", "forbid"])
    var mistakes = script.diagnostics
    var items: [Item] = []
    for line in script.lines {
      switch line {
      case .input(let input): items.append(.input(input))
      case .directive(let word, let rest, let number):
        do throws(FormMistake) {
          let check = try TaskCheck.read(rest, isForbidden: word == "forbid", line: number)
          items.append(.check(check))
        } catch {
          mistakes.append(error.diagnostic(block.file, line: number))
        }
      }
    }
    let range = block.file.range(ofLine: block.line)
    if script.text.isEmpty {
      mistakes.append(LessonProblem.error("task", "the task asks nothing", at: range))
    }
    let hasCheck = items.contains {
      if case .check = $0 { true } else { false }
    }
    if !hasCheck, mistakes.isEmpty {
      mistakes.append(
        LessonProblem.error(
          "task", "the task demands nothing", at: range,
          notes: ["add a line 'expect …': \(Assertion.forms.joined(separator: ", "))"]))
    }
    let task = LessonTask(
      id: block.attributes["id"] ?? "task", line: block.line, text: script.text, items: items)
    return (task, mistakes)
  }
}
