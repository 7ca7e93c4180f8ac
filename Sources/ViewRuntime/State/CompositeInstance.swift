import AttributeGraph

/// A live composite node as the host sees it.
///
/// What the host keeps in `storage` may refer to the instance, and the program may keep that for
/// longer than the node is there: so a node that goes has its instance `forget()`.
package final class CompositeInstance {
  package unowned let runtime: Runtime
  /// The value and storage the last body ran with; for the prompt (`self`) and for `:set`.
  package internal(set) var value: any CompositeValue
  package var storage: PropertyStorages { belongings.storages }
  let node: NodeIndex
  private(set) var rule: AttributeID
  /// What the last body returned.
  var body: ViewElement?
  private var belongings = Belongings.unmade

  init(
    runtime: Runtime, value: any CompositeValue, node: NodeIndex, rule: AttributeID
  ) {
    self.runtime = runtime
    self.value = value
    self.node = node
    self.rule = rule
  }

  /// Lets go of everything when the node is gone: what is still asked for reads from now on counts
  /// for nobody.
  func forget() {
    rule = Self.noRule
    value.forget()
    belongings = .storages(.none)
    body = nil
  }

  private static let noRule = AttributeID(rawValue: -1)

  /// The node is gone, and its rule may be somebody else's.
  var isGone: Bool { rule == Self.noRule }

  /// True until its storage is made, for the first body.
  var isNew: Bool {
    if case .unmade = belongings { return true }
    if case .more(let more) = belongings { return more.storages == nil }
    return false
  }

  /// Takes the storage that was made for the first body.
  func begin(with storages: PropertyStorages) {
    if case .more(let more) = belongings {
      more.storages = storages
    } else {
      belongings = .storages(storages)
    }
  }

  /// The value that replaces the current one before the next body.
  var replacement: Replacement? {
    get { belongings.more?.replacement }
    set { belongings.change { $0.replacement = newValue } }
  }

  /// What a view modifier was applied to, and where its body put it.
  var applied: AppliedContent? {
    get { belongings.more?.applied }
    set { belongings.change { $0.applied = newValue } }
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
    let names =
      runtime.runningInstance === self ? runtime.runningReasons.printed(for: type) : []
    guard !names.isEmpty else { return "\(type.qualifiedName): unchanged." }
    return "\(type.qualifiedName): \(names.joined(separator: ", ")) changed."
  }

  /// The storage, and what most nodes are without: that is apart from them, since there may be as
  /// many as there are rows.
  private enum Belongings {
    case unmade
    case storages(PropertyStorages)
    case more(More)

    var storages: PropertyStorages {
      switch self {
      case .unmade: .none
      case .storages(let storages): storages
      case .more(let more): more.storages ?? .none
      }
    }

    var more: More? {
      if case .more(let more) = self { more } else { nil }
    }

    mutating func change(_ change: (More) -> Void) {
      let more = more ?? More(self)
      change(more)
      if more.replacement != nil || more.applied != nil {
        self = .more(more)
      } else {
        self = more.storages.map { .storages($0) } ?? .unmade
      }
    }
  }

  private final class More {
    var storages: PropertyStorages?
    var replacement: Replacement?
    var applied: AppliedContent?

    init(_ belongings: Belongings) {
      if case .storages(let storages) = belongings { self.storages = storages }
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
