import Diagnostics
import REPL

extension Question {
  /// Reads a `predict` or a `choose` block.
  static func read(_ block: FencedBlock) -> (Question, [Diagnostic]) {
    let isPrediction = block.role == .predict
    let script = ScriptLines(block, words: isPrediction ? ["ask", "-"] : ["-"])
    var mistakes = script.diagnostics
    var inputs: [LessonInput] = []
    var options: [Option] = []
    var query: Query?
    for line in script.lines {
      switch line {
      case .input(let input) where isPrediction: inputs.append(input)
      case .input(let input):
        mistakes.append(
          LessonProblem.error(
            "script", "'choose' computes nothing: inputs belong into 'predict'",
            at: block.file.range(ofLine: input.line)))
      case .directive("ask", let rest, let number):
        if query != nil {
          mistakes.append(
            LessonProblem.error(
              "script", "one question asks one thing", at: block.file.range(ofLine: number)))
        }
        do throws(FormMistake) {
          query = try Query.read(rest)
        } catch {
          mistakes.append(error.diagnostic(block.file, line: number))
        }
      case .directive(_, let rest, let number):
        if let option = Option.read(rest, line: number) {
          options.append(option)
        } else {
          mistakes.append(
            LessonProblem.error(
              "option", "an answer is '- [ ] ANSWER — REASON', the right one '- [x] …'",
              at: block.file.range(ofLine: number)))
        }
      }
    }
    let question = Question(
      id: block.attributes["id"] ?? "", line: block.line, text: script.text, inputs: inputs,
      query: query, options: options)
    if mistakes.isEmpty { mistakes = question.shortcomings(block) }
    return (question, mistakes)
  }

  private func shortcomings(_ block: FencedBlock) -> [Diagnostic] {
    func error(_ message: String, _ line: Int? = nil) -> Diagnostic {
      LessonProblem.error("question", message, at: block.file.range(ofLine: line ?? block.line))
    }
    var found: [Diagnostic] = []
    if text.isEmpty { found.append(error("the question asks nothing")) }
    if block.role == .predict, query == nil {
      found.append(error("'predict' needs a line 'ask QUERY'"))
    }
    if options.count < 2 { found.append(error("a question needs two answers at least")) }
    let right = options.filter(\.isRight)
    if options.count >= 2, right.count != 1 {
      found.append(error("exactly one answer is marked [x]", right.dropFirst().first?.line))
    }
    for (index, option) in options.enumerated() {
      if options[..<index].contains(where: { Query.agree($0.text, option.text) }) {
        found.append(error("the same answer twice", option.line))
      }
    }
    return found
  }
}

extension Question.Option {
  /// Reads `[x] ANSWER — REASON`.
  fileprivate static func read(_ text: String, line: Int) -> Self? {
    let isRight = text.hasPrefix("[x] ") || text.hasPrefix("[X] ")
    guard isRight || text.hasPrefix("[ ] ") else { return nil }
    let rest = text.dropFirst(4).trimmed
    let dash = [" — ", " -- "].compactMap { rest.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    let answer = dash.map { rest[..<$0.lowerBound].trimmed } ?? rest
    guard !answer.isEmpty else { return nil }
    return Self(
      text: answer, reason: dash.map { rest[$0.upperBound...].trimmed } ?? "", isRight: isRight,
      line: line)
  }
}
