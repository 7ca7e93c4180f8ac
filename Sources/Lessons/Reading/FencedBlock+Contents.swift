import REPL

extension FencedBlock {
  /// The block as code to load.
  var code: LessonCode {
    LessonCode(
      fileName: attributes["file"], text: text, line: content.lowerBound,
      isHidden: role != .swift)
  }

  /// A `setup` block: inputs if there are any, else code.
  var setup: LessonBlock {
    var inputs: [LessonInput] = []
    for entry in Transcript(text).entries {
      inputs.append(LessonInput(text: entry.text, line: line + entry.line))
    }
    return inputs.isEmpty ? .code(code) : .setup(inputs)
  }

  /// Lines of a transcript that are neither inputs nor their continuations.
  var outputLines: [Int] {
    var isInInput = false
    return content.filter { number in
      let line = file.line(number)
      let isContinuation = isInInput && (line.trimmedEnd == "." || line.hasPrefix(". "))
      isInInput = Transcript.input(in: line) != nil || isContinuation
      return !isInInput
    }
  }
}

extension LessonBlock {
  /// True for what hints can be about.
  var takesHints: Bool {
    switch self {
    case .question, .task: true
    default: false
    }
  }

  var isTask: Bool {
    if case .task = self { true } else { false }
  }

  /// The id and line of a question or task.
  var questionID: (String, Int)? {
    switch self {
    case .question(let question): (question.id, question.line)
    case .task(let task): (task.id, task.line)
    default: nil
    }
  }
}

extension LessonTask {
  /// Takes a block that belongs to the task; false for a second solution.
  fileprivate mutating func take(solution code: LessonCode) -> Bool {
    guard solution == nil else { return false }
    solution = code
    return true
  }

  /// Adds a hint, a solution or a known answer; false if there may be no other of its kind.
  mutating func attach(_ block: FencedBlock) -> Bool {
    switch block.role {
    case .hint: hints.append(MarkdownDocument(block.text).prose)
    case .solution: return take(solution: block.code)
    case .accept: accepted.append(block.code)
    case .wrong: wrongs.append(Wrong(code: block.code, says: block.attributes["says"] ?? ""))
    default: break
    }
    return true
  }
}
