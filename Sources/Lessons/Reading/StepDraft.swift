import Diagnostics
import REPL

/// A step while its blocks are read.
struct StepDraft {
  let file: SourceFile
  let line: Int
  let id: String?
  private let title: String
  private var blocks: [LessonBlock] = []
  /// 1-based lines that hold answers of commands.
  private var outputLines: Set<Int> = []

  /// Reads `Title {#id}`.
  init(heading: String, line: Int, file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    self.file = file
    self.line = line
    let heading = heading.trimmed
    guard heading.hasSuffix("}"), let open = heading.firstRange(of: "{#") else {
      id = nil
      title = heading
      let slug = StepDraft.slug(heading)
      diagnostics.append(
        LessonProblem.error(
          "id", "a step has an id, so that progress survives edits",
          at: file.range(ofLine: line),
          notes: ["write '## \(heading) {#\(slug.isEmpty ? "step" : slug)}'"]))
      return
    }
    let id = String(heading[open.upperBound...].dropLast())
    self.id = id
    title = heading[..<open.lowerBound].trimmed
    if !StepDraft.isIdentifier(id) || title.isEmpty {
      diagnostics.append(
        LessonProblem.error(
          "id", title.isEmpty ? "the step has no title" : "an id is small letters, digits and '-'",
          at: file.range(ofLine: line)))
    }
  }

  /// True for what may stand in an id.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private static func slug(_ title: String) -> String {
    title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .prefix(4).joined(separator: "-")
  }

  /// Adds running text; neighbours become one block.
  mutating func add(_ block: ProseBlock) {
    if case .prose(let before)? = blocks.last {
      blocks[blocks.count - 1] = .prose(before + [block])
    } else {
      blocks.append(.prose([block]))
    }
  }

  /// Adds a block with a role, or attaches it to the question or task before it.
  mutating func add(_ block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    switch block.role {
    case .swift: blocks.append(.code(block.code))
    case .setup: blocks.append(block.setup)
    case .repl: add(transcript: block, &diagnostics)
    case .tree: add(tree: block, &diagnostics)
    case .note: blocks.append(.note(MarkdownDocument(block.text).prose))
    case .predict, .choose:
      let (question, mistakes) = Question.read(block)
      blocks.append(.question(question))
      diagnostics += mistakes
    case .task:
      let (task, mistakes) = LessonTask.read(block)
      blocks.append(.task(task))
      diagnostics += mistakes
    case .hint, .solution, .accept, .wrong: attach(block, &diagnostics)
    }
  }

  private mutating func add(transcript block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    var transcript = Transcript(block.text)
    for index in transcript.entries.indices { transcript.entries[index].line += block.line }
    if transcript.entries.isEmpty {
      diagnostics.append(
        LessonProblem.error(
          "transcript", "the transcript has no input; an input begins with '> '",
          at: file.range(ofLine: block.line)))
    } else if let first = block.content.first(where: { !file.line($0).trimmed.isEmpty }),
      !transcript.preface.allSatisfy({ $0.trimmed.isEmpty })
    {
      diagnostics.append(
        LessonProblem.error(
          "transcript", "a transcript begins with an input", at: file.range(ofLine: first),
          notes: ["write '> \(file.line(first).trimmed)' if this is one"]))
    }
    outputLines.formUnion(block.outputLines)
    blocks.append(
      .transcript(LessonTranscript(transcript: transcript, content: block.content)))
  }

  private mutating func add(tree block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    let name = block.attributes["of"] ?? LessonTree.Kind.render.rawValue
    guard let kind = LessonTree.Kind(rawValue: name) else {
      let known = LessonTree.Kind.allCases.map(\.rawValue)
      diagnostics.append(
        LessonProblem.unknown(
          "tree", "tree", name, known: known, at: file.range(ofLine: block.line, part: name)))
      return
    }
    outputLines.formUnion(block.content)
    blocks.append(
      .tree(
        LessonTree(kind: kind, expected: block.lines.map(\.trimmedEnd), content: block.content)))
  }

  /// Attaches to the last question or task of the step.
  private mutating func attach(_ block: FencedBlock, _ diagnostics: inout [Diagnostic]) {
    let wantsTask = block.role != .hint
    let place = blocks.lastIndex { $0.takesHints && (!wantsTask || $0.isTask) }
    guard let place else {
      diagnostics.append(
        LessonProblem.error(
          "order",
          "a '\(block.role.rawValue)' block follows the \(wantsTask ? "task" : "question")",
          at: file.range(ofLine: block.line)))
      return
    }
    switch blocks[place] {
    case .question(var question):
      question.hints.append(MarkdownDocument(block.text).prose)
      blocks[place] = .question(question)
    case .task(var task):
      if !task.attach(block) {
        diagnostics.append(
          LessonProblem.error(
            "order", "a task has one 'solution'; others that are right are 'accept'",
            at: file.range(ofLine: block.line)))
      }
      blocks[place] = .task(task)
    default: break
    }
  }

  /// The step, once everything up to `end` was added.
  func finished(before end: Int, _ diagnostics: inout [Diagnostic]) -> LessonStep? {
    var seen: Set<String> = []
    for (id, line) in blocks.compactMap(\.questionID) where !seen.insert(id).inserted {
      diagnostics.append(
        LessonProblem.error(
          "id", "there is another question '\(id)' in this step", at: file.range(ofLine: line)))
    }
    guard let id else { return nil }
    let authored = (line..<max(line, end)).filter { !outputLines.contains($0) }
    let hash = ContentHash.of(authored.map { file.line($0).trimmedEnd })
    return LessonStep(id: id, title: title, line: line, blocks: blocks, hash: hash)
  }
}
