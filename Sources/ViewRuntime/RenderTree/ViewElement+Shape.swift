extension ViewElement {
  /// The element without wrappers that shape nothing: `Group` (I15), and an `AnyView` that only
  /// holds another one (I14).
  var withoutWrappers: ViewElement {
    var element = self
    while true {
      switch element {
      case .group(let inner): element = inner
      case .erased(_, let inner):
        guard case .erased = inner.withoutGroups else { return element }
        element = inner
      default: return element
      }
    }
  }

  private var withoutGroups: ViewElement {
    var element = self
    while case .group(let inner) = element { element = inner }
    return element
  }

  /// The name of the type, for telling why something was replaced.
  var typeName: String {
    switch self {
    case .empty: "EmptyView"
    case .tuple: "TupleView"
    case .optional: "Optional"
    case .conditional: "_ConditionalContent"
    case .group: "Group"
    case .erased: "AnyView"
    case .identified: "IDView"
    case .collection(let element): element.isHierarchy ? "subviews" : "ForEach"
    case .composite(let value), .applied(let value, _): value.type.name
    case .content: "Content"
    case .primitive(let element): element.type
    case .container(let element): element.type
    case .modified(let element): element.type
    case .surrounded(let element): element.content.typeName
    case .screen: "screen"
    case .dynamic, .deferred, .retained: "View"
    }
  }

  /// True for an element that is known to be exactly one view, whatever its body returns: in a lazy
  /// container it is a row that need not be made to be counted (Z08, Z09).
  var isOneRow: Bool {
    switch self {
    case .primitive, .dynamic: true
    case .container(let element): element.layout != .section
    case .composite(let value): value.type.isOneView
    case .applied(let value, let content): value.type.isOneView && content.isOneRow
    case .modified(let element): element.content.isOneRow
    default: false
    }
  }
}
