import Diagnostics
import IR

extension BodyChecker {
  /// The label of the block that an early `return` of a class's initialiser leaves, so that the
  /// superclass is still initialised behind it.
  static let initializerLabel = "$init"

  /// The statements of an initialiser, and the call of `super.init()` that Swift adds where a
  /// designated one makes none.
  func initializerBody(
    _ function: Function, _ body: [ParsedStatement], _ endRange: SourceRange
  ) -> [Statement] {
    let mayLeaveEarly = function.owner?.superclass != nil && containsReturn(body)
    context.leavesInitializerBlock = mayLeaveEarly
    var statements = inBlock { checkStatements(body) }
    statements = unassignedFields(function.range) + statements
    context.leavesInitializerBlock = false
    checkSuperInitializer(function, statements, endRange)
    if mayLeaveEarly {
      statements = [
        Statement(.block(label: Self.initializerLabel, statements), range: function.range)
      ]
    }
    if context.isDelegating, function.owner?.kind == .actor {
      // An actor's initialiser hands over without saying `convenience`.
      function.isConvenience = true
    }
    if let implied = impliedSuperInitializer(function, endRange) {
      statements.append(Statement(.expression(implied), range: endRange))
    }
    return statements
  }

  /// The body of `init?(id: Int) { nil }`, which gives `nil` without saying `return`.
  func refused(_ function: Function, _ body: [ParsedStatement]) -> [ParsedStatement] {
    guard function.isFailable, let only = singleExpression(body), case .nil = only.kind else {
      return body
    }
    return [ParsedStatement(.returnStatement(only), range: only.range)]
  }

  private func impliedSuperInitializer(
    _ function: Function, _ range: SourceRange
  ) -> Expression? {
    guard let owner = function.owner, owner.isReference, owner.superclass != nil,
      !context.isDelegating, !context.callsSuperInitializer, !function.isConvenience,
      !context.hasErrors, let receiver = context.receiver
    else { return nil }
    let isCallable = trial {
      context.hasErrors = false
      _ = checkSuperCall("init", [], expecting: nil, range)
      return !context.hasErrors
    }
    // A class of the library whose initialisers all want arguments is taken as it is.
    guard isCallable else { return emptySuperInitializer(receiver, range) }
    return checkSuperCall("init", [], expecting: nil, range)
  }

  /// An initialiser without code of the class at the end of a chain that declares none: calling it
  /// gives the fields of every class on the way their initial values.
  func emptyInitializer(of type: Type, _ range: SourceRange) -> Function? {
    guard var root = type.declaration else { return nil }
    while let parent = root.superclass?.declaration { root = parent }
    let function = Function(
      name: "init", kind: .initializer, owner: root, result: type, range: range)
    function.body = FunctionBody(
      name: "\(root.name).init",
      parameters: [Local(name: "self", type: type, isMutable: false, range: range)],
      statements: [], result: .void, range: range)
    return function
  }

  /// `super.init(…)` where no class above declares an initialiser.
  func emptySuperInitializer(_ receiver: Local, _ range: SourceRange) -> Expression {
    guard let parent = scope.selfType.flatMap(world.superclass),
      let function = emptyInitializer(of: parent, range)
    else { return make(.tuple([]), .void, range) }
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    return make(.call(.superMethod(function), [.value(base)], typeArguments: []), .void, range)
  }
}
