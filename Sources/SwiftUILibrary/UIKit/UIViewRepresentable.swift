import Interpreter
import ViewRuntime

extension Feature {
  /// Views of UIKit inside SwiftUI: made with the node, updated as a body runs, taken apart when
  /// the node is removed.
  static let uiViewRepresentable = Feature(
    "UIViewRepresentable",
    #"""
    /// A view of UIKit in SwiftUI.
    protocol UIViewRepresentable: View {
      associatedtype UIViewType
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      typealias Body = _UIViewHost<Self>
      func makeUIView(context: Context) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: Context)
      func makeCoordinator() -> Coordinator
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
      ) -> CGSize?
    }

    extension UIViewRepresentable {
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
      ) -> CGSize? { nil }
      var body: _UIViewHost<Self> { _UIViewHost(_base: self) }
    }
    extension UIViewRepresentable where Coordinator == Void {
      func makeCoordinator() -> Coordinator { () }
    }

    /// What a representable view is told.
    struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      let coordinator: Representable.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }

    /// Keeps a representable's view for as long as its node.
    final class _UIViewStorage<Base: UIViewRepresentable> {
      var view: Base.UIViewType?
      var coordinator: Base.Coordinator?
      init() {}
      func update(_ base: Base, _ environment: EnvironmentValues) {
        let coordinator = self.coordinator ?? base.makeCoordinator()
        self.coordinator = coordinator
        let context = UIViewRepresentableContext<Base>(
          coordinator: coordinator, transaction: Transaction(), environment: environment)
        if view == nil {
          let made = base.makeUIView(context: context)
          view = made
          if let platform = made as? UIView { _UIKitScreen.host.addSubview(platform) }
        }
        if let view { base.updateUIView(view, context: context) }
      }
      deinit {
        guard let view, let coordinator else { return }
        Base.dismantleUIView(view, coordinator: coordinator)
        if let platform = view as? UIView { platform.removeFromSuperview() }
      }
    }

    struct _UIViewHost<Base: UIViewRepresentable>: View {
      typealias Body = Never
      let _base: Base
      func _made() -> Any { _UIViewStorage<Base>() }
      func _updated(_ storage: Any, _ environment: EnvironmentValues) -> _HostedPicture {
        let storage = storage as! _UIViewStorage<Base>
        storage.update(_base, environment)
        return _HostedPicture(storage.view as? UIView)
      }
      var body: Never { _primitiveBody() }
    }

    /// A controller of UIKit in SwiftUI.
    protocol UIViewControllerRepresentable: View {
      associatedtype UIViewControllerType
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      typealias Body = _UIViewControllerHost<Self>
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      func makeCoordinator() -> Coordinator
      static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable {
      static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
      ) {}
      var body: _UIViewControllerHost<Self> { _UIViewControllerHost(_base: self) }
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      func makeCoordinator() -> Coordinator { () }
    }

    /// What a representable controller is told.
    struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      let coordinator: Representable.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }

    /// Keeps a representable's controller for as long as its node.
    final class _UIViewControllerStorage<Base: UIViewControllerRepresentable> {
      var controller: Base.UIViewControllerType?
      var coordinator: Base.Coordinator?
      init() {}
      func update(_ base: Base, _ environment: EnvironmentValues) {
        let coordinator = self.coordinator ?? base.makeCoordinator()
        self.coordinator = coordinator
        let context = UIViewControllerRepresentableContext<Base>(
          coordinator: coordinator, transaction: Transaction(), environment: environment)
        if let controller {
          base.updateUIViewController(controller, context: context)
          return
        }
        let made = base.makeUIViewController(context: context)
        controller = made
        base.updateUIViewController(made, context: context)
        if let platform = made as? UIViewController { _UIKitScreen.host._appear(platform) }
      }
      deinit {
        guard let controller, let coordinator else { return }
        Base.dismantleUIViewController(controller, coordinator: coordinator)
        if let platform = controller as? UIViewController { _UIKitScreen.host._disappear(platform) }
      }
    }

    struct _UIViewControllerHost<Base: UIViewControllerRepresentable>: View {
      typealias Body = Never
      let _base: Base
      func _made() -> Any { _UIViewControllerStorage<Base>() }
      func _updated(_ storage: Any, _ environment: EnvironmentValues) -> _HostedPicture {
        let storage = storage as! _UIViewControllerStorage<Base>
        storage.update(_base, environment)
        return _HostedPicture((storage.controller as? UIViewController)?.view)
      }
      var body: Never { _primitiveBody() }
    }

    extension UIWindow {
      func _appear(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller._willAppear(false)
        addSubview(controller.view)
        controller._isAppearing(false)
        _UIKitScreen.afterCycle { controller._didAppear(false) }
      }
      func _disappear(_ controller: UIViewController) {
        controller._willDisappear(false)
        controller._view?.removeFromSuperview()
        controller._didDisappear(false)
      }
    }

    /// A view of UIKit in the place that SwiftUI gives it.
    struct _HostedPicture: View {
      typealias Body = Never
      let _view: UIView?
      let _picture: _UIKitPicture?
      let _idealWidth: CGFloat
      let _idealHeight: CGFloat
      init(_ view: UIView?) {
        self._view = view
        self._picture = view?._picture()
        self._idealWidth = view?.intrinsicContentSize.width ?? -1
        self._idealHeight = view?.intrinsicContentSize.height ?? -1
      }
      func _resize(_ width: Double, _ height: Double) {
        _view?.frame = CGRect(x: 0, y: 0, width: width, height: height)
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "_UIViewHost": { part throws(Trap) in host(part, "UIView") },
      "_UIViewControllerHost": { part throws(Trap) in host(part, "UIViewController") },
      "_HostedPicture": { part throws(Trap) in try part.hostedView() },
    ])

  /// What is made with the node is kept with it; each body that runs updates it.
  private static func host(_ part: Part, _ kind: String) -> ViewElement {
    let kept = part.kept()
    let bridge = part.bridge
    return .dynamic(
      DynamicElement(sources: [], remember: { HostMemory(bridge, of: kind) }) { memory in
        try kept.element(try memory.updated(by: kept), as: nil)
      })
  }
}

/// Keeps a view or a controller of UIKit, and its coordinator, for as long as a node.
private final class HostMemory: ViewMemory {
  private var storage: HeldValue?

  /// What the representable value makes of the kept view: a picture of it, owned.
  func updated(by host: KeptPart) throws(Trap) -> Value {
    let storage: HeldValue
    if let known = self.storage {
      storage = known
    } else {
      storage = HeldValue(owning: try host.call("_made", []), bridge.evaluator)
      self.storage = storage
    }
    let values = bridge.evaluator.makeStructure(
      [bridge.makeLocation(RuleEnvironmentReader(bridge))],
      type: bridge.evaluator.types.generic("EnvironmentValues"))
    defer { bridge.evaluator.release(values) }
    return try host.call("_updated", [storage.value, values])
  }
}

extension Part {
  /// The element of a hosted view; it is told the size that SwiftUI's layout gives it.
  fileprivate func hostedView() throws(Trap) -> ViewElement {
    let picture = value("_picture")
    guard !picture.isNone else {
      return .primitive(LeafElement(type: "UIView", layout: .flexible))
    }
    let ideal = Size(width: number("_idealWidth"), height: number("_idealHeight"))
    let kept = kept()
    return .surrounded(
      ModifierElement.make(
        type: "hosted",
        effect: .geometryChange(
          { handle in
            let size = handle.frame(in: .local)?.size ?? .zero
            try kept.resize(to: size)
            return HostedSize(size: size)
          }, action: { _, _ in }),
        content: try Part(bridge, picture.unwrapped).platformView(hostedAs: ideal)))
  }
}

extension KeptPart {
  /// Gives the view the size of its place.
  fileprivate func resize(to size: Size) throws {
    bridge.evaluator.release(
      try call("_resize", [.double(size.width), .double(size.height)]))
  }
}

/// The size that a hosted view was given last.
private final class HostedSize: ComparableValue {
  let size: Size

  init(size: Size) { self.size = size }

  var display: String { "\(size.width) x \(size.height)" }

  func isEqual(to other: any ComparableValue) -> Bool { (other as? HostedSize)?.size == size }
}
