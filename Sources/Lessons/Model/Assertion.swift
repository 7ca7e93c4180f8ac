/// What a task can demand of a step: a small closed set, so that harmless differences between
/// answers never matter.
package enum Assertion: Hashable, Sendable {
  case kept(NodePattern)
  case created(NodePattern)
  case removed(NodePattern)
  case updated(NodePattern)
  /// State was lost and began anew; of one name, if it is given.
  case reset(NodePattern, name: String?)
  /// How often bodies ran; those of one view, if it is named.
  case bodies(String?, Int)
  case state(owner: String, name: String, value: String)
  case textsHave(String)
  /// No body ran only to return what it had returned before.
  case nothingWasted

  /// The forms there are, for messages.
  package static let forms = [
    "kept TYPE", "created TYPE", "removed TYPE", "updated TYPE", "reset TYPE", "bodies = N",
    "bodies NAME = N", "state OWNER.NAME = VALUE", "texts has \"…\"", "wasted none",
  ]
}
