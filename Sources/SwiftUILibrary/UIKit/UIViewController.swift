extension Feature {
  /// Controllers of views: when they are told that their view comes, is laid out and goes
  /// (K23–K26).
  static let uiViewController = Feature(
    "UIViewController",
    #"""
    /// A controller of a view of UIKit and of what is in it.
    class UIViewController: UIResponder {
      var title: String?
      var modalPresentationStyle = UIModalPresentationStyle.automatic
      var preferredContentSize = CGSize.zero
      var _view: UIView?
      var _children: [UIViewController] = []
      weak var _parent: UIViewController?
      weak var _presenter: UIViewController?
      var _presented: UIViewController?
      let navigationItem = UINavigationItem()
      override init() { super.init() }
      init(nibName: String?, bundle: Bundle?) { super.init() }
      required init?(coder: NSCoder) { super.init() }

      /// The view; asking for it loads it.
      var view: UIView! {
        get {
          loadViewIfNeeded()
          return _view
        }
        set {
          _view = newValue
          newValue?._controller = self
        }
      }
      var viewIfLoaded: UIView? { _view }
      var isViewLoaded: Bool { _view != nil }
      func loadViewIfNeeded() {
        guard _view == nil else { return }
        loadView()
        viewDidLoad()
      }
      func loadView() { view = UIView(frame: UIScreen.main.bounds) }
      func viewDidLoad() {}
      func viewWillAppear(_ animated: Bool) {}
      func viewIsAppearing(_ animated: Bool) {}
      func viewDidAppear(_ animated: Bool) {}
      func viewWillDisappear(_ animated: Bool) {}
      func viewDidDisappear(_ animated: Bool) {}
      func viewWillLayoutSubviews() {}
      func viewDidLayoutSubviews() {}
      func updateViewConstraints() { _view?.updateConstraints() }
      var next: UIResponder? { _view?._superview }

      // Those inside come and go with the one around them.
      func _willAppear(_ animated: Bool) {
        viewWillAppear(animated)
        for child in _shown { child._willAppear(animated) }
      }
      func _isAppearing(_ animated: Bool) {
        viewIsAppearing(animated)
        for child in _shown { child._isAppearing(animated) }
      }
      func _didAppear(_ animated: Bool) {
        viewDidAppear(animated)
        for child in _shown { child._didAppear(animated) }
      }
      func _willDisappear(_ animated: Bool) {
        viewWillDisappear(animated)
        for child in _shown { child._willDisappear(animated) }
      }
      func _didDisappear(_ animated: Bool) {
        viewDidDisappear(animated)
        for child in _shown { child._didDisappear(animated) }
      }
      var _shown: [UIViewController] { _children.filter { $0._view?._superview != nil } }

      var children: [UIViewController] { _children }
      var parent: UIViewController? { _parent }
      func addChild(_ child: UIViewController) {
        guard (child as Any) is UIViewController else { return }
        _children.append(child)
        child._parent = self
      }
      func removeFromParent() {
        _parent?._children.removeAll { $0 === self }
        _parent = nil
      }
      func willMove(toParent parent: UIViewController?) {}
      func didMove(toParent parent: UIViewController?) {}
      var navigationController: UINavigationController? {
        (_parent as? UINavigationController) ?? _parent?.navigationController
      }

      var presentedViewController: UIViewController? { _presented }
      var presentingViewController: UIViewController? { _presenter }
      /// Shows a controller over this one, which is told only if it is covered whole.
      func present(
        _ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) {
        guard (other as Any) is UIViewController else {
          completion?()
          return
        }
        let window = _view?.window
        _presented = other
        other._presenter = self
        let covers = other._coversAll
        other.loadViewIfNeeded()
        if covers { _willDisappear(animated) }
        other._willAppear(animated)
        if let window {
          other.view.frame = window.bounds
          window.addSubview(other.view)
        }
        other._isAppearing(animated)
        _UIKitScreen.afterCycle {
          if covers { self._didDisappear(animated) }
          other._didAppear(animated)
          completion?()
        }
      }
      func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let other = _presented else {
          _presenter?.dismiss(animated: animated, completion: completion)
          return
        }
        let covers = other._coversAll
        other._willDisappear(animated)
        if covers { _willAppear(animated) }
        _UIKitScreen.afterCycle {
          other._view?.removeFromSuperview()
          self._presented = nil
          other._presenter = nil
          other._didDisappear(animated)
          if covers { self._didAppear(animated) }
          completion?()
        }
      }
      var _coversAll: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
      }
    }

    enum UIModalPresentationStyle: Int {
      case automatic, none, fullScreen, pageSheet, formSheet, currentContext, overFullScreen
      case overCurrentContext, popover
    }

    /// What a navigation bar shows for a controller.
    @_unmodelled class UINavigationItem {
      var title: String?
      init() {}
    }

    /// A stack of controllers, the last of which is shown (K26).
    class UINavigationController: UIViewController {
      var viewControllers: [UIViewController] { _children }
      var topViewController: UIViewController? { _children.last }
      var visibleViewController: UIViewController? { _children.last }
      init(rootViewController: UIViewController) {
        super.init()
        addChild(rootViewController)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func viewDidLoad() {
        super.viewDidLoad()
        if let top = topViewController { _put(top) }
      }
      func pushViewController(_ other: UIViewController, animated: Bool) {
        guard (other as Any) is UIViewController else { return }
        let old = topViewController
        addChild(other)
        guard isViewLoaded else { return }
        other.loadViewIfNeeded()
        old?._willDisappear(animated)
        other._willAppear(animated)
        _put(other)
        other._isAppearing(animated)
        _UIKitScreen.afterCycle {
          old?._view?.isHidden = true
          old?._didDisappear(animated)
          other._didAppear(animated)
        }
      }
      @discardableResult
      func popViewController(animated: Bool) -> UIViewController? {
        guard _children.count > 1 else { return nil }
        return popToViewController(_children[_children.count - 2], animated: animated)?.last
      }
      @discardableResult
      func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = _children.first else { return nil }
        return popToViewController(root, animated: animated)
      }
      @discardableResult
      func popToViewController(
        _ target: UIViewController, animated: Bool
      ) -> [UIViewController]? {
        guard let index = _children.firstIndex(where: { $0 === target }),
          let old = topViewController, old !== target
        else { return nil }
        let gone = Array(_children[(index + 1)...])
        guard isViewLoaded else {
          for child in gone { child.removeFromParent() }
          return gone
        }
        old._willDisappear(animated)
        target._view?.isHidden = false
        target._willAppear(animated)
        target._isAppearing(animated)
        for child in gone { child.removeFromParent() }
        _UIKitScreen.afterCycle {
          for child in gone { child._view?.removeFromSuperview() }
          old._didDisappear(animated)
          target._didAppear(animated)
        }
        return gone
      }
      override func viewDidLayoutSubviews() { topViewController?._view?.frame = view.bounds }
      func _put(_ child: UIViewController) {
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.view.setNeedsUpdateConstraints()
      }
      override var _shown: [UIViewController] { _children.suffix(1) }
    }
    """#)
}
