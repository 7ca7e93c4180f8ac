import Diagnostics

/// What the macro `@ModelActor` writes: a conformance, the container and the executor that the
/// actor keeps, and an initialiser that makes the executor of the container.
struct ModelActorExpansion {
  private let write: ParsedSynthesis
  private let isPublic: Bool
  private let hasInitializer: Bool

  /// `nil` unless the macro is among the attributes.
  init?(_ attributes: [ParsedAttribute], isPublic: Bool) {
    guard let macro = attributes.first(where: { $0.name == "ModelActor" }) else { return nil }
    write = ParsedSynthesis(range: macro.range)
    self.isPublic = isPublic
    let option = macro.arguments?.first { $0.label == "disableGenerateInit" }?.value.kind
    hasInitializer = if case .boolean(true)? = option { false } else { true }
  }

  /// The inherited types with the conformance.
  func expand(_ inherited: [ParsedType]) -> [ParsedType] { inherited + [type("ModelActor")] }

  /// The members with those of the macro.
  func expand(_ members: [ParsedDeclaration]) -> [ParsedDeclaration] {
    let kept = [
      property("modelContainer", type("ModelContainer")),
      property("modelExecutor", ParsedType(.any(type("ModelExecutor")), range: range)),
    ]
    return members + kept + (hasInitializer ? [initializer] : [])
  }

  private var range: SourceRange { write.range }

  private func type(_ name: String) -> ParsedType { ParsedType(.name(name, []), range: range) }

  /// `nonisolated let name: type`.
  private func property(_ name: String, _ type: ParsedType) -> ParsedDeclaration {
    declaration(
      .variable(
        ParsedVariable(
          pattern: ParsedPattern(.name(name, isMutable: false), range: range), type: type,
          value: nil, isMutable: false, accessors: nil)), modifiers: ["nonisolated"])
  }

  /// `init(modelContainer: ModelContainer)`.
  private var initializer: ParsedDeclaration {
    let container = write.name("modelContainer")
    let context = write.call(write.name("ModelContext"), [(nil, container)])
    let executor = write.call(
      write.name("DefaultSerialModelExecutor"), [("modelContext", context)])
    let parameter = ParsedParameter(
      label: "modelContainer", name: "modelContainer", type: type("ModelContainer"),
      isInout: false, isVariadic: false, attributes: [], defaultValue: nil, range: range,
      nameRange: range)
    let function = ParsedFunction(
      kind: .initializer, name: "init", isFailable: false, generics: [], requirements: [],
      parameters: [parameter], result: nil, isThrowing: false, isAsync: false,
      body: ParsedBody([
        write.assign(write.selfMember("modelExecutor"), executor),
        write.assign(write.selfMember("modelContainer"), container),
      ]), accessors: nil, endRange: range)
    return declaration(.function(function), modifiers: [])
  }

  private func declaration(
    _ kind: ParsedDeclaration.Kind, modifiers: Set<String>
  ) -> ParsedDeclaration {
    ParsedDeclaration(
      kind, attributes: [], modifiers: isPublic ? modifiers.union(["public"]) : modifiers,
      range: range, nameRange: range)
  }
}
