/// What the rules need to know about the declarations of all files.
struct LintIndex {
  /// Views with stored properties that hold functions.
  private(set) var closureTakers: Set<String> = []
  /// The program's own views.
  private(set) var ownViews: Set<String> = []
  /// Types that are compared by an `==` of their own, whatever else they hold (U124).
  private(set) var equatables: Set<String> = []
  /// Types that are another value each time they are made: `let id = UUID()`.
  private(set) var freshTypes: Set<String> = []
  /// The published properties of observable objects.
  private(set) var published: [String: [String]] = [:]

  /// Collects from files.
  init(_ files: [ParsedFile]) {
    for file in files {
      for statement in file.statements {
        if case .declaration(let declaration) = statement.kind { collect(declaration) }
      }
    }
  }

  private mutating func collect(_ declaration: ParsedDeclaration) {
    if case .extension(let parsed) = declaration.kind, let name = parsed.type.simpleName,
      parsed.inherited.contains(where: { $0.simpleName == "Equatable" })
    {
      equatables.insert(name)
    }
    guard case .nominal(let nominal) = declaration.kind else { return }
    if nominal.inherits("Equatable") { equatables.insert(nominal.name) }
    if nominal.inherits("View") {
      ownViews.insert(nominal.name)
    } else if nominal.kind == .structure, nominal.members.contains(where: \.isFresh) {
      freshTypes.insert(nominal.name)
    }
    if nominal.isView, nominal.members.contains(where: \.isStoredClosure) {
      closureTakers.insert(nominal.name)
    }
    if nominal.inherits("ObservableObject") {
      published[nominal.name] = nominal.members.compactMap { member in
        member.hasAttribute("Published") ? member.variableName : nil
      }
    }
    for member in nominal.members { collect(member) }
  }
}

extension ParsedNominal {
  var isView: Bool { inherits("View") || inherits("ViewModifier") }

  func inherits(_ name: String) -> Bool { inherited.contains { $0.simpleName == name } }
}

extension ParsedDeclaration {
  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The name of a property that is declared alone.
  var variableName: String? {
    guard case .variable(let variable) = kind, case .name(let name, _) = variable.pattern.kind
    else { return nil }
    return name
  }

  /// The name of a property or method whose use is a use of `self`.
  var instanceMemberName: String? {
    guard !modifiers.contains("static") else { return nil }
    if case .function(let function) = kind, function.kind == .function { return function.name }
    return variableName
  }

  /// True for a stored property with a value of its own each time: an id, a date, a random number.
  var isFresh: Bool {
    guard case .variable(let variable) = kind, variable.accessors == nil, attributes.isEmpty,
      !modifiers.contains("static")
    else { return false }
    return variable.value?.isFresh ?? false
  }

  fileprivate var isStoredClosure: Bool {
    guard case .variable(let variable) = kind, variable.accessors == nil,
      !modifiers.contains("static")
    else { return false }
    return variable.type?.isFunction ?? false
  }
}

extension ParsedType {
  /// The last name of the type, without arguments.
  var simpleName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    case .optional(let type), .attributed(_, let type), .some(let type), .any(let type):
      type.simpleName
    default: nil
    }
  }

  fileprivate var isFunction: Bool {
    switch kind {
    case .function: true
    case .optional(let type), .attributed(_, let type), .implicitlyUnwrapped(let type):
      type.isFunction
    case .tuple(let parts): parts.count == 1 && parts[0].type.isFunction
    default: false
    }
  }
}
