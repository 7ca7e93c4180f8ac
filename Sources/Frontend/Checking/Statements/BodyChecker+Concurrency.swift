import Diagnostics
import IR

/// Statements that start or wait for tasks, in terms of the library's types.
extension BodyChecker {
  /// `async let x = e` starts a task with `e`, makes `x` wait for its value, and ends the task with
  /// the scope.
  func checkAsyncLet(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> [Statement]? {
    guard let value = variable.value else { return nil }
    let write = ParsedSynthesis(range: value.range)
    let closure = ParsedClosure(
      captures: [], parameters: [], result: variable.type, isThrowing: false, isAsync: true,
      highestShorthand: -1,
      body: [
        write.statement(
          ParsedExpression(
            .attempt("", ParsedExpression(.await(value), range: value.range)),
            range: value.range))
      ],
      range: value.range)
    let start = write.call(
      write.name("__AsyncLet"), [(nil, ParsedExpression(.closure(closure), range: value.range))])
    let checked = check(start, expecting: nil)
    let name = variable.name
    let task = Local(
      name: "_\(name ?? "task")", type: solver.resolve(checked.type), isMutable: false,
      range: declaration.nameRange)
    locals.declare(name ?? "_", .wrapped(task, "__value"))
    let base = Expression(.local(task), type: task.type, range: declaration.range)
    let finish = checkMember(
      of: base, "__finish", [], expecting: nil, declaration.range, declaration.range)
    return [
      Statement(.declare(.bind(task), checked), range: declaration.range),
      Statement(
        .defer([
          Statement(
            .expression(call(finish, [], expecting: nil, declaration.range, name: "__finish")),
            range: declaration.range)
        ]), range: declaration.range),
    ]
  }

  /// `for await x in s { … }` as the loop over the iterator that it stands for.
  func awaitingLoop(_ parsed: ParsedFor, _ range: SourceRange) -> ParsedStatement {
    let write = ParsedSynthesis(range: parsed.sequence.range)
    let iterator = "$iterator"
    let made = write.call(write.member(parsed.sequence, "makeAsyncIterator"), [])
    let variable = ParsedVariable(
      pattern: ParsedPattern(.name(iterator, isMutable: true), range: range), type: nil,
      value: made, isMutable: true, accessors: nil)
    let declaration = ParsedDeclaration(
      .variable(variable), attributes: [], modifiers: [], range: range,
      nameRange: parsed.sequence.range)
    // What is wrong with an element is said where the loop waits for it.
    let waiting = ParsedSynthesis(
      range: .lastToken(before: parsed.pattern.range.start, in: range.file))
    let next = ParsedExpression(
      .await(waiting.call(waiting.member(waiting.name(iterator), "next"), [])),
      range: parsed.sequence.range)
    let advance =
      parsed.isThrowing ? ParsedExpression(.attempt("", next), range: next.range) : next
    return ParsedStatement(
      .doStatement(
        ParsedDo(
          label: nil,
          body: [
            ParsedStatement(.declaration(declaration), range: range),
            turns(of: parsed, over: advance, range),
          ], catches: [], range: range)), range: range)
  }

  private func turns(
    of parsed: ParsedFor, over next: ParsedExpression, _ range: SourceRange
  ) -> ParsedStatement {
    let skip = [ParsedStatement(.continueStatement(label: nil), range: range)]
    var body: [ParsedStatement] = []
    var binding = parsed.pattern
    if case .name = parsed.pattern.kind, !parsed.isCase {
    } else {
      let element = "$element"
      let write = ParsedSynthesis(range: parsed.pattern.range)
      binding = ParsedPattern(.name(element, isMutable: false), range: parsed.pattern.range)
      if parsed.isCase {
        body.append(
          ParsedStatement(
            .guardStatement([.match(parsed.pattern, parsed.type, write.name(element))], skip),
            range: parsed.pattern.range))
      } else {
        let parts = ParsedVariable(
          pattern: parsed.pattern, type: parsed.type, value: write.name(element),
          isMutable: false, accessors: nil)
        body.append(
          ParsedStatement(
            .declaration(
              ParsedDeclaration(
                .variable(parts), attributes: [], modifiers: [], range: parsed.pattern.range,
                nameRange: parsed.pattern.range)), range: parsed.pattern.range))
      }
    }
    if let condition = parsed.condition {
      body.append(
        ParsedStatement(
          .guardStatement([.expression(condition)], skip), range: condition.range))
    }
    body += parsed.body
    return ParsedStatement(
      .whileLoop(
        label: parsed.label, [.optionalBinding(binding, parsed.type, next, isMutable: false)],
        body), range: range)
  }
}
