import REPL

extension LessonCheck {
  /// A prediction's right answer is what the simulator computes, and only that one.
  mutating func check(_ question: Question) {
    guard question.query != nil else { return }
    let prediction = stage.prediction(of: question)
    guard let answer = prediction.answer else {
      let details = prediction.replies.filter(\.isFailure).flatMap { stage.lines(for: $0) }
      add(
        .predict, line: question.line, fault: "the inputs of '\(question.id)' fail",
        details: details)
      return
    }
    let right = question.right
    guard let right, Query.agree(right.text, answer) else {
      add(
        .predict, line: right?.line ?? question.line,
        fault: "the answer is '\(answer)', not '\(right?.text ?? "")'",
        details: prediction.replies.flatMap { stage.lines(for: $0) })
      return
    }
    add(.predict, line: question.line)
  }
}
