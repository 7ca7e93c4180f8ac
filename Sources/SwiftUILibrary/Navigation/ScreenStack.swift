import IR
import Interpreter
import ViewRuntime

/// The screens of one navigation stack above its root (L24).
///
/// Values come first: those of the program's path if it gave one, else the stack's own. Above them
/// lie screens that a link or a flag leads to and that no value stands for.
final class ScreenStack: ViewMemory {
  /// A screen without a value.
  final class Route {
    let key = OfferKey()
    let identity = UniqueIdentity(display: "screen")
    /// Tells whoever asked for the screen that it is gone.
    var close: (() throws(Trap) -> Void)?
  }

  enum Entry {
    case value(HeldValue)
    case route(Route)
  }

  /// The binding to the program's path.
  var path: BoundControl?
  /// Whether lists on the screens are being edited, for `EditButton`.
  private(set) lazy var editing = EditModeLocation(bridge) { [unowned self] old, new in
    noteChange(of: "editMode", from: old, to: new)
  }
  private var own: [Entry] = []
  private var keys: [TypeID: OfferKey] = [:]
  private var locations: [Int: PresentationLocation] = [:]

  /// What connects the values of a type with the screens that show them.
  func key(for type: TypeID) -> OfferKey {
    if let known = keys[type] { return known }
    let made = OfferKey()
    keys[type] = made
    return made
  }

  override var closing: Action? {
    guard let count = try? entries().count, count > 0 else { return nil }
    return { [self] in try pop(to: count - 1) }
  }

  /// The screens above the root; `isLatest` for what an action sees.
  func entries(isLatest: Bool = true) throws(Trap) -> [Entry] {
    guard let path else { return own }
    return try path.values(isLatest: isLatest).map { .value($0) } + own
  }

  /// Shows the screen of a value.
  func push(_ value: Value) throws(Trap) {
    let old = try shown()
    if let path { return try path.append(value) }
    own.append(.value(HeldValue(borrowing: value, bridge.evaluator)))
    noteChange(of: "path", from: old, to: try shown())
  }

  /// Shows the screen of a route, unless it is shown already.
  func push(_ route: Route) throws(Trap) {
    guard index(of: route) == nil else { return }
    let old = try shown()
    own.append(.route(route))
    noteChange(of: "path", from: old, to: try shown())
  }

  /// Ends the screen of a route, and those above it.
  func remove(_ route: Route) throws(Trap) {
    guard let index = index(of: route) else { return }
    try pop(to: entries().count - own.count + index)
  }

  /// Leaves `count` screens above the root.
  func pop(to count: Int) throws(Trap) {
    let all = try entries()
    guard count >= 0, count < all.count else { return }
    let old = try shown()
    let values = all.count - own.count
    var closed: [Route] = []
    for case .route(let route) in all[count...] { closed.append(route) }
    own.removeLast(min(own.count, all.count - count))
    if count < values { try path?.shorten(to: count) }
    if path == nil || count >= values {
      noteChange(of: "path", from: old, to: try shown())
    }
    for route in closed.reversed() { try route.close?() }
  }

  /// What the screen at a depth dismisses.
  func location(at depth: Int) -> PresentationLocation {
    if let known = locations[depth] { return known }
    let made = PresentationLocation(bridge) { [unowned self] () throws(Trap) in
      try pop(to: depth - 1)
    }
    locations[depth] = made
    return made
  }

  /// `[1, screen]`: the path as the tree shows it.
  func shown(isLatest: Bool = true) throws(Trap) -> String {
    var parts: [String] = []
    for entry in try entries(isLatest: isLatest) {
      switch entry {
      case .value(let held): parts.append(try bridge.detail(held.value))
      case .route: parts.append("screen")
      }
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func index(of route: Route) -> Int? {
    own.firstIndex { if case .route(let other) = $0 { other === route } else { false } }
  }
}
