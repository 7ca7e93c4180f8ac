import Interpreter
import ViewRuntime

/// Something shown over the window for as long as a flag says so.
final class Presentation: ViewMemory {
  /// What `dismiss` finds inside.
  private(set) lazy var location = PresentationLocation(bridge) {
    [unowned self] () throws(Trap) in try close()
  }
  /// Whether lists in the presentation are being edited, for `EditButton`.
  private lazy var editing = EditModeLocation(bridge) { [unowned self] old, new in
    noteChange(of: "editMode", from: old, to: new)
  }
  /// What the presentation follows; that of the latest body.
  var flag: PresentationFlag?
  /// What follows where the presentation is closed by hand.
  var onCancel: (() throws(Trap) -> Void)?
  private var isOpen = false

  /// Tells the program that the presentation is over.
  override func close() throws(Trap) {
    try flag?.turnOff()
    try onCancel?()
  }

  override var closing: Action? {
    isOpen ? { [self] in try close() } : nil
  }

  /// The presented views, or nothing (L25).
  func element(
    _ make: (HeldValue?) throws(Trap) -> ViewElement, onDismiss: Action?
  ) throws(Trap) -> ViewElement {
    isOpen = try flag?.isOn() ?? false
    guard isOpen else { return .empty }
    var content = bridge.presented(
      editing.applied(to: try make(try flag?.item())), by: location)
    if let onDismiss {
      // It goes with the content, after what is in there has disappeared.
      content = .surrounded(
        ModifierElement.make(type: "onDismiss", effect: .disappear(onDismiss), content: content))
    }
    return content
  }
}

extension Feature {
  static let presentation = Feature(
    "Presentation",
    #"""
    /// Views over the window, made while a flag is on.
    struct _PresentationModifier<Content> {
      let _name: String
      let _flag: _PresentationFlag
      let _onDismiss: (() -> Void)?
      let _content: Any
      /// The id of an item: another one is another presentation.
      let _id: Any?
      /// Whether any button in it closes it, as in an alert.
      var _endsWithTap: Bool = false
      var _onCancel: (() -> Void)? = nil
    }
    """#,
    modifiers: [
      "_PresentationModifier": { part throws(Trap) in presentation(part) }
    ])

  private static func presentation(_ part: Part) -> Modification {
    let kept = part.kept()
    let bridge = part.bridge
    let name = part.string("_name")
    guard let flag = part.presentationFlag("_flag") else { return Modification(name) }
    let onDismiss = part.value("_onDismiss").isNone ? nil : part.action("_onDismiss")
    let hasCancellation = !part.value("_onCancel").isNone
    let shown = DynamicElement(
      sources: flag.sources, remember: { Presentation(bridge, of: name) },
      make: { presentation in
        presentation.flag = flag
        if hasCancellation {
          presentation.onCancel = { () throws(Trap) in
            bridge.evaluator.release(try kept.callField("_onCancel", []))
          }
        }
        return try presentation.element(
          { item throws(Trap) in try content(of: kept, item, presentation) },
          onDismiss: onDismiss)
      })
    return Modification(name, .attached(.dynamic(shown), .modal))
  }

  private static func content(
    of kept: KeptPart, _ item: HeldValue?, _ presentation: Presentation
  ) throws(Trap) -> ViewElement {
    let content = try kept.made(
      by: "_content", item.map { [$0.value] } ?? [], as: kept.typeArgument(0)
    ) {
      $0.stack = nil
      $0.selection = nil
      $0.closing = kept.part.flag("_endsWithTap") ? presentation : nil
    }
    guard let item, !kept.part.value("_id").isNone else { return content }
    let id = try kept.callField("_id", [item.value])
    defer { kept.bridge.evaluator.release(id) }
    return .identified(kept.bridge.explicitID(id), content)
  }
}
