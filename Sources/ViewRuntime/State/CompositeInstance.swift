import AttributeGraph

/// A live composite node as the host sees it.
///
/// What the host keeps in `storage` may refer to the instance, and the program may keep that for
/// longer than the node is there: so a node that goes has its instance `forget()`.
package final class CompositeInstance {
  package unowned let runtime: Runtime
  /// The value and storage the last body ran with; for the prompt (`self`) and for `:set`.
  package internal(set) var value: any CompositeValue
  package internal(set) var storage = PropertyStorages.none
  let node: NodeIndex
  let rule: AttributeID
  /// What the last body returned.
  var body: ViewElement?
  /// Properties whose source the rule is known to depend on already.
  var readProperties = PropertySet()
  private var rare: Rare?
  /// Why the body that runs now, or is going to, runs.
  var reasons = Reasons()
  /// The node is gone, and its rule may be somebody else's.
  private(set) var isGone = false
  /// The entry of this step's log about this body's runs.
  var logEntry: Int32 = -1

  init(
    runtime: Runtime, value: any CompositeValue, node: NodeIndex, rule: AttributeID
  ) {
    self.runtime = runtime
    self.value = value
    self.node = node
    self.rule = rule
    reasons.isNew = true
  }

  /// Lets go of everything when the node is gone: what is still asked for reads from now on counts
  /// for nobody.
  func forget() {
    isGone = true
    storage = .none
    body = nil
    rare = nil
  }

  /// The value that replaces the current one before the next body.
  var replacement: Replacement? {
    get { rare?.replacement }
    set { setRare(newValue, rare?.applied) }
  }

  /// What a view modifier was applied to, and where its body put it.
  var applied: AppliedContent? {
    get { rare?.applied }
    set { setRare(rare?.replacement, newValue) }
  }

  private func setRare(_ replacement: Replacement?, _ applied: AppliedContent?) {
    rare =
      replacement == nil && applied == nil ? nil : Rare(replacement: replacement, applied: applied)
  }

  /// The number shown as `#id`.
  package var nodeID: Int { Int(runtime.tree[node].shownID) }

  /// The identity path.
  package var path: String { runtime.path(of: node) }

  package var type: CompositeType { value.type }

  /// The views a modifier was applied to, for its body to place.
  package var content: ViewElement { .content(self) }

  /// The line `Self._printChanges()` prints while this body runs; without a reason, or outside
  /// the body, `unchanged` (U01–U10).
  package var changesDescription: String {
    let names = runtime.runningInstance === self ? reasons.printed(for: type) : []
    guard !names.isEmpty else { return "\(type.qualifiedName): unchanged." }
    return "\(type.qualifiedName): \(names.joined(separator: ", ")) changed."
  }

  /// What most nodes are without: apart from them, since there may be as many as there are rows.
  private final class Rare {
    let replacement: Replacement?
    let applied: AppliedContent?

    init(replacement: Replacement?, applied: AppliedContent?) {
      self.replacement = replacement
      self.applied = applied
    }
  }

  /// A newer value of the same node, and where it differs from the current one.
  final class Replacement {
    let value: any CompositeValue
    let difference: Difference

    init(value: any CompositeValue, difference: Difference) {
      self.value = value
      self.difference = difference
    }
  }

  /// The content of a view modifier.
  final class AppliedContent {
    var element: ViewElement
    var places: [NodeIndex] = []

    init(element: ViewElement) {
      self.element = element
    }
  }
}
