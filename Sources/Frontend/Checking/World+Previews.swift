import Diagnostics
import IR

extension World {
  /// Enters the `#Preview` blocks of a file.
  func addPreviews(_ statements: [ParsedStatement]) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .macro("Preview", let arguments) = declaration.kind
      else { continue }
      addPreview(arguments)
    }
  }

  private func addPreview(_ arguments: [ParsedArgument]) {
    // `#Preview(as:)` shows a widget, which is no view.
    guard let last = arguments.last, case .closure(let closure) = last.value.kind,
      !arguments.contains(where: { $0.label == "as" })
    else { return }
    var title: String?
    if case .string(let segments)? = arguments.first?.value.kind,
      case .literal(let text)? = segments.first
    {
      title = text
    }
    let context = FunctionContext(parent: nil, name: "preview", result: solver.fresh())
    context.isAsync = true
    context.isThrowing = true
    let checker = BodyChecker(
      world: self, scope: DeclarationScope(parent: nil), context: context)
    let statements = PreviewExpansion().expand(closure.body, closure.range)
    let built = checker.inBlock { () -> BuiltBlock in
      // A closure with a `return` is no builder.
      if checker.containsReturn(closure.body) {
        return BuiltBlock(statements: [], value: checker.result(of: last.value))
      }
      return checker.buildBlock(statements, ResultBuilder(standard("ViewBuilder")), closure.range)
    }
    let value = checker.modified(built.value, by: arguments.dropLast())
    let type = solver.finalize(value.type)
    let body = FunctionBody(
      name: "#Preview", parameters: [],
      statements: built.statements + [Statement(.return(value), range: closure.range)],
      result: type, isThrowing: true, range: closure.range)
    previews.append(Preview(title: title, body: body, type: type))
  }

  /// The user's types that are views, in source order.
  package var viewTypes: [Nominal] { structures(conformingTo: "View") }

  /// The user's types that provide previews, in source order.
  package var previewProviders: [Nominal] { structures(conformingTo: "PreviewProvider") }

  private func structures(conformingTo name: String) -> [Nominal] {
    user.nominals.values.filter { type in
      type.kind == .structure
        && allProtocols(of: type).contains { $0.isLibrary && $0.name == name }
    }.sorted { $0.range.start < $1.range.start }
  }
}
