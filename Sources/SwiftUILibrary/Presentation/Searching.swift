import Interpreter
import ViewRuntime

/// Whether a search is going on in a view with a search field.
///
/// It begins when the field gets the focus, and ends when it is cancelled or dismissed: what was
/// typed is gone then. Return only hides the keyboard.
final class Searching: ViewMemory {
  /// What `dismissSearch` finds inside.
  private lazy var location = SearchLocation(bridge) { [unowned self] () throws(Trap) in
    try end()
  }
  private var text: BoundControl?
  private var presented: BoundControl?
  private(set) var submit: Action?
  /// The modifier that says what tokens the field holds, if it may hold any.
  var tokens: KeptPart?
  private var isActive = false
  /// Whether the field has the focus, or is to get it.
  private var isFocused = false
  /// Whether something has been typed since the search began.
  private var hasText = false

  init(_ bridge: ViewBridge) { super.init(bridge, of: "searchable") }

  /// Takes over what the latest body says.
  func follow(
    _ text: BoundControl, _ presented: BoundControl?, _ submit: Action?
  ) throws(Trap) {
    self.text = text
    self.presented = presented
    self.submit = submit
    guard let presented else { return }
    let wanted = try presented.read().asBool
    guard wanted != isActive else { return }
    isActive = wanted
    isFocused = wanted
    if !wanted { hasText = false }
  }

  /// The field to type into, which begins a search when it gets the focus.
  func field(_ text: BoundControl, prompt: String) -> ViewElement {
    let field = text.element { [self] control throws(Trap) in
      let typed = try control.readString()
      return .container(
        ContainerElement(
          type: "SearchField", detail: "\(Detail.quoted(prompt)), text: \(Detail.quoted(typed))",
          layout: .passthrough, content: .text(typed.isEmpty ? prompt : typed),
          interaction: .text(value: typed, set: { [self] in try type($0) }, submit: submit),
          labels: [prompt]))
    }
    let focus = FocusBinding(
      isOn: { [unowned self] in isFocused }, set: { [unowned self] in try setFocused($0) })
    return .surrounded(
      ModifierElement.make(type: "focused", effect: .focus(focus), content: field))
  }

  /// The field with its tokens, and what stands beside it during a search.
  func bar(
    _ field: ViewElement, _ offers: SearchOffers, suggestions own: KeptPart?
  ) throws(Trap) -> ViewElement {
    let held = try tokens?.field("_tokens", as: nil) ?? .empty
    guard isActive else { return .tuple([field, .empty, .empty, .empty, held]) }
    let cancel = ViewElement.container(
      ContainerElement(
        type: "Button", layout: .passthrough, content: .text("Cancel"),
        interaction: .tap { [self] in try end() }))
    var scopes = ViewElement.empty
    if let kept = offers.scopes, hasText || kept.part.flag("_isAtOnce") {
      scopes = try kept.field("_scopes", as: kept.typeArgument(0))
    }
    var suggestions = ViewElement.empty
    if let kept = own ?? offers.suggestions {
      suggestions = try kept.field("_suggestions", as: kept.typeArgument(0)) {
        [unowned self] in $0.suggesting = self
      }
    }
    return .tuple([field, cancel, scopes, suggestions, held])
  }

  /// The views inside, which can tell whether a search is going on and end it.
  func surrounding(_ inner: ViewElement) -> ViewElement {
    let types = bridge.evaluator.types
    let action = bridge.makeLocation(location)
    defer { bridge.evaluator.release(action) }
    let dismissible = ViewElement.surrounded(
      ModifierElement.make(
        type: "dismissSearch",
        effect: .environment(
          bridge.environmentKey(types.generic("_DismissSearchKey")),
          InterpretedValue(action, bridge)),
        content: inner))
    return .surrounded(
      ModifierElement.make(
        type: "isSearching",
        effect: .environment(
          bridge.environmentKey(types.generic("_IsSearchingKey")),
          InterpretedValue(.bool(isActive), bridge)),
        content: dismissible))
  }

  /// Replaces the text by a suggestion, and searches for that.
  func complete(with completion: String) throws {
    try text?.write(completion)
    try submit?()
  }

  /// Puts a token into the field, in place of what was typed.
  func complete(withToken token: Value) throws {
    guard let tokens else { return }
    bridge.evaluator.release(try tokens.callField("_addToken", [token]))
    try text?.write("")
  }

  private func type(_ text: String) throws(Trap) {
    try self.text?.write(text)
    guard !hasText, !text.isEmpty, isActive else { return }
    hasText = true
    noteChange(of: "hasText", from: "false", to: "true")
  }

  private func setFocused(_ isFocused: Bool) throws(Trap) {
    self.isFocused = isFocused
    if isFocused { try setActive(true) }
  }

  private func end() throws(Trap) {
    isFocused = false
    guard isActive else { return }
    hasText = false
    try text?.write("")
    try setActive(false)
  }

  private func setActive(_ isActive: Bool) throws(Trap) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    noteChange(of: "isSearching", from: String(!isActive), to: String(isActive))
    try presented?.write(.bool(isActive))
  }
}

/// What a search offers beside its field, as modifiers around it say.
struct SearchOffers {
  var scopes: KeptPart?
  var suggestions: KeptPart?

  func isEqual(to other: SearchOffers, by comparison: ValueComparison) -> Bool {
    func areEqual(_ left: KeptPart?, _ right: KeptPart?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left === right || comparison.areEqual(left.value, right.value)
    }
    return areEqual(scopes, other.scopes) && areEqual(suggestions, other.suggestions)
  }
}

/// What `dismissSearch` acts on; the same for as long as the view with the field is there.
final class SearchLocation: Location {
  private let end: () throws(Trap) -> Void

  init(_ bridge: ViewBridge, end: @escaping () throws(Trap) -> Void) {
    self.end = end
    super.init(bridge)
  }

  func dismiss() throws(Trap) { try end() }
}
