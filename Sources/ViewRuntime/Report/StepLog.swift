import AttributeGraph

/// What happened in a step, as the update noted it: indices and references, no text.
///
/// Sentences and paths are made only when a report asks for them, so that a small update stays
/// small however large the tree is.
struct StepLog {
  /// The topmost record of something that went.
  struct Removal {
    let node: NodeIndex
    let parent: NodeIndex
    let cause: Cause
  }

  /// A node whose own arguments changed, and what they were at the start of the step.
  struct Change {
    let node: NodeIndex
    let old: Payload
  }

  /// A property of a removed node.
  struct Loss {
    let node: NodeIndex
    let property: Int
    let value: String
  }

  var runs = RunLog()
  /// Composite nodes that were handed a value equal to the one they had.
  var equalValues: ContiguousArray<NodeIndex> = []
  var creations = CreationLog()
  var removals: ContiguousArray<Removal> = []
  var changes: ContiguousArray<Change> = []
  /// Rows of a `ForEach` that changed their order, and nodes in them.
  var movedNodes: ContiguousArray<NodeIndex> = []
  var losses: ContiguousArray<Loss> = []
  var removedRowIDs: [NodeIndex: ExplicitID] = [:]
  /// New elements of a lazy container's `ForEach`, whose rows layout makes later.
  var lazyInserts: [NodeIndex: Set<ExplicitID>] = [:]
  /// The first and the latest change of each source.
  var firstWrites: [AttributeID: WriteReport] = [:]
  /// Changes of what nothing has ever read.
  var unreadWrites = 0
  var latestWrites: [AttributeID: WriteReport] = [:]
  var warned: Set<String> = []
  /// True once the step has reached a limit: it is undone, so what is left of it need not run.
  var isOverLimit = false
  /// Sources that fired while bodies ran and wait for another update.
  var deferredFirings: Set<AttributeID> = []
  /// The callback that runs now.
  var event: EventReport?
  /// How often each `onChange` was called.
  var changeCalls: [NodeIndex: Int] = [:]

  var created = 0
  var updated = 0
  var removed = 0
  var moved = 0
  /// Live nodes with a mark; the rest is unchanged.
  var touched = 0
  /// What was updated more than once.
  var repeatedUpdates: Set<NodeIndex> = []
  /// What was updated under an animation, and how long that takes.
  var animations: [NodeIndex: AnimationSpan] = [:]
  /// What was removed and is kept: for how long its transition takes, or parked.
  var departures: [NodeIndex: AnimationSpan?] = [:]
  /// Counts everything that changed, to tell whether a body's run had an effect.
  var effects = 0

  /// The step whose details are here; a later one has taken its place, or none is left.
  var step = 0
  /// What goes into the report as it is.
  var report = StepReport()
}

/// Why a record was made or removed.
enum Cause {
  case mounted
  /// The body around it shows something where there was nothing, or the other way round.
  case appeared
  case vanished
  case branch
  indirect case identity(from: ExplicitID?, to: ExplicitID?)
  indirect case erasure(from: String, to: String)
  indirect case type(from: String, to: String)
  /// An element of a `ForEach`, by its id.
  case row, rowGone
  /// A lazy container, a tab: made when first needed.
  case realised
  case released
  /// It was on its way out and is wanted again.
  case revived
}
