extension Runtime {
  /// Calls what the last update asked for, when the tree is complete and laid out (L02).
  ///
  /// `onChange` first, in written order with the values of this pass (U142, U143); then what
  /// appeared, inner before outer (U151), `onChange(initial:)` among it (L05); then what
  /// disappeared (U149, I36). Writes made here wait for the next update (U43).
  func runCallbacks() {
    let queue = callbacks
    callbacks = CallbackQueue(tasks: queue.tasks, orderedTasks: queue.orderedTasks)
    refreshSubscriptions(queue.resubscriptions)
    let departures = queue.departures.sorted { tree.appearsBefore($0.node, $1.node) }
    for preference in queue.preferences { run(preference) }
    for change in queue.changes.sorted(by: { tree.isWrittenBefore($0.node, $1.node) }) {
      run(change)
    }
    for departure in departures where departure.isEarly { run(departure) }
    for node in queue.appearing.sorted(by: { tree.appearsBefore($0, $1) }) { appear(node) }
    for node in queue.inserted { appearInRow(node) }
    for departure in departures where !departure.isEarly { run(departure) }
    orderTasks()
  }

  /// Tasks of one pass begin inner before outer, those of an earlier pass before them (L06).
  private func orderTasks() {
    callbacks.tasks[callbacks.orderedTasks...].sort {
      tree.appearsBefore($0.node, $1.node)
    }
    callbacks.orderedTasks = callbacks.tasks.count
  }

  /// Starts what `task` asked for, after all other callbacks (L06).
  ///
  /// A task exists from the appearance on: that of a view which has gone since begins as well, and
  /// finds itself cancelled (L15).
  func runTasks() {
    orderTasks()
    let starts = callbacks.tasks
    callbacks.tasks.removeAll()
    callbacks.orderedTasks = 0
    for start in starts where tree[start.node].kind == .modifier {
      // One whose id has changed ends first (L16).
      cancelTask(of: start.node)
      call("task", at: start.node) { taskCancellations[start.node] = try start.begin() }
      if !tree[start.node].flags.contains(.hasAppeared) { cancelTask(of: start.node) }
    }
  }

  /// Puts a modifier that has just been made, or shown, in the queue if it wants to be told.
  func queueAppearance(of node: NodeIndex, _ effect: ModifierEffect) {
    guard !tree[node].flags.contains(.isHidden) else { return }
    switch effect {
    case .appear, .disappear, .task, .subscription, .change(_, initial: true, _, _):
      callbacks.appearing.append(node)
    default: break
    }
  }

  /// Compares an `onChange` or `task` with its new element and queues what follows.
  func queueChange(at node: NodeIndex, from old: ModifierElement, to new: ModifierElement) {
    switch (old.effect, new.effect) {
    case (
      .change(let before, _, _, let previousAction),
      .change(let after, _, let usesPreviousAction, let action)
    ):
      guard !after.isEqual(to: before) else { return }
      log.effects += 1
      callbacks.changes.append(
        .init(
          node: node, old: before, new: after,
          action: usesPreviousAction ? previousAction : action))
    case (.subscription(let before, _, _), .subscription(let after, _, _)):
      callbacks.resubscriptions.append(
        .init(node: node, isOther: !after.isEqual(to: before)))
    case (.task(let before, _), .task(let after, let begin)):
      guard !areEqual(before, after), tree[node].flags.contains(.hasAppeared) else { return }
      note("taskCancelled", at: node)
      callbacks.tasks.append(.init(node: node, begin: begin))
    default: break
    }
  }

  /// Queues the end of an appearance, if the modifier has had one.
  func queueDeparture(of node: NodeIndex, isEarly: Bool = false) {
    guard tree[node].flags.contains(.hasAppeared),
      case .modifier(let element) = tree[node].payload
    else { return }
    tree[node].flags.remove(.hasAppeared)
    callbacks.departures.append(.init(node: node, element: element, isEarly: isEarly))
  }

  private func appear(_ node: NodeIndex) {
    guard isAlive(node), tree[node].flags.isDisjoint(with: [.isHidden, .hasAppeared]),
      case .modifier(let element) = tree[node].payload
    else { return }
    tree[node].flags.insert(.hasAppeared)
    switch element.effect {
    case .appear(let action):
      for _ in 0..<appearances(of: node) {
        call("onAppear", at: node, action)
      }
    case .change(let value, true, _, let action):
      call("onChange", at: node) { try action(value, value) }
    case .task(_, let begin): callbacks.tasks.append(.init(node: node, begin: begin))
    case .subscription: subscribe(node)
    default: break
    }
  }

  /// How often an appear action on several views runs: once (I17), in a `List` once a row (C09).
  private func appearances(of node: NodeIndex) -> Int {
    guard isListRow(node) else { return 1 }
    var views = 0
    tree.forEachLaidOutView(below: node) { _ in views += 1 }
    return max(views, 1)
  }

  /// True if a record stands in a row of a `List`, in no other container.
  private func isListRow(_ node: NodeIndex) -> Bool {
    var container = tree.parentContainer(of: node)
    while container != .none, case .container(let element) = tree[container].payload {
      if case .list = element.layout { return true }
      guard element.layout == .section else { return false }
      container = tree.parentContainer(of: container)
    }
    return false
  }

  /// In a row of a `List` an appear action on several views belongs to each: a view that comes
  /// later runs it again (I18).
  private func appearInRow(_ node: NodeIndex) {
    guard isAlive(node), !tree[node].flags.contains(.isHidden), isListRow(node) else { return }
    var modifier = tree[node].parent
    while modifier != .none, tree[modifier].kind != .container, tree[modifier].kind != .row {
      if tree[modifier].flags.contains(.hasAppeared), !marks(of: modifier).contains(.created),
        case .modifier(let element) = tree[modifier].payload,
        case .appear(let action) = element.effect
      {
        call("onAppear", at: modifier, action)
      }
      modifier = tree[modifier].parent
    }
  }

  private func run(_ change: CallbackQueue.Change) {
    guard isAlive(change.node) else { return }
    let calls = log.changeCalls[change.node, default: 0]
    guard calls < 2 else {
      // SwiftUI's guard against an action that changes its own value (U144, C10).
      warn(
        "onChange(of: \(change.new.typeName)) action tried to update multiple times per frame.")
      return
    }
    log.changeCalls[change.node] = calls + 1
    call(typeName(of: change.node), at: change.node) {
      try change.action(change.old, change.new)
    }
  }

  private func run(_ preference: CallbackQueue.Preference) {
    guard isAlive(preference.node) else { return }
    let calls = log.changeCalls[preference.node, default: 0]
    guard calls < 2 else {
      warn("Bound preference \(preference.key.name) tried to update multiple times per frame.")
      return
    }
    log.changeCalls[preference.node] = calls + 1
    call("onPreferenceChange", at: preference.node) { try preference.action(preference.value) }
  }

  private func run(_ departure: CallbackQueue.Departure) {
    switch departure.element.effect {
    case .disappear(let action):
      call("onDisappear", at: departure.node, action)
    case .task:
      note("taskCancelled", at: departure.node)
      cancelTask(of: departure.node)
    case .subscription: unsubscribe(departure.node)
    default: break
    }
  }

  /// Cancels what a `task` has started; that ends when it finds out (L14).
  private func cancelTask(of node: NodeIndex) {
    guard let cancel = taskCancellations.removeValue(forKey: node) else { return }
    call(cancel)
  }

  /// Cancels every task of a tree that is put away.
  func cancelTasks() {
    for node in taskCancellations.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      cancelTask(of: node)
    }
  }

  func call(_ action: Action) {
    do { try action() } catch { fail(error) }
  }

  /// Records an event and calls its action; what that writes is told as written there.
  private func call(_ kind: String, at node: NodeIndex, _ action: Action) {
    let outer = log.event
    log.event = note(kind, at: node)
    defer { log.event = outer }
    call(action)
  }

  /// Records an event of a modifier under the path of the one view it is applied to.
  @discardableResult
  private func note(_ kind: String, at node: NodeIndex) -> EventReport? {
    // What the library does for itself is no event of the program's.
    guard tree[node].kind == .modifier else { return nil }
    var views: [NodeIndex] = []
    tree.forEachVisibleChild(of: node) { views.append($0) }
    let subject = views.count == 1 ? views[0] : node
    let event = EventReport(kind: kind, path: path(of: subject))
    log.report.events.append(event)
    return event
  }

  /// True until the record is removed.
  func isAlive(_ node: NodeIndex) -> Bool {
    tree[node].kind != .free && !marks(of: node).contains(.removed)
  }
}
