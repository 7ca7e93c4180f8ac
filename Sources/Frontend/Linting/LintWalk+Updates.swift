import Diagnostics

extension LintWalk {
  /// `@ObservedObject var model = Model()` (U67).
  func checkInlineObject(_ declaration: ParsedDeclaration, _ variable: ParsedVariable) {
    guard let attribute = declaration.attributes.first(where: { $0.name == "ObservedObject" }),
      let value = variable.value, value.isInstantiation
    else { return }
    reportObject(
      at: attribute.range.union(value.range),
      fixIts: [
        FixIt(
          message: "replace '@ObservedObject' with '@StateObject'", range: attribute.range,
          replacement: "@StateObject")
      ])
  }

  /// `model = Model()` in the initializer of a view that observes it (U67).
  func checkObjectInitialiser(_ function: ParsedFunction) {
    let observed = Set(
      (nominals.last?.members ?? []).compactMap { member in
        member.attributes.contains { $0.name == "ObservedObject" } ? member.variableName : nil
      })
    for statement in function.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .assign(let target, let value) = expression.kind
      else { continue }
      if observed.contains(target.calledName), value.isInstantiation {
        reportObject(at: expression.range)
      } else if observed.contains(String(target.calledName.dropFirst())),
        case .call(let callee, let arguments) = value.kind, callee.calledName == "ObservedObject",
        arguments.first?.value.isInstantiation == true
      {
        reportObject(at: expression.range)
      }
    }
  }

  private func reportObject(at range: SourceRange, fixIts: [FixIt] = []) {
    report(
      .inlineObject,
      "an observed object that is made here is another one for every new view value: what it holds "
        + "is lost",
      at: range, advice: "let the view own it", fixIts: fixIts)
  }

  /// A closure with captures for a view that stores it (U121).
  func checkCaptures(_ view: String, _ arguments: [ParsedArgument]) {
    guard let owner = nominals.last(where: \.isView) else { return }
    let members = Set(owner.members.compactMap(\.instanceMemberName))
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let names = NameUses(in: closure).names
      guard let captured = names.first(where: { $0 == "self" || members.contains($0) }) else {
        continue
      }
      let shown = captured == "self" ? "self" : "self, for '\(captured)'"
      report(
        .capturingClosure,
        "this closure captures \(shown): when \(owner.name) changes, '\(view)' counts as changed "
          + "too",
        at: argument.value.range.firstCharacter,
        advice: "hand over a binding or a value, or make '\(view)' Equatable")
    }
  }

  /// A view that listens to a whole object for one of its properties (U60).
  func checkObjects(of nominal: ParsedNominal) {
    guard nominal.isView else { return }
    let wrappers: Set<String> = ["ObservedObject", "StateObject", "EnvironmentObject"]
    for member in nominal.members {
      guard member.attributes.contains(where: { wrappers.contains($0.name) }),
        let name = member.variableName, case .variable(let variable) = member.kind
      else { continue }
      let type =
        variable.type?.simpleName
        ?? variable.value.flatMap { value -> String? in
          if case .call(let callee, _) = value.kind { callee.calledName } else { nil }
        }
      guard let published = type.flatMap({ views.published[$0] }), published.count > 1,
        let type
      else { continue }
      let uses = MemberUses(of: name, in: nominal)
      let read = published.filter(uses.names.contains)
      guard !uses.isUsedWhole, read.count < published.count else { continue }
      let names = read.isEmpty ? "none of them" : read.map { "'\($0)'" }.joined(separator: ", ")
      report(
        .wholeObject,
        "'\(nominal.name)' runs whenever any of \(published.count) properties of \(type) is "
          + "published, and reads \(names)",
        at: member.nameRange,
        advice: "hand over the values it shows, or make \(type) @Observable")
    }
  }

  /// `_n = State(initialValue: n)` (U31); for a wrapper of the program, its initial value is just
  /// that.
  func checkStateInitialiser(_ function: ParsedFunction) {
    if nominals.last?.inherits("DynamicProperty") == true { return }
    let parameters = Set(function.parameters.map(\.name))
    for statement in function.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .assign(let target, let value) = expression.kind,
        case .call(let callee, let arguments) = value.kind, callee.calledName == "State",
        let argument = arguments.first, target.calledName.hasPrefix("_")
      else { continue }
      let uses = NameUses(in: argument.value).names
      guard let parameter = uses.first(where: parameters.contains) else { continue }
      report(
        .stateFromParameter,
        "'\(parameter)' is taken over only when the view is new: later values are ignored",
        at: expression.range,
        advice: "use a let or a @Binding, or give the view an .id that follows '\(parameter)'")
    }
  }
}

extension ParsedExpression {
  /// `Model()`, `Model.init()`; what another function returns may be an object that lives on.
  fileprivate var isInstantiation: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.calledName == "init" || callee.calledName.first?.isUppercase == true
  }
}

extension SourceRange {
  fileprivate var firstCharacter: SourceRange {
    SourceRange(file: file, start: start, end: min(start + 1, end))
  }

  fileprivate func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
