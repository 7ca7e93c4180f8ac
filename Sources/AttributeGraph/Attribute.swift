/// The name of one cell of a graph: an *input* that is written, or a *rule* that is computed.
///
/// A plain index, so that millions can be stored; the index is given out again after removal.
package struct AttributeID: Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// The closure behind one or many rules; tells whether the rule's output changed.
package struct RunnerID: Hashable, Sendable {
  let rawValue: Int32
}

/// One cell in the arena.
///
/// Trivially copyable and small, as there may be several for each row of a list: links are indices
/// into the arenas, `none` ends a list. A list's first edge knows its last one.
struct AttributeRecord {
  enum Role: UInt8 { case free, input, rule }

  /// How far a rule is known to agree with its sources.
  enum Status: UInt8 {
    case upToDate
    /// A source of a source changed; only asking it tells whether this rule has to run.
    case unknown
    case outOfDate
  }

  /// The list of what this rule reads, in reading order.
  var firstSource = none
  /// The list of who reads this attribute, in the order they began to.
  var firstReader = none
  /// When the value last changed, and when a rule last agreed with its sources; both by the
  /// graph's clock.
  var changedAt: UInt32 = 0
  var checkedAt: UInt32 = 0
  /// The run that read this attribute last, so that reading twice in a run makes one edge.
  var lastRun: UInt32 = 0
  /// The place of its name and its runner, which many attributes share.
  var kind: Int32
  /// A number of the owner's, to find its own record again.
  var tag: Int32
  var role: Role
  var status: Status
  var isRunning = false
  var isChecking = false
}

/// What attributes have in common that are made in the same way.
struct AttributeKind: Hashable {
  let name: String
  /// The closure that runs the rules; `none` for inputs.
  let runner: Int32
}

/// Ends a list of indices.
let none: Int32 = -1

extension ContiguousArray {
  /// Arena access by a stored 32-bit link.
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }
}
