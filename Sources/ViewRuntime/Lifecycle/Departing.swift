import VirtualTime

/// A subtree that no body shows any more and whose removal transition still runs: its state lives
/// on, and it is revived if it is wanted again before the end (L13, I31).
struct Departing {
  let node: NodeIndex
  /// The place it was at.
  let parent: NodeIndex
  let slot: Int32
  /// The id of a `ForEach` element.
  let rowID: ExplicitID?
  /// When it is over; `nil` for what a lazy container parked (I41).
  let alarm: AlarmID?
}
