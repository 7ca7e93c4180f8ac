import Diagnostics
import IR

/// Follows every way through a body, to find variables that are read before they surely have a
/// value, constants that get a second one, and initialisers that leave something out.
///
/// It walks the lowered code once all of the program is known to be well typed, as the compiler
/// does. A loop's body is walked once: whatever it assigns may have been assigned before it.
final class InitializationFlow {
  let world: World
  /// What is followed, by the identity of its declaration.
  var variables: [ObjectIdentifier: LateVariable]
  var state = InitializationState()
  /// The initialiser whose `self` is followed, if the body is one's.
  var initializer: FollowedInitializer?
  var targets: [JumpTarget] = []
  /// Where each enclosing `do` with a `catch`, or `try?`, may have been left.
  var handlers: [[InitializationState]] = []
  /// What is to run at the end of each enclosing block, the latest last.
  var deferred: [[[Statement]]] = []
  var closure: EnclosingClosure?
  /// What each local function captures.
  var functionCaptures: [ObjectIdentifier: [Local]] = [:]
  /// Where each variable got a value last.
  private var assignments: [ObjectIdentifier: SourceRange] = [:]
  private var reported: Set<SourceRange> = []

  /// A statement that a `break` or `continue` leads to the end or the start of.
  final class JumpTarget {
    let label: String?
    let takesPlainBreak: Bool
    let isLoop: Bool
    var breaks: [InitializationState] = []
    var continues: [InitializationState] = []
    /// Variables declared inside, which are others each time around.
    var declared: Set<ObjectIdentifier> = []

    init(label: String?, takesPlainBreak: Bool, isLoop: Bool) {
      self.label = label
      self.takesPlainBreak = takesPlainBreak
      self.isLoop = isLoop
    }
  }

  init(
    world: World, variables: [ObjectIdentifier: LateVariable],
    initializer: FollowedInitializer? = nil
  ) {
    self.world = world
    self.variables = variables
    self.initializer = initializer
  }

  /// Follows a whole body.
  func follow(_ body: FunctionBody) {
    for field in initializer?.given ?? [] { give(ObjectIdentifier(field)) }
    follow(body.statements)
    leave()
  }

  func report(_ diagnostic: Diagnostic) {
    guard state.isReachable, reported.insert(diagnostic.range).inserted else { return }
    world.report(diagnostic)
  }

  /// Reports a variable that has no value for sure, where it is read.
  func read(_ id: ObjectIdentifier, _ range: SourceRange) {
    guard let variable = variables[id], !state.assigned.contains(id) else { return }
    if let closure, !closure.variables.contains(id) {
      report(.capturedUninitialized(variable, closure.range))
    } else {
      report(.usedUninitialized(variable, range))
    }
    assume(id)
  }

  /// Lets what follows from a mistake be: it is said once.
  func assume(_ id: ObjectIdentifier) { state.assigned.insert(id) }

  /// Notes a value, and reports the second one of a constant.
  func assign(_ id: ObjectIdentifier, _ value: Expression, _ range: SourceRange) {
    guard let variable = variables[id] else { return }
    if let closure, !closure.variables.contains(id) { return read(id, range) }
    let place = range.assignmentOperator(before: value.range)
    if !variable.isMutable, state.possiblyAssigned.contains(id) {
      report(.assignedTwice(variable, place))
    }
    assignments[id] = place
    give(id)
  }

  /// Reports the constants that a loop may give a value each time around.
  func checkRepetition(of loop: JumpTarget, from before: InitializationState) {
    let end = InitializationState.joined([state] + loop.continues)
    guard end.isReachable else { return }
    for id in end.possiblyAssigned.subtracting(before.possiblyAssigned) {
      guard let variable = variables[id], !variable.isMutable, !loop.declared.contains(id),
        let place = assignments[id], reported.insert(place).inserted
      else { continue }
      world.report(.assignedTwice(variable, place))
    }
  }

  func give(_ id: ObjectIdentifier) {
    guard variables[id] != nil || id == initializer.map({ ObjectIdentifier($0.receiver) }) else {
      return
    }
    state.assigned.insert(id)
    state.possiblyAssigned.insert(id)
  }

  /// Walks the body of a local function, in which everything around has its value: what it uses too
  /// early is said where it is used.
  func follow(localFunction body: FunctionBody) {
    let before = (state, initializer, targets, handlers, deferred)
    defer { (state, initializer, targets, handlers, deferred) = before }
    state = InitializationState(assigned: Set(variables.keys), possiblyAssigned: [])
    (initializer, targets, handlers, deferred) = (nil, [], [], [])
    follow(body.statements)
  }

  /// Walks the body of a closure: what it uses that has no value yet, it captures too early.
  func follow(closure body: FunctionBody, _ range: SourceRange) {
    let before = (state, targets, handlers, deferred, closure)
    defer { (state, targets, handlers, deferred, closure) = before }
    (targets, handlers, deferred) = ([], [], [])
    closure = EnclosingClosure(range: closure?.range ?? range)
    follow(body.statements)
  }

  /// The outermost closure being walked, and the variables that the innermost one declares.
  struct EnclosingClosure {
    let range: SourceRange
    var variables: Set<ObjectIdentifier> = []
  }
}

extension SourceRange {
  /// The operator between a place and what it gets: `=`, `+=`.
  func assignmentOperator(before value: SourceRange) -> SourceRange {
    guard value.file === file, value.start > start else { return self }
    let bytes = Array(file.text.utf8.prefix(value.start))
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")]
    guard let last = bytes.lastIndex(of: UInt8(ascii: "=")), last >= start else { return self }
    var first = last
    while first > start, !spaces.contains(bytes[first - 1]) { first -= 1 }
    return SourceRange(file: file, start: first, end: last + 1)
  }
}
