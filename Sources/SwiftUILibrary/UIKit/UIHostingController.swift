extension Feature {
  /// SwiftUI inside UIKit: a controller whose view shows a view of SwiftUI.
  static let uiHostingController = Feature(
    "UIHostingController",
    #"""
    /// A controller whose view shows a view of SwiftUI; another `rootView` updates it in the next
    /// cycle.
    class UIHostingController<Content: View>: UIViewController, _Hosting {
      var _hosted: AnyView { AnyView(rootView) }
      var rootView: Content {
        didSet { _hosting?._show(rootView) }
      }
      var sizingOptions: UIHostingControllerSizingOptions = []
      var _hosting: _UIHostingView<Content>?
      init(rootView: Content) {
        self.rootView = rootView
        super.init()
      }
      init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init()
      }
      required init?(coder: NSCoder) { fatalError("a hosting controller needs a root view") }
      override func loadView() {
        let hosting = _UIHostingView<Content>(rootView)
        _hosting = hosting
        view = hosting
      }
    }

    /// A controller that shows a view of SwiftUI, whatever its type.
    protocol _Hosting {
      var _hosted: AnyView { get }
    }

    /// How a hosting controller follows the size of what it shows.
    struct UIHostingControllerSizingOptions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
      static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    }

    class _UIHostingView<Content: View>: UIView {
      var _content: Content
      init(_ content: Content) {
        _content = content
        super.init(frame: UIScreen.main.bounds)
      }
      required init?(coder: NSCoder) { fatalError("a hosting view needs a root view") }
      func _show(_ content: Content) {
        _content = content
        setNeedsLayout()
      }
      override func _picture() -> _UIKitPicture {
        var picture = super._picture()
        picture._content = AnyView(_content)
        return picture
      }
    }
    """#)
}
