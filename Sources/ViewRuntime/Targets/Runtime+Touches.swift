import VirtualTime

/// A press that is held from one step to a later one.
struct HeldTouch {
  let node: Int
  let began: Moment
}

extension Runtime {
  package var isPressHeld: Bool { heldTouch != nil }

  /// Begins a press that `releasePress()` ends.
  package func beginPress(_ response: TouchResponse, on node: Int) throws {
    heldTouch = HeldTouch(node: node, began: clock.now)
    try response.change(Touch(.press))
  }

  /// Ends the press; the gesture is the one the view has by now.
  package func releasePress() throws {
    guard let held = heldTouch else { return }
    heldTouch = nil
    guard case .touch(let response) = interaction(of: held.node) else { return }
    try response.end(Touch(.press, seconds: (clock.now - held.began).seconds))
  }

  /// Moves a finger over a view in two moves, with an update after each, and lifts it.
  package func drag(on node: Int, by distance: Point) throws {
    for share in [0.5, 1] {
      let place = Point(x: distance.x * share, y: distance.y * share)
      guard case .touch(let response) = interaction(of: node) else { return }
      try response.change(Touch(.drag, location: place))
      settleFrame()
    }
    guard case .touch(let response) = interaction(of: node) else { return }
    try response.end(Touch(.drag, location: distance))
  }
}
