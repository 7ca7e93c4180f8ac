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
  ///
  /// The macro takes `any View`, so its ways may return views of different types.
  func result(of closure: ParsedExpression) -> Expression {
    let write = ParsedSynthesis(range: closure.range)
    return read(closure) {
      awaited(write.call(closure, []))
    } isUsable: { _ in
      true
    } otherwise: {
      let erased = write.call(write.name("_anyPreview"), [(nil, closure)])
      let fits = trial {
        context.hasErrors = false
        _ = awaited(erased)
        return !context.hasErrors
      }
      return fits ? { self.awaited(erased) } : nil
    }
  }

  private func awaited(_ call: ParsedExpression) -> Expression {
    let awaited = ParsedExpression(.await(call), range: call.range)
    return check(ParsedExpression(.attempt("", awaited), range: call.range), expecting: nil)
  }
}
