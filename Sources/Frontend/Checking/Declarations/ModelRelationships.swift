import Diagnostics

/// What the library must know of a `@Model` class: which of its properties hold other models.
///
/// Whether they do is not known before types are resolved, so every property that may is handed to
/// `_relationship`, whose overloads tell.
struct ModelRelationships {
  private let candidates: [(name: String, attribute: ParsedAttribute?)]
  /// The class.
  private let owner: String

  init(_ members: [ParsedDeclaration], of owner: String) {
    self.owner = owner
    candidates = members.compactMap { member in
      guard case .variable(let variable) = member.kind, let name = variable.name,
        ModelRelationships.isCandidate(variable, member)
      else { return nil }
      return (name, member.attributes.first { $0.name == "Relationship" })
    }
  }

  /// `var _relationships { [_relationship(self, \Folder.notes, "notes", …), …] }`;
  /// `nil` for a class without any.
  func declaration(_ range: SourceRange) -> ParsedDeclaration? {
    guard !candidates.isEmpty else { return nil }
    let write = ParsedSynthesis(range: range)
    let all = ParsedExpression(.array(candidates.map { relationship($0, write) }), range: range)
    let getter = ParsedAccessor(
      parameterName: nil, written: ParsedBody([write.returnStatement(all)]), modifiers: [],
      isAsync: false, isThrowing: false, range: range)
    let element = ParsedType(
      .optional(ParsedType(.name("_Relationship", []), range: range)), range: range)
    let variable = ParsedVariable(
      pattern: ParsedPattern(.name("_relationships", isMutable: true), range: range),
      type: ParsedType(.array(element), range: range), value: nil, isMutable: true,
      accessors: ParsedAccessors(getter: getter))
    return ParsedDeclaration(
      .variable(variable), attributes: [], modifiers: [], range: range, nameRange: range)
  }

  /// What a designated initialiser does last: a model that is made with models that are kept is
  /// kept with them.
  func ending(of function: ParsedFunction, _ declaration: ParsedDeclaration) -> [ParsedStatement] {
    guard function.kind == .initializer, !candidates.isEmpty,
      !declaration.modifiers.contains("convenience")
    else { return [] }
    let write = ParsedSynthesis(range: function.endRange)
    return [
      write.statement(write.call(write.name("_relatedModelsDidStart"), [(nil, write.name("self"))]))
    ]
  }

  private func relationship(
    _ candidate: (name: String, attribute: ParsedAttribute?), _ write: ParsedSynthesis
  ) -> ParsedExpression {
    func argument(_ label: String) -> ParsedExpression {
      candidate.attribute?.arguments?.first { $0.label == label }?.value
        ?? ParsedExpression(.nil, range: write.range)
    }
    let root = ParsedType(.name(owner, []), range: write.range)
    let path = ParsedExpression(
      .keyPath(root, [.property(candidate.name, write.range)]), range: write.range)
    return write.call(
      write.name("_relationship"),
      [
        (nil, write.name("self")), (nil, path), (nil, write.text(candidate.name)),
        ("deleteRule", argument("deleteRule")), ("inverse", argument("inverse")),
      ])
  }

  /// True for a stored property whose type, as far as it is written, may be another model.
  static func isCandidate(_ variable: ParsedVariable, _ declaration: ParsedDeclaration) -> Bool {
    guard variable.isMutable, variable.accessors?.getter == nil,
      declaration.modifiers.isDisjoint(with: ["static", "class", "lazy"]),
      !declaration.attributes.contains(where: { $0.name == "Transient" })
    else { return false }
    if declaration.attributes.contains(where: { $0.name == "Relationship" }) { return true }
    return variable.type.map(mayBeModel) ?? false
  }

  private static func mayBeModel(_ type: ParsedType) -> Bool {
    switch type.kind {
    case .array(let element), .optional(let element): mayBeModel(element)
    case .name(let name, let arguments): arguments.isEmpty && !values.contains(name)
    default: false
    }
  }

  /// Types that are no models, and that most properties have.
  private static let values: Set<String> = [
    "Bool", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "String", "URL", "UUID",
  ]
}
