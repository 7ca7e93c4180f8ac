import IR
import Interpreter
import ViewRuntime

extension Feature {
  /// What stands at the root of the trees where a view or a controller of UIKit is mounted.
  static let platformRoot = Feature(
    "PlatformRoot",
    #"""
    /// A view of UIKit, or a controller with its view, that fills the screen.
    struct _PlatformRoot: View {
      typealias Body = Never
      let _root: UIResponder
      let _width: Double
      let _height: Double
      func _show() { _UIKitScreen.show(_root, _width, _height) }
      func _resize(_ width: Double, _ height: Double) {
        let size = CGSize(width: width, height: height)
        for window in _UIKitScreen.windows {
          window.frame = CGRect(origin: .zero, size: size)
          window.rootViewController?._view?.frame = window.bounds
        }
      }
      func _picture() -> _UIKitPicture { _UIKitScreen.windows[0]._picture() }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "_PlatformRoot": { part throws(Trap) in
        let kept = part.kept()
        let sources = part.bridge.platformRoot.map { [$0.source.id] } ?? []
        return .dynamic(
          DynamicElement(sources: sources, reason: "an update cycle has shown it (K01)") {
            try kept.element(try kept.call("_picture", []), as: nil)
          })
      }
    ])
}

/// A view or a controller of UIKit that is mounted: `self` at the prompt.
package final class PlatformRoot {
  /// Fires when an update cycle has run; the trees show the views as they are then.
  let source: OwnedSource
  private let root: HeldValue
  private let value: HeldValue

  fileprivate init(_ root: Value, _ bridge: ViewBridge) {
    let types = bridge.evaluator.types
    let size = bridge.runtime.size
    source = bridge.runtime.makeOwnedSource(name: "UIKit")
    self.root = HeldValue(borrowing: root, bridge.evaluator)
    value = HeldValue(
      owning: bridge.evaluator.makeStructure(
        [root.copied, .double(size.width), .double(size.height)],
        type: types.generic("_PlatformRoot")), bridge.evaluator)
  }

  /// Shows the root in a window and makes the element of what is in it.
  fileprivate func element(_ bridge: ViewBridge) throws(Trap) -> ViewElement {
    bridge.evaluator.release(try bridge.callMember("_show", of: value.value, []))
    return try bridge.element(value.value)
  }

  /// Gives the window another size (K13).
  package func resize(to size: Size, _ bridge: ViewBridge) throws(Trap) {
    bridge.evaluator.release(
      try bridge.callMember(
        "_resize", of: value.value, [.double(size.width), .double(size.height)]))
  }

  /// The object; owned by the caller.
  package var object: Value { root.value.copied }
}

extension ViewBridge {
  /// The element of a view or controller of UIKit to mount; `nil` for other values.
  func mountedPlatformRoot(_ value: Value) throws(Trap) -> ViewElement? {
    platformRoot = nil
    let value = evaluator.opened(value)
    var next = evaluator.types.nominal(of: value.type)
    while let nominal = next, !(nominal.isLibrary && nominal.name == "UIResponder") {
      guard case .nominal(let parent, _)? = nominal.superclass else { return nil }
      next = parent
    }
    guard next != nil else { return nil }
    let root = PlatformRoot(value, self)
    platformRoot = root
    return try root.element(self)
  }

  /// An update cycle has run: the trees show the views of UIKit as they are now.
  func platformViewsDidChange() {
    guard let platformRoot else { return }
    runtime.fire(platformRoot.source.id, nil, isPublish: false)
  }
}
