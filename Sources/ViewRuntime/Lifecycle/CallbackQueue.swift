/// What an update asks to be called when it is done.
struct CallbackQueue {
  /// One `onChange` whose value differs; every one of a pass sees the same pair (U143).
  struct Change {
    let node: NodeIndex
    let old: any ComparableValue
    let new: any ComparableValue
    let action: (any ComparableValue, any ComparableValue) throws -> Void
  }

  /// The end of an appearance.
  ///
  /// The element is kept: the node may be gone.
  struct Departure {
    let node: NodeIndex
    let element: ModifierElement
    /// `AnyView` with another type cannot animate the exchange: the old view goes first (C06).
    let isEarly: Bool
  }

  var changes: ContiguousArray<Change> = []
  var appearing: ContiguousArray<NodeIndex> = []
  var departures: ContiguousArray<Departure> = []
  var tasks: ContiguousArray<NodeIndex> = []

  var hasTasks: Bool { !tasks.isEmpty }
}
