import VirtualTime

/// One touch, from the moment fingers come down until nothing can follow: who follows it, and what
/// each was told last.
final class OngoingTouch {
  var touch: Touch
  /// In the order in which they may win.
  var followers: [TouchFollower]
  /// When the fingers came down last.
  var began: Moment
  var alarms: [AlarmID] = []
  /// One of those that exclude each other has won.
  var isDecided = false

  init(_ touch: Touch, followers: [TouchFollower], began: Moment) {
    self.touch = touch
    self.followers = followers
    self.began = began
  }

  func noteTime(_ now: Moment) { touch.seconds = (now - began).seconds }
}

/// A gesture or control that a touch may be for.
struct TouchFollower {
  let node: NodeIndex
  /// The node's number: its place in the tree may be another's by the time of the next move.
  let shown: Int32
  let precedence: TouchPrecedence
  var before: Touch?
  var isOut = false
}

extension Runtime {
  /// The gestures and the control around a node, in the order in which they may win: those of high
  /// priority from the outside, then the others from the inside.
  func followers(at node: Int) -> [TouchFollower] {
    let start = tree.node(shown: node)
    guard start != .none else { return [] }
    var found: [TouchFollower] = []
    var current = owner(ofInteractionAt: start)
    while current != .none, !presentations.contains(current) {
      switch ownInteraction(of: current) {
      case .tap, .toggle:
        if !isDisabled(current) { found.append(follower(current, .normal)) }
      case .touch(let response):
        if !response.lets { found.removeAll() }
        if response.answers, !isDisabled(current) {
          found.append(follower(current, response.precedence))
        }
      default: break
      }
      current = tree[current].parent
    }
    return found.reversed().filter { $0.precedence == .high }
      + found.filter { $0.precedence != .high }
  }

  private func follower(
    _ node: NodeIndex, _ precedence: TouchPrecedence
  ) -> TouchFollower {
    TouchFollower(node: node, shown: tree[node].shownID, precedence: precedence)
  }

  /// True while the view is there.
  private func isThere(_ follower: TouchFollower) -> Bool {
    isAlive(follower.node) && tree[follower.node].shownID == follower.shown
  }

  /// What a follower waits for; a control waits for a tap.
  func needs(of follower: TouchFollower) -> TouchNeeds? {
    switch ownInteraction(of: follower.node) {
    case .tap, .toggle: TouchNeeds(kinds: .tap, taps: 1, durations: [])
    case .touch(let response): attempt { try response.needs() }
    default: nil
    }
  }

  /// Lets everybody see how far the touch has come, then shows what has changed.
  func sendTouch() throws {
    guard let ongoing = touch else { return }
    ongoing.noteTime(clock.now)
    let now = ongoing.touch
    var phases: [TouchPhase] = []
    for follower in ongoing.followers {
      phases.append(follower.isOut ? .failed : try phase(of: follower, now))
    }
    if !ongoing.isDecided, let winner = winner(of: ongoing, phases) {
      ongoing.isDecided = true
      for index in ongoing.followers.indices
      where index != winner && ongoing.followers[index].precedence != .simultaneous {
        try dismiss(index, of: ongoing)
      }
    }
    for index in ongoing.followers.indices where !ongoing.followers[index].isOut {
      let follower = ongoing.followers[index]
      // Another tap may follow, and an earlier one wait for it.
      if phases[index] == .ended, !ongoing.isDecided, follower.precedence != .simultaneous {
        continue
      }
      try tell(follower, now)
      ongoing.followers[index].before = now
      if now.isUp, phases[index] == .failed { ongoing.followers[index].isOut = true }
    }
    settleFrame()
  }

  /// Who has it: the first that goes on or has ended, unless one before it may still have a tap.
  ///
  /// "A lower precedence than gestures defined by the view" (documentation of `gesture`): a drag of
  /// no distance around a button waits until the touch can be no tap any more.
  private func winner(of ongoing: OngoingTouch, _ phases: [TouchPhase]) -> Int? {
    for (index, phase) in phases.enumerated()
    where ongoing.followers[index].precedence != .simultaneous {
      switch phase {
      case .active, .ended: return index
      case .possible where ongoing.touch.taps > 0 && !ongoing.touch.isOver: return nil
      case .possible where !ongoing.touch.isUp && ongoing.touch.reach == 0:
        let waits = needs(of: ongoing.followers[index])?.kinds.contains(.tap) ?? false
        if waits { return nil }
      default: continue
      }
    }
    return nil
  }

  private func dismiss(_ index: Int, of ongoing: OngoingTouch) throws {
    ongoing.followers[index].isOut = true
    guard ongoing.followers[index].before != nil else { return }
    var cancelled = ongoing.touch
    cancelled.isCancelled = true
    try tell(ongoing.followers[index], cancelled)
  }

  private func phase(of follower: TouchFollower, _ touch: Touch) throws -> TouchPhase {
    guard isThere(follower) else { return .failed }
    switch ownInteraction(of: follower.node) {
    case .touch(let response): return try response.phase(touch, geometry(of: follower.node))
    case .tap, .toggle:
      return touch.phase(ofTaps: 1)
    default: return .failed
    }
  }

  /// The gesture is the one that the view has by now.
  private func tell(_ follower: TouchFollower, _ touch: Touch) throws {
    guard isThere(follower) else { return }
    switch ownInteraction(of: follower.node) {
    case .touch(let response):
      try response.tell(touch, before: follower.before, geometry(of: follower.node))
    case .tap(let action): if isTap(follower, touch) { try action() }
    case .toggle(let isOn, let set): if isTap(follower, touch) { try set(!isOn) }
    default: break
    }
  }

  private func isTap(_ follower: TouchFollower, _ touch: Touch) -> Bool {
    touch.phase(ofTaps: 1) == .ended && follower.before?.phase(ofTaps: 1) != .ended
  }

  /// Tells the controls under a finger that it came down or was lifted.
  func setPressed(_ isPressed: Bool, _ ongoing: OngoingTouch) {
    for follower in ongoing.followers where !(isPressed && follower.isOut) && isThere(follower) {
      guard case .tap = ownInteraction(of: follower.node) else { continue }
      let content = tree.firstContent(of: follower.node)
      guard content != .none, case .dynamic(let place) = tree[content].payload else { continue }
      place.memory?.setPressed(isPressed)
    }
  }

  private func geometry(of node: NodeIndex) -> GeometryHandle {
    GeometryHandle(runtime: self, shown: Int(tree[node].shownID))
  }
}
