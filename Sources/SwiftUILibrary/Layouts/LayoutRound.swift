import Interpreter
import ViewRuntime

/// One call into a layout of the program: the children it may ask, and where it put them.
final class LayoutRound: Location {
  let children: LayoutProxies
  var placements: [ChildPlacement]

  init(_ children: LayoutProxies, _ bridge: ViewBridge) {
    self.children = children
    placements = Array(repeating: .centred, count: children.count)
    super.init(bridge)
  }
}

extension Feature {
  /// The child that a call is about.
  static func layoutChild(_ call: NativeCall) throws(Trap) -> LayoutProxy? {
    let bridge = try ViewBridge.of(call)
    let index = call[1].asInt
    guard let round = bridge.location(call[0]) as? LayoutRound,
      round.children.indices.contains(index)
    else { return nil }
    return round.children[index]
  }

  static func sizeLayoutChild(_ call: NativeCall) throws(Trap) -> Value {
    let proposal = ProposedSize(width: length(call[2]), height: length(call[3]))
    let size = try layoutChild(call)?.size(proposal) ?? .zero
    return try ViewBridge.of(call).makeSize(size)
  }

  static func measureLayoutChild(_ call: NativeCall) throws(Trap) -> Value {
    let proposal = ProposedSize(width: length(call[2]), height: length(call[3]))
    guard let child = try layoutChild(call) else {
      throw .internalError("a subview of another layout")
    }
    return try ViewBridge.of(call).makeDimensions(GuideContext(of: child, proposal))
  }

  /// Notes where a child goes: `place(at:)` names the point of the child's anchor (G45).
  static func placeLayoutChild(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    guard let child = try layoutChild(call), let round = bridge.location(call[0]) as? LayoutRound
    else { return .void }
    let proposal = ProposedSize(width: length(call[6]), height: length(call[7]))
    let size = child.size(proposal)
    round.placements[call[1].asInt] = .at(
      Point(
        x: call[2].asNumber - size.width * call[4].asNumber,
        y: call[3].asNumber - size.height * call[5].asNumber), proposal)
    return .void
  }

  private static func length(_ value: Value) -> Double? {
    value.isNumber ? value.asNumber : nil
  }
}
