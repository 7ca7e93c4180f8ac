import Diagnostics
import REPL

/// Reads a lesson from its text; whatever is wrong is reported with its place, all at once.
package struct LessonReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  var draft: StepDraft?
  private var introduction: [ProseBlock] = []
  private var steps: [LessonStep] = []

  private static let keys = ["format", "id", "title", "requires", "introduces"]

  private init(_ file: SourceFile) { self.file = file }

  /// Returns the lesson, or nothing if the text is not one; then there are errors.
  package static func read(_ file: SourceFile) -> (lesson: Lesson?, diagnostics: [Diagnostic]) {
    var reader = LessonReader(file)
    let lesson = reader.read()
    let hasErrors = reader.diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : lesson, reader.diagnostics)
  }

  private mutating func read() -> Lesson? {
    guard let end = frontMatterEnd else {
      diagnostics.append(
        LessonProblem.error(
          "front-matter", "a lesson begins with '---', lines 'key: value', and '---'",
          at: file.range(ofLine: 1)))
      return nil
    }
    var front = FrontMatter(file, lines: 2..<end, keys: Self.keys)
    front.checkFormat(Lesson.format, what: "a lesson", at: 1)
    let (id, title) = (front.required("id", at: 1), front.required("title", at: 1))
    diagnostics += front.diagnostics
    checkID(id, line: front.entries.first { $0.key == "id" }?.line ?? 1)
    readBody(from: end + 1)
    if steps.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        LessonProblem.error(
          "no-steps", "the lesson has no steps", at: file.range(ofLine: end),
          notes: ["a step begins with '## Title {#id}'"]))
    }
    return Lesson(
      file: file, id: id, title: title, requires: front.words("requires"),
      introduces: front.words("introduces"), introduction: introduction, steps: steps)
  }

  /// The line of the second `---`.
  private var frontMatterEnd: Int? {
    guard file.line(1).trimmedEnd == "---" else { return nil }
    return (2..<file.lineStarts.count + 1).first { file.line($0).trimmedEnd == "---" }
  }

  private mutating func checkID(_ id: String, line: Int) {
    let isFine =
      !id.isEmpty
      && id.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { StepDraft.isIdentifier($0) }
    guard !isFine, !id.isEmpty else { return }
    diagnostics.append(
      LessonProblem.error(
        "id", "an id is made of small letters, digits, '-' and '/'",
        at: file.range(ofLine: line, part: id)))
  }

  /// Reads what follows the front matter; its lines are blanked, so that positions stay true.
  private mutating func readBody(from first: Int) {
    let lines = (first..<file.lineStarts.count + 1).map { file.line($0) }
    let blank = String(repeating: "\n", count: first - 1)
    let document = MarkdownDocument(blank + lines.joined(separator: "\n"))
    for (line, word) in document.nestedFences where BlockRole(rawValue: word) != nil {
      diagnostics.append(
        LessonProblem.error(
          "nested", "a '\(word)' block stands at the left margin, not in a list or quote",
          at: file.range(ofLine: line)))
    }
    for node in document.nodes {
      switch node.kind {
      case .heading(2, let spans): beginStep(spans.plainText, line: node.lines.lowerBound)
      case .heading(1, _):
        diagnostics.append(
          LessonProblem.error(
            "heading", "the title stands in the front matter; a step begins with '##'",
            at: file.range(ofLine: node.lines.lowerBound)))
      case .heading(_, let spans): add(.heading(spans))
      case .prose(let block): add(block)
      case .fence: addFence(node)
      }
    }
    endStep(before: file.lineStarts.count + 1)
  }

  private mutating func add(_ block: ProseBlock) {
    if draft == nil { introduction.append(block) } else { draft?.add(block) }
  }

  private mutating func addFence(_ node: MarkdownNode) {
    switch FencedBlock.read(file, lines: node.lines) {
    case .plain:
      let inside = node.lines.lowerBound + 1..<max(node.lines.lowerBound + 1, node.lines.upperBound)
      add(.code(inside.map { file.line($0) + "\n" }.joined()))
    case .mistakes(let mistakes): diagnostics += mistakes
    case .block(let block):
      guard draft != nil else {
        diagnostics.append(
          LessonProblem.error(
            "before-steps", "a '\(block.role.rawValue)' block belongs to a step",
            at: file.range(ofLine: block.line), notes: ["put '## Title {#id}' before it"]))
        return
      }
      draft?.add(block, &diagnostics)
    }
  }

  private mutating func beginStep(_ heading: String, line: Int) {
    endStep(before: line)
    let next = StepDraft(heading: heading, line: line, file: file, &diagnostics)
    if let id = next.id, steps.contains(where: { $0.id == id }) {
      diagnostics.append(
        LessonProblem.error(
          "id", "there is another step '\(id)'", at: file.range(ofLine: line, part: id)))
    }
    draft = next
  }

  private mutating func endStep(before line: Int) {
    if let step = draft?.finished(before: line, &diagnostics) { steps.append(step) }
    draft = nil
  }
}
