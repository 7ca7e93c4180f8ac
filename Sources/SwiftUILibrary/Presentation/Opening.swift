import IR
import Interpreter
import ViewRuntime

/// Whether something that a gesture opens is open: a menu, the actions beside a row.
final class Opening: ViewMemory {
  private var isOpen = false

  override var opening: Action? { isOpen ? nil : { [self] in setOpen(true) } }

  override var closing: Action? { isOpen ? { [self] in setOpen(false) } : nil }

  override func close() throws(Trap) { setOpen(false) }

  /// The views that are shown while it is open.
  func content(_ kept: KeptPart, _ field: String, as type: TypeID?) throws(Trap) -> ViewElement {
    guard isOpen else { return .empty }
    return try kept.field(field, as: type) {
      $0.stack = nil
      $0.selection = nil
      $0.closing = self
    }
  }

  private func setOpen(_ isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    let old = self.isOpen
    self.isOpen = isOpen
    noteChange(of: "isOpen", from: String(old), to: String(isOpen))
  }
}

extension Part {
  /// Views that a gesture brings up and a tap on one of them takes away again.
  func opened(_ field: String, as type: TypeID?, by owner: String) -> ViewElement {
    let kept = kept()
    let bridge = bridge
    return .dynamic(
      DynamicElement(
        sources: [], remember: { Opening(bridge, of: owner) },
        make: { opening in try opening.content(kept, field, as: type) }))
  }
}
