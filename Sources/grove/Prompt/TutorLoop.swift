import Lessons
import LineEditing

/// Reads the learner's lines and shows what the tutor says, until somebody leaves.
struct TutorLoop {
  let tutor: Tutor
  let display: DisplayOptions
  let console: Console
  let editor: LineEditor

  /// Teaches from the lesson of that name, or from where the learner left; returns the exit code.
  func run(lesson: String?) -> Int32 {
    Interruption.startCatching()
    if let code = show(tutor.start(lesson)) { return code }
    while true {
      switch readEntry() {
      case .endOfFile: return editor.terminationSignal.map { 128 + $0 } ?? 0
      case .interrupted(let dropped):
        if dropped.isEmpty { console.error("Ctrl-D or :quit leaves; the lesson remembers.") }
      case .line(let text):
        tutor.printing.width = display.printing(console: console).width
        Interruption.clear()
        if let code = show(tutor.submit(text)) { return code }
      }
    }
  }

  private func readEntry() -> LineResult {
    editor.read(prompt: tutor.prompt, isComplete: tutor.isComplete) { line in
      let (word, candidates) = tutor.completions(for: line)
      return Completion(word: word, candidates: candidates)
    }
  }

  private func show(_ reply: TutorReply) -> Int32? {
    for line in reply.lines { console.output(line) }
    return reply.exit
  }
}
