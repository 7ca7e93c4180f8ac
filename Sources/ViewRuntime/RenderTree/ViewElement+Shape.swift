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
    case .collection: "ForEach"
    case .composite(let value), .applied(let value, _): value.type.name
    case .content: "Content"
    case .primitive(let element): element.type
    case .container(let element): element.type
    case .modified(let element): element.type
    case .dynamic, .deferred, .retained: "View"
    }
  }
}
