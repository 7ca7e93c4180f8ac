import Diagnostics
import IR

extension BodyChecker {
  /// A view of the SDK that Grove does not model, with the views that are written in its closure:
  /// `Chart { … }`, `Chart(data) { … }`; `nil` if the closure holds no views.
  ///
  /// What the closure reads is read by the body around, as with any container (U21).
  func opaqueContainer(
    _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression? {
    guard let last = arguments.last, case .closure(let closure) = last.value.kind,
      last.label == nil || last.label == "content",
      world.nominal(named: "_OpaqueContainer", inLibrary: true) != nil,
      let content = content(of: closure, last.value, Array(arguments.dropLast()))
    else { return nil }
    let write = ParsedSynthesis(range: range)
    let call = write.call(
      write.name("_OpaqueContainer"),
      [
        (nil, write.text(name)), (nil, described(Array(arguments.dropLast()), write)),
        ("content", content),
      ])
    let isAccepted = trial {
      context.hasErrors = false
      _ = check(call, expecting: nil)
      return !context.hasErrors
    }
    return isAccepted ? check(call, expecting: nil) : nil
  }

  /// A closure that makes the content: the one that is written, or rows of it for each element.
  private func content(
    of closure: ParsedClosure, _ written: ParsedExpression, _ arguments: [ParsedArgument]
  ) -> ParsedExpression? {
    let count = closure.parameters?.count ?? closure.highestShorthand + 1
    if count == 0 { return written }
    guard count == 1, let data = arguments.first, data.label == nil else { return nil }
    let write = ParsedSynthesis(range: written.range)
    let id = arguments.first { $0.label == "id" }.map { [($0.label, $0.value)] } ?? []
    let rows = write.call(
      write.name("ForEach"), [(nil, data.value)] + id + [("content", written)])
    let around = ParsedClosure(
      captures: [], parameters: [], result: nil, isThrowing: false, isAsync: false,
      highestShorthand: -1, body: [write.statement(rows)], range: written.range)
    return ParsedExpression(.closure(around), range: written.range)
  }
}
