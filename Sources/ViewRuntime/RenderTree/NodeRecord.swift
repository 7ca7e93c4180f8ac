/// One record of the render tree: a node a reader sees, or a *place* that only shapes identity.
///
/// Links are indices, so that making and removing records costs no reference counting; what the
/// host gave is in `payload`. There may be several for each row of a list: a record knows the
/// sibling after it only, and what can be found by walking up is not kept.
struct NodeRecord {
  enum Kind: UInt8 {
    case free
    case composite, primitive, container, modifier
    /// One branch of an `if`; another branch is another place (I01, I05).
    case branch
    /// `.id(x)`; another id is another place (I32).
    case identified
    /// `AnyView`; another wrapped type is another place (I12).
    case erased
    /// A tuple inside a tuple, as `Group` makes it: slots of its own, no node (I15).
    case group
    /// `ForEach`, and one element of it.
    case collection, row
    case dynamic, deferred, retained
    /// A modifier of the library's own.
    case surrounding
    /// A view written out in a lazy container: one row, made when it is needed (L20).
    case pending
    /// A pushed screen (L24).
    case screen
    /// What `.background {}` or `.overlay {}` shows.
    case secondary
    /// Where a view modifier's body puts what the modifier was applied to.
    case content

    /// True for what a lazy container or a `ForEach` counts.
    var isRow: Bool { self == .row || self == .pending }

    /// True for records a reader sees; the others are places.
    var isNode: Bool {
      switch self {
      case .composite, .primitive, .container, .modifier: true
      default: false
      }
    }
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The children are the slots of a tuple.
    static let hasSlots = Flags(rawValue: 1)
    /// A branch is the first one of its `if`.
    static let isTrueBranch = Flags(rawValue: 2)
    /// Not on screen, because of this record or one above it.
    static let isHidden = Flags(rawValue: 4)
    /// This row or retained content is off screen itself.
    static let hidesItself = Flags(rawValue: 8)
    /// The modifier's appear action has run and its disappear action has not.
    static let hasAppeared = Flags(rawValue: 16)
    static let isScheduled = Flags(rawValue: 32)
    /// Rows of a `ForEach` here are made on demand of a lazy container.
    static let isLazy = Flags(rawValue: 64)
    /// The last body failed; the children are those of an earlier one.
    static let hasFailed = Flags(rawValue: 128)
  }

  var parent: NodeIndex
  var firstChild = NodeIndex.none
  var next = NodeIndex.none
  /// The number readers see, never given twice; 0 for a place.
  var shownID: Int32 = 0
  /// The position among the siblings: a tuple's slot, a row's index.
  var slot: Int32
  var depth: UInt16
  var kind: Kind
  var flags: Flags
  var payload: Payload
}

/// What the host gave for a record.
enum Payload {
  case none
  case composite(CompositeInstance)
  case primitive(PrimitiveElement)
  case container(ContainerElement)
  case modifier(ModifierElement)
  case collection(CollectionPlace)
  case label(PlaceLabel)
  case dynamic(DynamicPlace)
  case deferred(DeferredPlace)
  case screen(ScreenPlace)
  case pending(PendingRow)

  /// Has the instance of a node that is gone let go of what it holds.
  func forget() {
    if case .composite(let instance) = self { instance.forget() }
  }
}

/// What distinguishes an `.id` or `AnyView` place from another at the same position.
final class PlaceLabel {
  let id: ExplicitID?
  let typeName: String

  init(id: ExplicitID) {
    self.id = id
    typeName = ""
  }

  init(typeName: String) {
    id = nil
    self.typeName = typeName
  }
}
