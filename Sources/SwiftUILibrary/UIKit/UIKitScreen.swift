import Interpreter
import ViewRuntime

extension Feature {
  /// The window that a root of UIKit is shown in, and the update cycle that follows every turn of
  /// the run loop (K01, K02, K29).
  static let uiKitScreen = Feature(
    "UIKitScreen",
    #"""
    /// A window of the app.
    class UIWindow: UIView {
      var rootViewController: UIViewController? {
        didSet {
          oldValue?._view?.removeFromSuperview()
          if _isKey { _showRoot() }
        }
      }
      var _isKey = false
      var isKeyWindow: Bool { _isKey }
      init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      var windowScene: UIWindowScene? { nil }
      var screen: UIScreen { UIScreen.main }
      func makeKeyAndVisible() {
        guard !_isKey else { return }
        _isKey = true
        _showRoot()
      }
      func _showRoot() {
        guard let root = rootViewController else { return }
        root.loadViewIfNeeded()
        root._willAppear(false)
        root.view.frame = bounds
        addSubview(root.view)
        root.view.setNeedsUpdateConstraints()
        root._isAppearing(false)
        _UIKitScreen.afterCycle { root._didAppear(false) }
      }
    }

    /// What is shown of UIKit: the windows, and the cycle that brings them up to date.
    enum _UIKitScreen {
      static var windows: [UIWindow] = []
      /// Holds the views of representables; what places them is SwiftUI's layout.
      static let host = UIWindow(frame: .zero)
      static var finishing: [() -> Void] = []
      static var isDirty = false

      static func requestCycle() {
        isDirty = true
        _requestUpdateCycle({ _UIKitScreen.runCycle() })
      }
      /// Calls `body` when the views are laid out and drawn.
      static func afterCycle(_ body: @escaping () -> Void) {
        finishing.append(body)
        requestCycle()
      }
      /// Layout passes of one cycle at most; what is still marked then is left to the next cycles,
      /// whose number has a limit of its own.
      static let passLimit = 10
      /// Constraints, layout, display; layout that is invalidated meanwhile is repeated (K29).
      static func runCycle() {
        var passes = 0
        repeat {
          isDirty = false
          for window in windows + [host] { window._updateConstraintsPass() }
          for window in windows + [host] { window._layoutPass() }
          passes += 1
        } while isDirty && passes < passLimit
        for window in windows + [host] { window._displayPass() }
        let waiting = finishing
        finishing = []
        for body in waiting { body() }
      }
      /// Puts a view, or a controller's view, into a window that fills the screen.
      static func show(_ root: UIResponder, _ width: Double, _ height: Double) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        windows = [window]
        finishing = []
        if let controller = root as? UIViewController {
          window.rootViewController = controller
        } else if let view = root as? UIView {
          window.addSubview(view)
        }
        window.makeKeyAndVisible()
        return window
      }
    }

    /// What somebody can do with a view that holds text.
    struct _UIKitField {
      let _value: String
      let _prompt: String
      let _set: (String) -> Void
      let _submit: () -> Void
      let _editing: (Bool) -> Void
    }

    /// A view of UIKit as it is in the trees.
    struct _UIKitPicture: View {
      typealias Body = Never
      let _id: Int
      let _type: String
      let _x: CGFloat
      let _y: CGFloat
      let _width: CGFloat
      let _height: CGFloat
      let _text: String?
      let _tap: (() -> Void)?
      let _field: _UIKitField?
      let _parts: [_UIKitPicture]
      /// What a hosting controller shows.
      var _content: AnyView? = nil
      var body: Never { _primitiveBody() }
    }

    func _requestUpdateCycle(_ run: @escaping () -> Void)
    """#,
    natives: ["_requestUpdateCycle(_:)": requestUpdateCycle],
    views: ["_UIKitPicture": { part throws(Trap) in try part.platformView() }])

  /// Has the cycle run when the code that runs now has come to its end.
  private static func requestUpdateCycle(_ call: NativeCall) throws(Trap) -> Value {
    guard let bridge = call.evaluator.host as? ViewBridge else { return .void }
    guard bridge.runtime.updateCycle == nil else { return .void }
    let run = bridge.action(call[0])
    bridge.runtime.updateCycle = { [unowned bridge] in
      defer { bridge.platformViewsDidChange() }
      try run()
    }
    return .void
  }
}

extension Part {
  /// The element of a view of UIKit, with those inside it where their frames say.
  func platformView(hostedAs ideal: Size? = nil) throws(Trap) -> ViewElement {
    var views: [(id: ExplicitID, element: ViewElement)] = []
    var places: [Rectangle] = []
    for value in bridge.evaluator.elements(of: value("_parts")) {
      let part = Part(bridge, value)
      views.append((.integer(part.integer("_id")), try part.platformView()))
      places.append(part.rectangle)
    }
    if !value("_text").isNone {
      let size = ideal == nil ? rectangle.size : .zero
      views.append((.string("text"), label(of: size)))
      places.append(Rectangle(origin: .zero, size: size))
    }
    if !value("_content").isNone {
      views.append((.string("root"), try element("_content")))
      places.append(Rectangle(origin: .zero, size: rectangle.size))
    }
    let collection = CollectionElement(
      count: views.count, id: { views[$0].id }, content: { views[$0].element },
      typeName: "subviews", isHierarchy: true)
    let tap = value("_tap")
    let field = bridge.evaluator.opened(value("_field"))
    let prompt = field.isNone ? "" : Part(bridge, field).string("_prompt")
    let interaction: Interaction? =
      if field.isNone {
        tap.isNone ? nil : .tap(bridge.action(tap.unwrapped))
      } else {
        Part(bridge, field).typing
      }
    return .container(
      ContainerElement(
        type: string("_type"), detail: ideal == nil ? rectangle.shown : "",
        layout: .depth(alignment: .center), content: .collection(collection),
        interaction: interaction,
        algorithm: PlatformLayout(size: rectangle.size, ideal: ideal, places: places),
        labels: prompt.isEmpty ? [] : [prompt]))
  }

  /// What typing does, of a `_UIKitField`.
  private var typing: Interaction {
    let bridge = self.bridge
    let held = [value("_set"), value("_editing")].map { HeldValue(borrowing: $0, bridge.evaluator) }
    return .text(
      value: string("_value"),
      set: { [unowned bridge] text in
        let text = bridge.evaluator.makeString(text)
        defer { bridge.evaluator.release(text) }
        bridge.evaluator.release(try bridge.perform(held[0].value, [text]))
      },
      submit: action("_submit"),
      editing: { [unowned bridge] isEditing in
        bridge.evaluator.release(try bridge.perform(held[1].value, [.bool(isEditing)]))
      })
  }

  /// What a label or a button says.
  private func label(of size: Size) -> ViewElement {
    let text = bridge.evaluator.string(of: value("_text").unwrapped)
    return .primitive(
      LeafElement(type: "Text", detail: Detail.quoted(text), text: text, layout: .fixed(size)))
  }

  private var rectangle: Rectangle {
    Rectangle(
      origin: Point(x: number("_x"), y: number("_y")),
      size: Size(width: number("_width"), height: number("_height")))
  }
}

extension Rectangle {
  fileprivate var shown: String {
    [origin.x, origin.y, size.width, size.height].map { Detail.number($0) }.joined(separator: ", ")
  }
}

/// Views where their frames say, whatever is offered.
private struct PlatformLayout: LayoutAlgorithm {
  let size: Size
  /// What a view inside SwiftUI would like to be; it takes what is offered where it is negative.
  let ideal: Size?
  let places: [Rectangle]

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    guard let ideal else { return size }
    let offered = proposal.replacingUnspecifiedDimensions()
    return Size(
      width: ideal.width < 0 ? offered.width : ideal.width,
      height: ideal.height < 0 ? offered.height : ideal.height)
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    places.map { .at($0.origin, ProposedSize($0.size)) }
  }
}
