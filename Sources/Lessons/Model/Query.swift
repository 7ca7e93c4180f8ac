/// What a prediction asks about a step; the simulator knows the answer.
package enum Query: Hashable, Sendable {
  /// How many bodies ran; of one view, if it is named.
  case bodies(String?)
  /// Which bodies ran, in order.
  case ran
  case texts
  case printed
  /// The value of a state, of every node that has it.
  case state(owner: String, name: String)
  /// The value of a state that was destroyed.
  case lost(owner: String, name: String)
  /// How many nodes of a type.
  case created(NodePattern)
  case removed(NodePattern)
  case updated(NodePattern)
  case kept(NodePattern)

  /// The forms there are, for messages.
  package static let forms = [
    "bodies", "bodies NAME", "ran", "texts", "printed", "state OWNER.NAME", "lost OWNER.NAME",
    "created TYPE", "removed TYPE", "updated TYPE", "kept TYPE",
  ]
}
