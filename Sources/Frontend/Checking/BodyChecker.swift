import Diagnostics
import IR

/// Checks and lowers the code of one function, closure, initial value or top-level file.
///
/// Types flow both ways: an expected type comes down, a found type goes up. The checker of a
/// closure shares everything with that of its function but the `FunctionContext`, which records
/// captures.
final class BodyChecker {
  let world: World
  var scope: DeclarationScope
  var locals: LocalScope
  var context: FunctionContext
  /// While overloads are compared nothing is reported; the winner is checked again.
  var trialDepth = 0
  /// The block a `guard` binds names in, which may hide what the block has declared before.
  var guardScope: LocalScope?
  /// Expressions checked in the trials of the current statement: overloads inside of overloads
  /// multiply, and a named limit ends what would take longer than anybody waits.
  var trialEffort = 0
  /// The overloads that the statement being checked might use instead, and those it has to.
  var passedOver: [PassedOver] = []
  var requiredOverloads: [SourceRange: Function] = [:]
  /// Calls that overloads with results of several types would take: what is wanted decides.
  var severalResults: Set<SourceRange> = []
  /// Functions with an opaque result of several types, reported once each.
  var mismatchedResults: Set<ObjectIdentifier> = []
  /// How much was found wrong, whether it was reported or not.
  var errorCount = 0
  /// Whether whole numbers that nothing else is known of are read as fractions.
  var readsFractions = false
  /// How deep expressions are nested; a named limit keeps the stack safe.
  var depth = 0
  /// The arguments of the call whose callee is being looked up.
  var callShape: [ParsedArgument]?
  /// Inside an optional chain, whose outermost expression wraps the result.
  var isInChain = false
  /// Whether the member that is looked up is called.
  var isCallee = false
  /// True for the initialiser of `self.init(…)!`, which must not fail.
  var isForcingDelegation = false
  /// Inside `try` in any form, and inside `do` with a `catch`.
  var attemptDepth = 0
  var catchDepth = 0
  /// Where a place that cannot be changed is reported, if not where it is written.
  var reportedPlace: ChangedPlace?
  /// Where what is wrong with the whole of the call being made is reported.
  var callRange: SourceRange?
  /// Where the first branch of the `if` or `switch` expression being checked gives its value, if
  /// that decides the type of all.
  var firstBranch: SourceRange?
  /// A call has been made whose type arguments are not all known.
  var hasOpenTypeArguments = false
  /// Inside a plain `try`, and whether something in it throws that nobody handles.
  var tryDepth = 0
  var hasUnhandledCall = false
  /// A pattern of the `switch` being checked was reported already.
  var hasFailedPattern = false
  /// Inside `await`.
  var awaitDepth = 0
  /// Variables that were declared without value.
  var lateVariables: [ObjectIdentifier: LateVariable] = [:]
  /// What the code of each enclosing `do` with a `catch` throws.
  var caughtTypes: [[Type]] = []
  /// Types that arguments have by themselves, while their surroundings do not change.
  var naturalTypes: [ObjectIdentifier: (expression: ParsedExpression, type: Type)] = [:]
  /// Expressions that were said to lack their `await`.
  var markedAwaits: Set<SourceRange> = []
  /// The expression that no other one is part of, which an `await` would stand before.
  var outermost: SourceRange?
  /// The actor that the closure runs on that is about to be checked as an argument.
  var argumentIsolation: Isolation?
  /// True while a chain is read with open closures: what is wrong in it is not looked into again.
  var isDecidingChain = false
  /// Where the shortest base of a chain ends that could not be read, by where the chain begins.
  var unreadBases: [Int: Int] = [:]
  /// Where a subscript stands that has to be one that can be written.
  var settableSubscript: SourceRange?
  /// The memory that `&value` lends to the pointers of the call that is being made.
  var borrowedMemory: [BorrowedMemory] = []
  /// Names written behind their module's, which mean nothing but a declaration of that.
  var qualified: Set<SourceRange> = []
  /// Closures that are assigned or returned: they name `self` when they use a class's members.
  var storedClosures: Set<SourceRange> = []
  /// The operations that are being checked, the innermost one last.
  var operations: [CheckedOperation] = []
  /// Closures that a variable, a result or a function of the program keeps.
  var keptClosures: Set<SourceRange> = []
  /// Parameters that are functions without `@escaping`.
  var nonescaping: Set<Local> = []
  /// Set where a place is read in order to be mutated in place, not assigned (U87).
  var isMutatingInPlace = false

  /// The `repeat` whose pattern is being checked.
  var packExpansion: PackExpansion?

  static let maximumDepth = 250
  static let maximumEffort = 60_000

  var solver: Solver { world.solver }

  init(world: World, scope: DeclarationScope, context: FunctionContext) {
    self.world = world
    self.scope = scope
    self.context = context
    locals = LocalScope(parent: nil, context: context)
  }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    context.hasErrors = true
    errorCount += 1
    guard trialDepth == 0 else { return }
    world.report(diagnostic())
  }

  /// Runs `work` on what is no part of the expression around it as far as `await` goes.
  func apart<Result>(_ work: () -> Result) -> Result {
    let outer = outermost
    outermost = nil
    defer { outermost = outer }
    return work()
  }

  /// Runs `work` in a block scope of its own.
  func inBlock<Result>(_ work: () -> Result) -> Result {
    let outer = locals
    locals = LocalScope(parent: outer, context: context)
    defer { locals = outer }
    return work()
  }

  /// Looks a callee up for a call with these arguments.
  func looking<Result>(for arguments: [ParsedArgument], _ work: () -> Result) -> Result {
    let outer = callShape
    callShape = arguments
    defer { callShape = outer }
    return work()
  }

  /// Runs `work` without reporting and undoes what it inferred.
  func trial<Result>(_ work: () -> Result) -> Result {
    let state = solver.save()
    let errors = context.hasErrors
    trialDepth += 1
    defer {
      trialDepth -= 1
      solver.restore(state)
      context.hasErrors = errors
    }
    return work()
  }

  /// An expression that was already reported, or cannot be typed.
  func failed(_ range: SourceRange) -> Expression {
    Expression(
      .unsupported("this code was not understood"), type: .dynamic, range: range)
  }

  func make(_ kind: ExpressionKind, _ type: Type, _ range: SourceRange) -> Expression {
    Expression(kind, type: solver.resolve(type), range: range)
  }
}

/// The function, closure or file whose code is being checked.
final class FunctionContext {
  let parent: FunctionContext?
  let name: String
  /// `self` inside methods.
  var receiver: Local?
  /// The member whose accessor or initialiser this is.
  var function: Function?
  /// The declared result; inferred from `return`s where it is a variable.
  var result: Type
  var opaque: OpaqueResult?
  var isThrowing: Bool
  /// The type in `throws(E)`.
  var thrownType: Type?
  var isAsync = false
  /// Outer locals used here, in first-use order.
  var captures: [Local] = []
  var hasErrors = false
  /// A closure's `return`s while its result type is inferred.
  var isInferringResult = false
  /// A `try` was seen: a closure with one throws.
  var mayThrow = false
  /// An `#available` was seen: what is returned may depend on it (SE-0360).
  var asksAvailability = false
  /// An `await` was seen: a closure with one is async.
  var awaits = false
  var isTopLevel = false
  /// The actor that the code runs on.
  var isolation = Isolation.unknown
  var loopDepth = 0
  /// Labels of the statements around.
  var labels: [String] = []
  /// Stored properties that an initialiser gives values.
  var initializedFields: Set<ObjectIdentifier> = []
  /// Stored tuples that an initialiser gives values element by element.
  var partwiseFields: [Field] = []
  /// An initialiser hands over to another, or assigns `self` as a whole.
  var isDelegating = false
  /// It does so with `self.init`.
  var callsOwnInitializer = false
  /// A `return` of an initialiser leaves a block, behind which the superclass is initialised.
  var leavesInitializerBlock = false
  /// An initialiser has called one of the superclass.
  var callsSuperInitializer = false
  var switchDepth = 0
  /// A closure that is kept beyond the statement it is written in.
  var isStored = false
  /// Generic parameters whose types a call of this code is given.
  var boundParameterCount: Int
  let depth: Int

  /// The name of code that gives a property its value.
  static let initialValue = "initial value"

  init(parent: FunctionContext?, name: String, result: Type, isThrowing: Bool = false) {
    self.parent = parent
    self.name = name
    self.result = result
    self.isThrowing = isThrowing
    depth = (parent?.depth ?? 0) + 1
    boundParameterCount = parent?.boundParameterCount ?? 0
    receiver = parent?.receiver
    function = parent?.function
    isolation = parent?.isolation ?? .unknown
  }

  /// Notes that code here uses `local`, which belongs to `owner`; everything between captures it.
  func use(_ local: Local, of owner: FunctionContext) {
    var current: FunctionContext? = self
    while let context = current, context !== owner {
      if !context.captures.contains(local) { context.captures.append(local) }
      if local.isMutable || local.isLate { local.isBoxed = true }
      current = context.parent
    }
  }
}

/// A function declared in a block, and the variable that holds it.
struct LocalFunction {
  let local: Local
  let function: Function
}

/// Names declared in a block.
final class LocalScope {
  enum Entry {
    case local(Local)
    /// The local functions of one name, for their labels and defaults.
    case functions([LocalFunction])
    /// A local property with a wrapper: the slot's local and the member to go through.
    case wrapped(Local, String)
    /// A local variable with observers: its storage and the closures that read and write it.
    case observed(Local, getter: Local, setter: Local)
  }

  let parent: LocalScope?
  let context: FunctionContext
  /// The statements of the block, of which some may declare what others use too early.
  var statements: [ParsedStatement] = []
  private var entries: [String: Entry] = [:]

  init(parent: LocalScope?, context: FunctionContext) {
    self.parent = parent
    self.context = context
  }

  func declare(_ name: String, _ entry: Entry) { entries[name] = entry }

  /// Adds a function to those of its name that the block declares.
  func declare(_ name: String, _ function: LocalFunction) {
    if case .functions(let others)? = entries[name] {
      entries[name] = .functions(others + [function])
    } else {
      entries[name] = .functions([function])
    }
  }

  func isDeclaredHere(_ name: String) -> Bool { entries[name] != nil }

  /// The nearest entry and the function it belongs to.
  func find(_ name: String) -> (Entry, FunctionContext)? {
    var current: LocalScope? = self
    while let scope = current {
      if let entry = scope.entries[name] { return (entry, scope.context) }
      current = scope.parent
    }
    return nil
  }

  /// True if a variable of this name is declared later in a block around.
  func declaresLater(_ name: String) -> Bool {
    let isDeclared = statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind,
        case .name(name, _) = variable.pattern.kind
      else { return false }
      return true
    }
    return isDeclared || parent?.declaresLater(name) == true
  }

  /// Every visible name, for suggestions.
  var names: Set<String> { Set(entries.keys).union(parent?.names ?? []) }
}
