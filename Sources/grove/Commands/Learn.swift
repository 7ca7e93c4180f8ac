import ArgumentParser
import Lessons
import LineEditing
import REPL

/// `grove learn`: the guided lessons.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Guided lessons; goes on where you left.",
    discussion: """
      Without a terminal the lesson is printed as a worked transcript: text, code, commands with \
      their answers, questions with their reasons.
      """)

  @Argument(help: "The lesson to begin with; 'grove lesson list' names them.")
  var lesson: String?

  @Flag(help: "Never show long answers in a pager.")
  var noPager = false

  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let console = Console(color: display.color)
    let course = Course.read(folder: try LessonFolder.required())
    let printing = display.printing(console: console)
    let hasTerminal = Terminal.Stream.input.isTerminal && Terminal.Stream.output.isTerminal
    throw ExitCode(
      try hasTerminal
        ? runTutor(course, console, printing) : printLesson(course, console, printing))
  }

  private func printLesson(
    _ course: Course, _ console: Console, _ printing: PrintOptions
  ) throws -> Int32 {
    let chosen: Lesson?
    if let lesson { chosen = try course.find(lesson) } else { chosen = course.lessons.first }
    guard let chosen else {
      console.error("error: there are no lessons that can be read")
      return ScriptRunner.ExitCode.couldNotRun
    }
    for line in WorkedLesson.lines(of: chosen, printing: printing) { console.output(line) }
    return ScriptRunner.ExitCode.success
  }

  private func runTutor(_ course: Course, _ console: Console, _ printing: PrintOptions) -> Int32 {
    let folder = StateFolder.path()
    let tutor = Tutor(
      course: course, progress: ProgressLog(path: folder.map { $0 + "/progress" }),
      printing: printing)
    let editor = LineEditor(
      history: HistoryFile(path: folder.map { $0 + "/history" }), isColored: console.isColored)
    return TutorLoop(tutor: tutor, display: display, console: console, editor: editor)
      .run(lesson: lesson)
  }
}
