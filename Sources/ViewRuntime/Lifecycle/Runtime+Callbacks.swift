extension Runtime {
  /// Calls what the last update asked for, when the tree is complete and laid out (L02).
  ///
  /// `onChange` first, in written order with the values of this pass (U142, U143); then what
  /// appeared, inner before outer (U151), `onChange(initial:)` among it (L05); then what
  /// disappeared (U149, I36). Writes made here wait for the next update (U43).
  func runCallbacks() {
    let queue = callbacks
    callbacks = CallbackQueue(tasks: queue.tasks)
    let departures = queue.departures.sorted { tree.appearsBefore($0.node, $1.node) }
    for change in queue.changes.sorted(by: { tree.isWrittenBefore($0.node, $1.node) }) {
      run(change)
    }
    for departure in departures where departure.isEarly { run(departure) }
    for node in queue.appearing.sorted(by: { tree.appearsBefore($0, $1) }) { appear(node) }
    for departure in departures where !departure.isEarly { run(departure) }
  }

  /// Starts what `task` asked for, after all other callbacks (L06).
  func runTasks() {
    let nodes = callbacks.tasks.sorted { tree.appearsBefore($0, $1) }
    callbacks.tasks.removeAll()
    for node in nodes where isAlive(node) && !tree[node].flags.contains(.isHidden) {
      guard case .modifier(let element) = tree[node].payload,
        case .task(_, let action) = element.effect
      else { continue }
      note("task", at: node)
      call(action)
    }
  }

  /// Puts a modifier that has just been made, or shown, in the queue if it wants to be told.
  func queueAppearance(of node: NodeIndex, _ effect: ModifierEffect) {
    guard !tree[node].flags.contains(.isHidden) else { return }
    switch effect {
    case .appear, .disappear, .task, .change(_, initial: true, _, _):
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
    case (.task(let before, _), .task(let after, _)):
      guard !areEqual(before, after), tree[node].flags.contains(.hasAppeared) else { return }
      note("taskCancelled", at: node)
      callbacks.tasks.append(node)
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
        note("onAppear", at: node)
        call(action)
      }
    case .change(let value, true, _, let action):
      note("onChange", at: node)
      call { try action(value, value) }
    case .task: callbacks.tasks.append(node)
    default: break
    }
  }

  /// How often an appear action on several views runs: once (I17), in a `List` once a row (C09).
  private func appearances(of node: NodeIndex) -> Int {
    let container = tree.parentContainer(of: node)
    guard container != .none, case .container(let element) = tree[container].payload,
      case .list = element.layout
    else { return 1 }
    var views = 0
    tree.forEachLaidOutView(below: node) { _ in views += 1 }
    return max(views, 1)
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
    note("onChange", at: change.node)
    call { try change.action(change.old, change.new) }
  }

  private func run(_ departure: CallbackQueue.Departure) {
    switch departure.element.effect {
    case .disappear(let action):
      note("onDisappear", at: departure.node)
      call(action)
    case .task: note("taskCancelled", at: departure.node)
    default: break
    }
  }

  private func call(_ action: Action) {
    do { try action() } catch { fail(error) }
  }

  /// Records an event of a modifier under the path of the one view it is applied to.
  private func note(_ kind: String, at node: NodeIndex) {
    var views: [NodeIndex] = []
    tree.forEachVisibleChild(of: node) { views.append($0) }
    let subject = views.count == 1 ? views[0] : node
    log.report.events.append(EventReport(kind: kind, path: path(of: subject)))
  }

  /// True until the record is removed.
  func isAlive(_ node: NodeIndex) -> Bool {
    tree[node].kind != .free && !marks(of: node).contains(.removed)
  }
}
