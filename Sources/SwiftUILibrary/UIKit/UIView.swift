extension Feature {
  /// Views, windows and controllers of UIKit, as far as programs of SwiftUI name them: nothing is
  /// drawn.
  static let uiView = Feature(
    "UIView",
    #"""
    /// A view of UIKit; it is not drawn.
    @notSimulated class UIView: UIResponder, Equatable {
      var frame: CGRect
      var backgroundColor: UIColor?
      var isHidden = false
      var isUserInteractionEnabled = true
      var tag = 0
      init(frame: CGRect) {
        self.frame = frame
        super.init()
      }
      init?(coder: Any) {
        self.frame = .zero
        super.init()
      }
      override convenience init() { self.init(frame: .zero) }
      var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
      var safeAreaInsets: UIEdgeInsets { .zero }
      var window: UIWindow? { nil }
      var superview: UIView? { nil }
      var subviews: [UIView] { [] }
      func hitTest(_ point: CGPoint, with event: Any?) -> UIView? { nil }
      func endEditing(_ force: Bool) -> Bool { true }
      static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }
    }

    /// A window of the app; there are none.
    @notSimulated class UIWindow: UIView {
      var rootViewController: UIViewController?
      init(windowScene: UIWindowScene) { super.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: Any) { super.init(coder: coder) }
      var windowScene: UIWindowScene? { nil }
      var screen: UIScreen { UIScreen.main }
    }

    /// A controller of views of UIKit.
    @notSimulated class UIViewController: UIResponder {
      var title: String?
      override init() { super.init() }
      init(nibName: String?, bundle: Bundle?) { super.init() }
      init?(coder: Any) { super.init() }
      var view: UIView! { nil }
      var presentedViewController: UIViewController? { nil }
      func viewDidLoad() {}
      func viewWillAppear(_ animated: Bool) {}
      func viewDidAppear(_ animated: Bool) {}
    }

    /// Distances from the edges of a view of UIKit.
    struct UIEdgeInsets: Equatable {
      var top: CGFloat
      var left: CGFloat
      var bottom: CGFloat
      var right: CGFloat
      init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
      static let zero = UIEdgeInsets()
    }
    """#)
}
