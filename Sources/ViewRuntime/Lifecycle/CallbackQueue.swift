/// What an update asks to be called when it is done.
struct CallbackQueue {
  /// One `onChange` whose value differs; every one of a pass sees the same pair (U143).
  struct Change {
    let node: NodeIndex
    let old: any ComparableValue
    let new: any ComparableValue
    let action: (any ComparableValue, any ComparableValue) throws -> Void
  }

  /// One `onPreferenceChange` whose value differs.
  struct Preference {
    let node: NodeIndex
    let key: PreferenceKey
    let value: any ComparableValue
    let action: (any ComparableValue) throws -> Void
  }

  /// A view that listens has a new value; `isOther` if that has another publisher.
  struct Resubscription {
    let node: NodeIndex
    let isOther: Bool
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

  /// A task that is to begin, as the view wanted it when that was decided (L28).
  struct Start {
    let node: NodeIndex
    let begin: () throws -> Action
  }

  var preferences: ContiguousArray<Preference> = []
  var changes: ContiguousArray<Change> = []
  var appearing: ContiguousArray<NodeIndex> = []
  /// The topmost records of what was added to something that was there before.
  var inserted: ContiguousArray<NodeIndex> = []
  var departures: ContiguousArray<Departure> = []
  var tasks: ContiguousArray<Start> = []
  /// How many of the tasks come from earlier passes, whose order stands.
  var orderedTasks = 0
  var resubscriptions: ContiguousArray<Resubscription> = []

  var hasTasks: Bool { !tasks.isEmpty }
}
