import AttributeGraph
import VirtualTime

/// Runs one tree of views: decides which bodies run, keeps nodes and their state, reports steps.
///
/// One update follows the model of SwiftUI's own: writes are collected in transactions (M1); a
/// flushed transaction invalidates rules of the graph; the bodies behind them run in tree order,
/// parents first, and what a body returns is compared with the nodes it made before (M2–M6).
package final class Runtime {
  /// What the root is proposed.
  package internal(set) var size: Size
  package var profile: Profile
  /// The program's one clock: transitions and animations wait on it beside tasks and timers.
  package let clock: VirtualClock
  /// Which parts of a report are made at the end of each step.
  ///
  /// The others cost nothing until `fill(_:_:)` asks for them, before the next step.
  package var reportParts = StepReport.Parts.usual

  /// Stops the code that runs, with a reason, when it reaches a limit of the runtime's.
  package var stopProgram: (String) -> Void = { _ in }

  /// What UIKit has marked for its update cycle, which follows the code that runs (K01).
  package var updateCycle: Action?

  let graph = Graph(recordsInvalidated: true)
  let tree = RenderTree()
  let runner: RunnerID
  var agenda = Agenda()
  /// Nodes whose bodies the current comparison asks for, in tree order.
  var batch: ContiguousArray<NodeIndex> = []
  /// Work inside content that is about to be made again, until that was done.
  var waiting: ContiguousArray<NodeIndex> = []
  var updateNumber = 0
  var transactions = TransactionQueue()
  var callbacks = CallbackQueue()
  /// What cancels the tasks that `task` modifiers have started.
  var taskCancellations: [NodeIndex: Action] = [:]
  var subscriptions: [NodeIndex: any LiveSubscription] = [:]
  var log = StepLog()
  var stepNumber = 0

  /// The source behind each modifier that writes an environment value.
  var environmentSources: [NodeIndex: AttributeID] = [:]
  var preferences = PreferenceTable()
  var geometryObservers: [NodeIndex: GeometryObserver] = [:]
  /// Modifiers that change the coordinates of what is inside them.
  var drawingEffects: Set<NodeIndex> = []
  /// The environment value that says whether controls answer, and what it is when they do.
  package var enabling: (key: EnvironmentKey, isOn: any ComparableValue)?
  var rootEnvironment: [EnvironmentKey: RootEnvironmentValue] = [:]
  /// Makes what a window keeps above the root, when somebody first asks for it.
  package var windowEnvironment: [EnvironmentKey: () -> any ComparableValue] = [:]
  /// Rules of `ForEach` rows whose closure read an observable property.
  var rowRules: [NodeIndex: AttributeID] = [:]
  var deferredPlaces: Set<NodeIndex> = []
  var lazyContainers: Set<NodeIndex> = []
  /// Containers whose layout runs functions of the program.
  var programLayouts: Set<NodeIndex> = []
  /// Modifiers with a closure that layout calls, which may read state of the view (U97).
  var layoutClosures: Set<NodeIndex> = []
  /// The rows of lazy containers, while layout runs.
  var rowTables: [LayoutNodeID: RowTable] = [:]
  var screens: Set<NodeIndex> = []
  /// What the transaction of the update that runs says.
  var updateManner = TransactionManner()
  /// Modifiers `animation(_:value:)` and `transaction(value:)` whose value changed in the update
  /// that runs.
  var changedModifiers: Set<NodeIndex> = []
  var transactionModifiers: Set<NodeIndex> = []
  /// What modifiers have made of the transaction in the update that runs.
  var manners: [NodeIndex: TransactionManner] = [:]
  /// What was removed under an animation and is not gone yet (L13).
  var departing: [Departing] = []
  var offers: [OfferKey: [NodeIndex]] = [:]
  /// Places of views that are shown over the window.
  var presentations: Set<NodeIndex> = []
  var touch: OngoingTouch?
  /// Every `ViewThatFits`, and the child that each shows.
  var fittingContainers: Set<NodeIndex> = []
  var chosenSlots: [NodeIndex: Int32] = [:]
  var focus: FocusedField?
  var focusModifiers: Set<NodeIndex> = []
  var scrollOffsets: [NodeIndex: Point] = [:]
  /// What is to be scrolled to when the update that was asked for is done.
  var scrollRequests: [ScrollRequest] = []
  /// Scroll views that a person has moved in this step.
  var scrolledViews: [NodeIndex] = []
  /// What each `scrollPosition` was told last.
  var reportedPositions: [NodeIndex: ExplicitID] = [:]
  let layoutEngine = LayoutEngine()
  var layoutIsOutOfDate = true
  var lastLayout: LayoutResult?
  /// True while layout makes rows of a lazy container.
  var isRealising = false

  /// True while bodies run and their results are compared: writes are refused then (U44).
  package internal(set) var isUpdating = false
  /// True while properties are connected to their sources for a body that is about to run.
  var isInstalling = false
  /// The instance whose body runs now.
  package internal(set) var runningInstance: CompositeInstance?
  /// Why that body runs.
  var runningReasons = Reasons()
  /// What the rule that ran last produced.
  var evaluation: Result<ViewElement, any Error>?

  /// Views whose bodies run in one step at most; ten thousands of rows have fewer.
  static let bodyLimit = 250_000
  /// Elements of one `ForEach`; all of them have ids, however few rows are made (Z12).
  static let rowLimit = 2_000_000
  /// Writes of one step, each of which its report keeps.
  static let writeLimit = 500_000
  /// Moments of one wait at which timers, tasks or animations are due.
  static let momentLimit = 100_000
  /// Updates that one step may lead to before it is cut off.
  static let updateLimit = 100
  /// Rounds of jobs that are due at one moment before those that come next wait for the next step.
  static let roundLimit = 1_000
  /// Times one update may lay out the tree before it takes the sizes as they are.
  static let layoutLimit = 8

  /// Creates a runtime with nothing mounted.
  ///
  /// A runtime beside an evaluator shares its clock; one of a test has its own.
  package init(size: Size, profile: Profile, clock: VirtualClock = VirtualClock()) {
    self.size = size
    self.clock = clock
    self.profile = profile
    let link = RuntimeLink()
    runner = graph.addRunner { rule in link.runtime?.evaluate(rule) ?? false }
    link.runtime = self
  }

  package var isMounted: Bool { tree.root != .none }

  /// Lines the program printed, in order, for the current step's report.
  package func printed(_ line: String) {
    log.report.printed.append(line)
  }

  /// A warning SwiftUI would log; told once a step.
  package func warn(_ text: String) {
    guard log.warned.insert(text).inserted else { return }
    log.report.warnings.append(text)
  }

  /// An event of the host's, such as `tap`, for the current step's report.
  package func recordEvent(_ kind: String, at node: Int) {
    let index = tree.node(shown: node)
    guard index != .none else { return }
    log.report.events.append(EventReport(kind: kind, path: path(of: index)))
  }

  /// Keeps the first error of a step.
  func fail(_ error: any Error) {
    if error is RuntimeLimit { log.isOverLimit = true }
    if log.report.error == nil { log.report.error = String(describing: error) }
  }

  /// A picture of the dependency graph, for `:graph`.
  package func graphSnapshot() -> GraphSnapshot { graph.snapshot() }
}

/// Lets the graph's shared closure find the runtime without keeping it alive.
private final class RuntimeLink {
  unowned var runtime: Runtime?
}
