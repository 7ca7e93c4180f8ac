import Diagnostics

extension LintWalk {
  /// `func applyIf(…) { if condition { transform(self) } else { self } }` (I04).
  func checkConditionalModifier(_ member: ParsedDeclaration) {
    guard case .function(let function) = member.kind, let body = function.body,
      let parsed = body.onlyBranch, let otherwise = parsed.otherwise
    else { return }
    let isPlain = [parsed.then, otherwise].map { $0.count == 1 && $0[0].isSelf }
    guard isPlain.contains(true) else { return }
    report(
      .applyIf,
      "'\(function.name)' puts the view into another branch when its condition changes: its state "
        + "is lost",
      at: member.nameRange,
      advice: "choose the value, not the view: .opacity(isOn ? 1 : 0.5)")
  }

  /// `.id(UUID())` (I39).
  func checkRandomID(_ callee: ParsedExpression, _ arguments: [ParsedArgument]) {
    guard case .member(.some, _, _, _) = callee.kind, arguments.count == 1,
      arguments[0].value.isRandom
    else { return }
    report(
      .randomID, "this id is another one at every run of the body: the view is made anew each time",
      at: arguments[0].value.range, advice: "give it an id that is stored, or none")
  }

  /// `var id: UUID { UUID() }` (I39, I47).
  func checkComputedID(_ declaration: ParsedDeclaration, _ variable: ParsedVariable) {
    guard declaration.variableName == "id", let body = variable.accessors?.getter?.body,
      let only = body.onlyExpression, only.isRandom
    else { return }
    report(
      .randomID, "this id is another one at every read: no row is ever recognised again",
      at: declaration.nameRange, advice: "store it: let id = UUID()")
  }

  /// Ids that are positions (I48).
  func checkIndexID(_ arguments: [ParsedArgument]) {
    guard let data = arguments.first?.value else { return }
    let id = arguments.first { $0.label == "id" }?.value
    let isOffset = id?.keyPathProperty == "offset"
    let isIndices = data.isIndices && (id == nil || id?.keyPathProperty == "self")
    let isZipped = id?.keyPathProperty == "0" && data.isZippedWithIndices
    guard isOffset || isIndices || isZipped else { return }
    report(
      .indexID, "rows are recognised by their position: state stays there when elements move",
      at: (isOffset ? id : data)?.range ?? data.range,
      advice: "use an id of the element: ForEach(items) with Identifiable, or id: \\.name")
  }
}

extension [ParsedStatement] {
  /// The `if` that is all there is.
  fileprivate var onlyBranch: ParsedIf? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .ifStatement(let parsed): return parsed
    case .expression(let expression), .returnStatement(let expression?):
      if case .ifExpression(let parsed) = expression.kind { return parsed }
      return nil
    default: return nil
    }
  }

  var onlyExpression: ParsedExpression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let expression): return expression
    case .returnStatement(let expression): return expression
    default: return nil
    }
  }
}

extension ParsedStatement {
  fileprivate var isSelf: Bool {
    guard let expression = [self].onlyExpression, case .name("self", _) = expression.kind else {
      return false
    }
    return true
  }
}

extension ParsedExpression {
  /// `UUID()`, `UUID().uuidString`, `.random(in:)`.
  fileprivate var isRandom: Bool {
    switch kind {
    case .call(let callee, let arguments):
      callee.calledName == "UUID" && arguments.isEmpty || callee.calledName == "random"
    case .member(let base?, _, _, _): base.isRandom
    default: false
    }
  }

  /// `UUID()`, `Date()`, `.random(in:)`: another value each time.
  var isFresh: Bool {
    if isRandom { return true }
    switch kind {
    case .call(let callee, let arguments): return callee.calledName == "Date" && arguments.isEmpty
    case .member(let base?, "now", _, _): return base.calledName == "Date"
    default: return false
    }
  }

  /// `x` of `\.x`.
  fileprivate var keyPathProperty: String? {
    guard case .keyPath(_, let components) = kind else { return nil }
    guard case .property(let name, _)? = components.last else {
      return components.isEmpty ? "self" : nil
    }
    return name
  }

  /// `Array(zip(items.indices, items))`.
  fileprivate var isZippedWithIndices: Bool {
    guard case .call(let callee, let arguments) = kind, let first = arguments.first?.value else {
      return false
    }
    switch callee.calledName {
    case "Array": return first.isZippedWithIndices
    case "zip": return first.isIndices
    default: return false
    }
  }

  /// `items.indices`, `0..<items.count`.
  fileprivate var isIndices: Bool {
    switch kind {
    case .member(.some, "indices", _, _): return true
    case .call(let callee, let arguments):
      return callee.calledName == "Array" && arguments.count == 1 && arguments[0].value.isIndices
    case .binary("..<", _, let end, _):
      if case .member(.some, "count", _, _) = end.kind { return true }
      return false
    default: return false
    }
  }
}
