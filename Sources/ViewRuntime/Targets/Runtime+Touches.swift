import VirtualTime

extension Runtime {
  package var isTouched: Bool { touch != nil }

  /// The kinds of touches that something at a node answers to.
  package func touchKinds(of node: Int) -> TouchKinds {
    var kinds = TouchKinds()
    for follower in followers(at: node) { kinds.formUnion(needs(of: follower)?.kinds ?? []) }
    return kinds
  }

  /// Taps a view: as often as it asks for, unless it is said how often.
  package func tap(on node: Int, times: Int?, at place: Point?) throws {
    try focusField(node)
    let followers = followers(at: node)
    if followers.isEmpty, let interaction = interaction(of: node) {
      if case .tap(let select) = interaction { try select() }
      return
    }
    let counts = followers.compactMap { follower -> Int? in
      needs(of: follower).flatMap { $0.kinds.contains(.tap) ? $0.taps : nil }
    }
    let count = times ?? counts.min() ?? 1
    for number in 1...max(count, 1) {
      if touch == nil { begin(followers, on: node, at: place) }
      try lower()
      touch?.touch.taps += 1
      try lift(isOver: number == count)
    }
  }

  /// Puts a finger on a view and leaves it there, until `release()`.
  package func press(on node: Int, at place: Point? = nil) throws {
    begin(followers(at: node), on: node, at: place)
    try lower()
  }

  /// Presses a view for a time, or as long as it asks for.
  package func longPress(on node: Int, for interval: Interval?) throws {
    let durations = followers(at: node).flatMap { needs(of: $0)?.durations ?? [] }
    try press(on: node)
    wait(until: clock.now + (interval ?? Interval(seconds: durations.max() ?? 0)))
    try release()
  }

  /// Lifts the finger; a touch that has not moved was a tap.
  package func release() throws {
    guard let touch else { return }
    if touch.touch.reach == 0 { touch.touch.taps += 1 }
    try lift(isOver: true)
  }

  /// Moves a finger over a view in two moves, with an update after each, and lifts it: one that is
  /// down already, or another one.
  package func drag(
    on node: Int, by distance: Point, from place: Point?, in interval: Interval?
  ) throws {
    if touch == nil { try press(on: node, at: place) }
    guard let touch else { return }
    let begin = touch.touch.translation
    touch.noteTime(clock.now)
    if touch.touch.reach == 0 { touch.touch.stillSeconds = touch.touch.seconds }
    if let interval, interval.seconds > 0 {
      touch.touch.velocity = Point(
        x: distance.x / interval.seconds, y: distance.y / interval.seconds)
    }
    try move(interval) { share in
      touch.touch.translation = Point(
        x: begin.x + distance.x * share, y: begin.y + distance.y * share)
      let moved = touch.touch.translation
      touch.touch.reach = max(
        touch.touch.reach, (moved.x * moved.x + moved.y * moved.y).squareRoot())
    }
    try lift(isOver: true)
  }

  /// Moves two fingers on a view: apart by a factor, or around each other.
  package func pinch(
    on node: Int, to scale: Double, turning degrees: Double, in interval: Interval?
  ) throws {
    begin(followers(at: node), on: node, at: nil)
    guard let touch else { return }
    touch.touch.fingers = 2
    try lower()
    if let interval, interval.seconds > 0 {
      touch.touch.spin = (degrees == 0 ? scale - 1 : degrees) / interval.seconds
    }
    try move(interval) { share in
      touch.touch.scale = 1 + (scale - 1) * share
      touch.touch.degrees = degrees * share
    }
    try lift(isOver: true)
  }

  private func move(_ interval: Interval?, _ change: (Double) -> Void) throws {
    for share in [0.5, 1] {
      if let interval { wait(until: clock.now + Interval(seconds: interval.seconds / 2)) }
      change(share)
      try sendTouch()
    }
  }

  private func lower() throws {
    guard let touch else { return }
    touch.began = clock.now
    touch.touch.isUp = false
    setPressed(true, touch)
    setPressAlarms()
    try sendTouch()
  }

  private func lift(isOver: Bool) throws {
    guard let touch else { return }
    touch.touch.isUp = true
    touch.touch.isOver = isOver
    setPressed(false, touch)
    try sendTouch()
    if touch.isDecided || isOver { endTouch() }
  }

  /// A press becomes a long one without anything else happening.
  private func setPressAlarms() {
    guard let touch else { return }
    let durations = Set(touch.followers.flatMap { needs(of: $0)?.durations ?? [] })
    for duration in durations.sorted() where duration > 0 {
      touch.alarms.append(
        clock.schedule(after: Interval(seconds: duration)) { [unowned self, weak touch] in
          guard let touch, self.touch === touch else { return }
          try self.sendTouch()
        })
    }
  }

  private func begin(_ followers: [TouchFollower], on node: Int, at place: Point?) {
    endTouch()
    let origin = TouchOrigin { [unowned self] in start(on: node, at: place) }
    touch = OngoingTouch(Touch(origin: origin), followers: followers, began: clock.now)
  }

  /// Where the fingers come down on a view: in its middle, unless it is said where.
  private func start(on node: Int, at place: Point?) -> Point {
    let index = tree.node(shown: node)
    let drawn = index == .none ? nil : drawnBounds(of: index, currentLayout())
    let bounds = drawn?.bounds ?? Rectangle(origin: .zero, size: size)
    let offset = place ?? Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    let point = bounds.origin.moved(by: offset)
    return drawn?.transform?.applied(to: point) ?? point
  }

  /// Forgets the touch that goes on, without telling anybody.
  func endTouch() {
    for alarm in touch?.alarms ?? [] { clock.cancel(alarm) }
    touch = nil
  }
}
