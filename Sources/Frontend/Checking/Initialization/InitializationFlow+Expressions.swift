import Diagnostics
import IR

extension InitializationFlow {
  func visit(_ expression: Expression) {
    switch expression.kind {
    case .local(let local): visit(local, expression)
    case .global(let global): read(ObjectIdentifier(global), expression.range)
    case .field(let base, let field):
      if !readField(field, of: base, expression.range) { visit(base) }
    case .interpolation(let segments): visit(segments)
    case .call(let callee, let arguments, _): visit(callee, arguments, expression)
    case .construct(let function, let arguments, _):
      for argument in arguments { visit(argument, expression.range) }
      if function.isThrowing { noteThrow() }
    case .closure(let body, let captures):
      for capture in captures where !body.captures(capture) { visit(capture) }
      follow(closure: body, expression.range)
    case .functionReference(let reference):
      if let receiver = reference.shape.receiver { visit(receiver) }
      if case .callee(.value(let value)) = reference.shape.target { visit(value) }
    case .keyPath(_, let components):
      for case .subscripted(_, _, let arguments) in components { arguments.forEach(visit) }
    case .dynamicType(let inner): if !isSelf(inner) { visit(inner) }
    case .ternary(let condition, let first, let second):
      visit(condition)
      eitherWay {
        visit(first)
      } or: {
        visit(second)
      }
    case .and(let first, let second), .or(let first, let second), .coalesce(let first, let second):
      visit(first)
      eitherWay {
        visit(second)
      } or: {
      }
    case .statements(let statements, _): follow(statements)
    case .optionalTry(let inner):
      handlers.append([])
      visit(inner)
      state = .joined([state] + (handlers.popLast() ?? []))
    case .assign(let place, let value):
      visit(value)
      assign(place, value, expression.range)
    case .update(let place, _, let value):
      visit(value)
      pass(place, expression.range.assignmentOperator(before: value.range))
    case .load(let place): use(place, expression.range)
    case .dynamicCall(let base, _, _, let arguments):
      visit(base)
      for argument in arguments { visit(argument, expression.range) }
    default: for part in expression.kind.parts { visit(part) }
    }
    if isNever(expression.type) { state.isReachable = false }
  }

  private func isNever(_ type: Type) -> Bool {
    guard let declaration = world.solver.head(type).declaration else { return false }
    return declaration.isLibrary && declaration.name == "Never"
  }

  private func eitherWay(_ first: () -> Void, or second: () -> Void) {
    let before = state
    first()
    let end = state
    state = before
    second()
    state.join(end)
  }

  private func visit(_ segments: [InterpolationSegment]) {
    for segment in segments {
      switch segment.kind {
      case .literal: break
      case .value(let value), .localized(let value): visit(value)
      }
    }
  }

  func visit(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .none, .isType: break
    case .bind(let local): give(ObjectIdentifier(local))
    case .tuple(let parts), .enumCase(_, let parts), .dynamicCase(_, let parts):
      parts.forEach(visit)
    case .some(let inner), .cast(let inner, _): visit(inner)
    case .value(let value), .test(_, let value): visit(value)
    }
  }

  private func visit(_ callee: Callee, _ arguments: [Argument], _ call: Expression) {
    if visitInitializerCall(callee, arguments, call) { return }
    if case .value(let function) = callee { visit(function) }
    for (index, argument) in arguments.enumerated() {
      if index == 0, case .mutable(let place) = argument, let function = callee.declaration,
        function.hasReceiver
      {
        use(place, call.range.name(function.name))
      } else {
        visit(argument, call.range)
      }
    }
    if mayThrow(callee) { noteThrow() }
  }

  func mayThrow(_ callee: Callee) -> Bool {
    if case .value(let value) = callee {
      return world.solver.head(value.type).functionType?.isThrowing ?? false
    }
    return callee.declaration?.isThrowing ?? false
  }

  func visit(_ argument: Argument, _ range: SourceRange) {
    switch argument {
    case .value(let value): visit(value)
    case .mutable(let place): pass(place, range)
    case .defaulted: break
    }
  }
}

extension ExpressionKind {
  /// What is evaluated one after the other for an expression that does nothing else with it.
  fileprivate var parts: [Expression] {
    switch self {
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts), .structure(_, let parts),
      .dynamicOperator(_, let parts):
      parts
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .binary(_, let first, let second), .identical(let first, let second): [first, second]
    case .tupleElement(let inner, _), .wrap(let inner), .unwrap(let inner, _), .chain(let inner),
      .chainLink(let inner), .erase(let inner), .convert(let inner), .cast(let inner, _, _),
      .not(let inner), .forcedTry(let inner), .await(let inner), .unary(_, let inner),
      .dynamicMember(let inner, _):
      [inner]
    default: []
    }
  }
}

extension FunctionBody {
  /// True for a variable that the code names, false for the value of a capture list.
  fileprivate func captures(_ value: Expression) -> Bool {
    if case .local(let local) = value.kind { captures.contains(local) } else { false }
  }
}

extension Callee {
  /// The function that is called, as far as it is known before running.
  var declaration: Function? {
    switch self {
    case .function(let function), .method(let function), .superMethod(let function): function
    case .requirement(let requirement, _): requirement.function
    case .value: nil
    }
  }
}

extension SourceRange {
  /// The name behind the first dot of a call, where the compiler points for its receiver.
  fileprivate func name(_ name: String) -> SourceRange {
    let bytes = Array(file.text.utf8.prefix(end).dropFirst(start))
    let wanted = Array(".\(name)".utf8)
    guard bytes.count >= wanted.count,
      let index = (0...bytes.count - wanted.count).first(where: {
        bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
      })
    else { return self }
    let first = start + index + 1
    return SourceRange(file: file, start: first, end: first + wanted.count - 1)
  }
}
