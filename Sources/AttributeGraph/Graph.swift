/// A graph of inputs and rules that computes only what is asked for and out of date.
///
/// The algorithm has two phases, as in Adapton and in SwiftUI's own graph. *Invalidation* follows
/// edges from a written input to every rule that may be affected and computes nothing. An *update*
/// starts from a rule somebody asks for, checks its sources in reading order, and runs the rule
/// only if one of them really changed. A rule whose new output equals the old one stops the
/// change from spreading.
///
/// The graph knows nothing of what its attributes mean. `Input` and `Rule` give it types; an owner
/// with many similar rules uses the untyped calls and one shared runner.
package final class Graph {
  var attributes: ContiguousArray<AttributeRecord> = []
  var dependencies: ContiguousArray<DependencyRecord> = []
  var runners: ContiguousArray<((AttributeID) -> Bool)?> = []
  var freeAttribute = none
  var freeDependency = none
  private var freeRunners: [Int32] = []

  /// One entry for each distinct kind.
  var kinds: ContiguousArray<AttributeKind> = []
  private var kindIndices: [AttributeKind: Int32] = [:]

  /// Counts changes, so that two readings tell which came first; `tick()` moves it on.
  var clock: UInt32
  /// The rules that are running, the innermost last: that one records what it reads.
  var runStack: [Int32] = []
  /// The number of the innermost run, and the highest number given to any.
  var currentRun: UInt32 = 0
  var latestRun: UInt32 = 0

  var invalidated: ContiguousArray<AttributeID> = []
  let recordsInvalidated: Bool

  /// Called for everything the graph does; for teaching and for tests.
  package var onEvent: ((GraphEvent) -> Void)?

  /// How deep rules may run inside one another before the innermost fails.
  package static let depthLimit = 1000

  /// Creates an empty graph; `recordsInvalidated` keeps a list for `takeInvalidated()`.
  ///
  /// `time` is where the clock begins: for trying what happens at its end.
  package init(recordsInvalidated: Bool = false, time: UInt32 = 0) {
    self.recordsInvalidated = recordsInvalidated
    clock = time
  }

  /// The rule that is running now and records what it reads.
  package var runningRule: AttributeID? {
    runStack.last.map { AttributeID(rawValue: $0) }
  }

  /// Adds a cell that is written from outside.
  package func addInput(named name: String) -> AttributeID {
    allocate(role: .input, name: name, tag: 0, runner: none)
  }

  /// Adds a computed cell, which starts out of date.
  package func addRule(named name: String, tag: Int32 = 0, runner: RunnerID) -> AttributeID {
    allocate(role: .rule, name: name, tag: tag, runner: runner.rawValue)
  }

  /// Stores a closure that any number of rules can share; it returns whether the output changed.
  package func addRunner(_ run: @escaping (AttributeID) -> Bool) -> RunnerID {
    if let index = freeRunners.popLast() {
      runners[index] = run
      return RunnerID(rawValue: index)
    }
    runners.append(run)
    return RunnerID(rawValue: Int32(runners.count - 1))
  }

  /// Forgets a closure whose rules have all been removed.
  package func removeRunner(_ runner: RunnerID) {
    runners[runner.rawValue] = nil
    freeRunners.append(runner.rawValue)
  }

  /// Removes an attribute and every edge to and from it.
  ///
  /// What has read it keeps the result: that something is gone is no change of its value.
  package func remove(_ id: AttributeID) {
    guard contains(id) else { return }
    removeDependencies(of: id)
    while attributes[id.rawValue].firstReader != none {
      unlink(attributes[id.rawValue].firstReader)
    }
    attributes[id.rawValue].role = .free
    attributes[id.rawValue].firstSource = freeAttribute
    freeAttribute = id.rawValue
  }

  /// True while the attribute has not been removed.
  package func contains(_ id: AttributeID) -> Bool {
    id.rawValue >= 0 && Int(id.rawValue) < attributes.count
      && attributes[id.rawValue].role != .free
  }

  /// The owner's number given to `addRule`.
  package func tag(of id: AttributeID) -> Int32 { attributes[id.rawValue].tag }

  /// The text given when the attribute was added.
  package func name(of id: AttributeID) -> String { kinds[attributes[id.rawValue].kind].name }

  private func allocate(
    role: AttributeRecord.Role, name: String, tag: Int32, runner: Int32
  ) -> AttributeID {
    var record = AttributeRecord(
      kind: index(of: AttributeKind(name: name, runner: runner)), tag: tag, role: role,
      status: role == .rule ? .outOfDate : .upToDate)
    record.changedAt = clock
    guard freeAttribute != none else {
      attributes.append(record)
      return AttributeID(rawValue: Int32(attributes.count - 1))
    }
    let index = freeAttribute
    freeAttribute = attributes[index].firstSource
    attributes[index] = record
    return AttributeID(rawValue: index)
  }

  private func index(of kind: AttributeKind) -> Int32 {
    if let index = kindIndices[kind] { return index }
    kinds.append(kind)
    let index = Int32(kinds.count - 1)
    kindIndices[kind] = index
    return index
  }
}
