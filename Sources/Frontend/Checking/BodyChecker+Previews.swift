import IR

extension BodyChecker {
  /// What `#Preview(traits: .modifier(…), …)` shows for its content.
  func modified(_ content: Expression, by arguments: ArraySlice<ParsedArgument>) -> Expression {
    let traits = arguments.drop { $0.label != "traits" }
    guard !traits.isEmpty else { return content }
    let write = ParsedSynthesis(range: content.range)
    let given: (String?, ParsedExpression) = (
      nil, ParsedExpression(.checked(content), range: content.range)
    )
    let call = write.call(
      write.name("_previewed"), [given] + traits.map { ($0.label, $0.value) })
    return awaited(call)
  }

  /// What the closure of a `#Preview` returns that says so itself.
  func result(of closure: ParsedExpression) -> Expression {
    awaited(ParsedSynthesis(range: closure.range).call(closure, []))
  }

  private func awaited(_ call: ParsedExpression) -> Expression {
    let awaited = ParsedExpression(.await(call), range: call.range)
    return check(ParsedExpression(.attempt("", awaited), range: call.range), expecting: nil)
  }
}
