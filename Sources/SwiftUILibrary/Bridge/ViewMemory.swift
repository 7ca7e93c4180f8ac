import Interpreter
import ViewRuntime

/// What a view of the library keeps for as long as it has its identity: which screens are pushed,
/// whether a menu is open.
class ViewMemory: PlaceMemory {
  unowned let bridge: ViewBridge
  private let ownSource: OwnedSource
  private let owner: String

  init(_ bridge: ViewBridge, of owner: String) {
    self.bridge = bridge
    self.owner = owner
    ownSource = bridge.runtime.makeOwnedSource(name: owner)
  }

  var source: SourceID { ownSource.id }

  /// Closes what was opened last; `nil` if nothing is open.
  var closing: Action? { nil }

  /// Opens what is shown on demand; `nil` if it is open, or there is no such thing.
  var opening: Action? { nil }

  /// A finger comes down on the view, or is lifted.
  func setPressed(_ isPressed: Bool) {}

  /// Ends what is shown.
  func close() throws(Trap) {}

  /// Reports a change under the owner's name and has the view made again.
  func noteChange(of property: String, from old: String, to new: String) {
    let report = WriteReport(
      name: "\(owner).\(property)", old: old, new: new, isChange: true, readers: 0)
    bridge.runtime.write(source, report) {}
  }
}
