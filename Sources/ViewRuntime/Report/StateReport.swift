/// One state of one node: alive after the step, or lost in it.
package struct StateReport: Sendable {
  package enum Change: String, Sendable { case created, changed, kept }

  package var owner: String
  package var path: String
  package var name: String
  package var value: String
  /// The value before the step, where it changed.
  package var was: String?
  package var change: Change

  package init(
    owner: String, path: String, name: String, value: String, was: String? = nil, change: Change
  ) {
    self.owner = owner
    self.path = path
    self.name = name
    self.value = value
    self.was = was
    self.change = change
  }
}
