import Diagnostics

/// Values that are never equal to those before, so that views that hold them always run.
extension LintWalk {
  /// `struct Row: View { let token = UUID() }` (U19).
  func checkFreshProperties(of nominal: ParsedNominal) {
    guard nominal.inherits("View") else { return }
    for member in nominal.members where member.isFresh {
      guard case .variable(let variable) = member.kind, let value = variable.value else { continue }
      report(
        .freshValue,
        "'\(nominal.name)' has another value here each time it is made: it runs whenever what it "
          + "is in does",
        at: value.range, advice: "let the view keep it: @State private var")
    }
  }

  /// What is handed to a view of the program, or to what makes rows.
  func checkFreshArguments(_ view: String, _ arguments: [ParsedArgument]) {
    guard nominals.last?.isView == true else { return }
    for argument in arguments {
      checkBinding(argument.value, for: view)
      guard let fresh = freshValue(in: argument.value) else { continue }
      report(
        .freshValue,
        "this is another value at every run of the body: '\(view)' never finds what it had "
          + "before",
        at: fresh.range,
        advice: "make it once, and keep it: in @State, in a model or in a static let")
    }
  }

  /// `Row(isOn: Binding(get: …, set: …))` (U54).
  private func checkBinding(_ value: ParsedExpression, for view: String) {
    guard views.ownViews.contains(view), !views.equatables.contains(view),
      case .call(let callee, let arguments) = value.kind, callee.calledName == "Binding",
      arguments.first?.label == "get"
    else { return }
    report(
      .bindingOfClosures,
      "a binding made of closures never equals the one before: '\(view)' runs whenever this body "
        + "does",
      at: value.range, advice: "bind to a property: a computed one of the model, or a subscript")
  }

  /// What in a value, outside of closures, is another one each time it is made.
  private func freshValue(in value: ParsedExpression) -> ParsedExpression? {
    if case .closure = value.kind { return nil }
    if value.isFresh { return value }
    if case .call(let callee, _) = value.kind, views.freshTypes.contains(callee.calledName) {
      return value
    }
    var found: ParsedExpression?
    ParsedChildren.visit(
      value, expression: { found = found ?? freshValue(in: $0) }, statements: { _ in })
    return found
  }
}
