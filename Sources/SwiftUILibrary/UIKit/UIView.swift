extension Feature {
  /// Views of UIKit: their hierarchy, their frames, and what they mark for the update cycle
  /// (K01–K22, K30).
  static let uiView = Feature(
    "UIView",
    #"""
    /// A view of UIKit: a rectangle that lays out and draws itself in the update cycle.
    class UIView: UIResponder, Hashable {
      class var requiresConstraintBasedLayout: Bool { false }
      static let noIntrinsicMetric: CGFloat = -1
      var _origin: CGPoint
      var _size: CGSize
      var _boundsOrigin = CGPoint.zero
      var _subviews: [UIView] = []
      var _needsConstraints = false
      var _needsLayout = false
      var _needsDisplay = true
      var _asksForItsSize = false
      /// Tells the view from those beside it, from when it was added on.
      var _number = 0
      var _lastNumber = 0
      weak var _superview: UIView?
      weak var _controller: UIViewController?
      var backgroundColor: UIColor? { didSet { _UIKitAnimation.noteChange() } }
      var alpha: CGFloat = 1 { didSet { _UIKitAnimation.noteChange() } }
      var isHidden = false { didSet { _UIKitScreen.requestCycle() } }
      var isUserInteractionEnabled = true
      var clipsToBounds = false
      var tag = 0
      var contentMode = ContentMode.scaleToFill
      var translatesAutoresizingMaskIntoConstraints = true
      var accessibilityIdentifier: String?

      /// What happens to what was drawn when the bounds change.
      enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
      }

      init(frame: CGRect) {
        self._origin = frame.origin
        self._size = frame.size
        super.init()
        _needsConstraints = type(of: self).requiresConstraintBasedLayout
      }
      required init?(coder: NSCoder) {
        self._origin = .zero
        self._size = .zero
        super.init()
      }
      override convenience init() { self.init(frame: .zero) }

      /// Where the view is in its superview; another size marks the layout (K08, K11).
      var frame: CGRect {
        get { CGRect(origin: _origin, size: _size) }
        set { _place(newValue.origin, newValue.size) }
      }
      /// The view's own coordinates; another origin scrolls what is in it (K12).
      var bounds: CGRect {
        get { CGRect(origin: _boundsOrigin, size: _size) }
        set {
          if newValue.origin != _boundsOrigin {
            _boundsOrigin = newValue.origin
            setNeedsLayout()
          }
          let x = _origin.x + (_size.width - newValue.size.width) / 2
          let y = _origin.y + (_size.height - newValue.size.height) / 2
          _place(CGPoint(x: x, y: y), newValue.size)
        }
      }
      var center: CGPoint {
        get { CGPoint(x: _origin.x + _size.width / 2, y: _origin.y + _size.height / 2) }
        set {
          _place(
            CGPoint(x: newValue.x - _size.width / 2, y: newValue.y - _size.height / 2), _size)
        }
      }
      func _place(_ origin: CGPoint, _ size: CGSize) {
        let isResized = size != _size
        guard isResized || origin != _origin else { return }
        _origin = origin
        _size = size
        _UIKitAnimation.noteChange()
        _UIKitScreen.requestCycle()
        guard isResized else { return }
        setNeedsLayout()
        _superview?.setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
      }

      var superview: UIView? { _superview }
      var subviews: [UIView] { _subviews }
      var window: UIWindow? { (self as? UIWindow) ?? _superview?.window }
      var next: UIResponder? { _controller ?? _superview }
      var safeAreaInsets: UIEdgeInsets { .zero }

      // The hierarchy (K09, K10, K30).

      func addSubview(_ view: UIView) { _insert(view, _subviews.count) }
      func insertSubview(_ view: UIView, at index: Int) { _insert(view, index) }
      func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        _insert(view, _subviews.firstIndex { $0 === sibling } ?? _subviews.count)
      }
      func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        _insert(view, (_subviews.firstIndex { $0 === sibling } ?? _subviews.count - 1) + 1)
      }
      func bringSubviewToFront(_ view: UIView) {
        guard let index = _subviews.firstIndex(where: { $0 === view }) else { return }
        _subviews.append(_subviews.remove(at: index))
        _UIKitScreen.requestCycle()
      }
      func sendSubviewToBack(_ view: UIView) {
        guard let index = _subviews.firstIndex(where: { $0 === view }) else { return }
        _subviews.insert(_subviews.remove(at: index), at: 0)
        _UIKitScreen.requestCycle()
      }
      func _insert(_ view: UIView, _ index: Int) {
        guard _isPlatformView(view) else { return }
        if view._superview != nil { view.removeFromSuperview() }
        view.willMove(toSuperview: self)
        let window = window
        if window != nil { view._leadTree { $0.willMove(toWindow: window) } }
        _subviews.insert(view, at: min(index, _subviews.count))
        view._superview = self
        _lastNumber += 1
        view._number = _lastNumber
        if window != nil { view._leadTree { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        if view._size != .zero { view.setNeedsLayout() }
      }
      func removeFromSuperview() {
        guard let parent = _superview else { return }
        let isInWindow = window != nil
        willMove(toSuperview: nil)
        if isInWindow { _leadTree { $0.willMove(toWindow: nil) } }
        parent.willRemoveSubview(self)
        parent._subviews.removeAll { $0 === self }
        _superview = nil
        if isInWindow { _leadTree { $0.didMoveToWindow() } }
        didMoveToSuperview()
        parent.setNeedsLayout()
      }
      func _leadTree(_ visit: (UIView) -> Void) {
        visit(self)
        for view in _subviews { view._leadTree(visit) }
      }
      func willMove(toSuperview newSuperview: UIView?) {}
      func didMoveToSuperview() {}
      func willMove(toWindow newWindow: UIWindow?) {}
      func didMoveToWindow() {}
      func didAddSubview(_ subview: UIView) {}
      func willRemoveSubview(_ subview: UIView) {}
      func isDescendant(of view: UIView) -> Bool {
        self === view || _superview?.isDescendant(of: view) ?? false
      }
      func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in _subviews {
          if let found = view.viewWithTag(tag) { return found }
        }
        return nil
      }

      // The update cycle: constraints, layout, display (K02).

      func setNeedsUpdateConstraints() {
        _needsConstraints = true
        _UIKitScreen.requestCycle()
      }
      func needsUpdateConstraints() -> Bool { _needsConstraints }
      func updateConstraints() {}
      func updateConstraintsIfNeeded() { _updateConstraintsPass() }
      func setNeedsLayout() {
        _needsLayout = true
        _UIKitScreen.requestCycle()
      }
      func layoutSubviews() {}
      func layoutIfNeeded() {
        _updateConstraintsPass()
        _layoutPass()
      }
      func setNeedsDisplay() {
        _needsDisplay = true
        _UIKitScreen.requestCycle()
      }
      func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
      func draw(_ rect: CGRect) {}
      var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
      func invalidateIntrinsicContentSize() {
        _asksForItsSize = true
        setNeedsUpdateConstraints()
        _superview?.setNeedsLayout()
      }
      func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
          width: own.width < 0 ? _size.width : own.width,
          height: own.height < 0 ? _size.height : own.height)
      }
      func sizeToFit() { _place(_origin, sizeThatFits(_size)) }

      /// From the leaves to the root (K03); a controller's root asks the controller.
      func _updateConstraintsPass() {
        for view in _subviews { view._updateConstraintsPass() }
        guard _needsConstraints else { return }
        _needsConstraints = false
        if _asksForItsSize {
          _asksForItsSize = false
          _ = intrinsicContentSize
        }
        if let _controller { _controller.updateViewConstraints() } else { updateConstraints() }
      }
      /// From the root to the leaves (K03); a controller is told before and after (K23).
      func _layoutPass() {
        if _needsLayout {
          _needsLayout = false
          _controller?.viewWillLayoutSubviews()
          layoutSubviews()
          _controller?.viewDidLayoutSubviews()
        }
        for view in _subviews { view._layoutPass() }
      }
      func _displayPass() {
        guard !isHidden else { return }
        if _needsDisplay, _size.width > 0, _size.height > 0 {
          _needsDisplay = false
          draw(bounds)
        }
        for view in _subviews { view._displayPass() }
      }

      func point(inside point: CGPoint, with event: Any?) -> Bool { bounds.contains(point) }
      func hitTest(_ point: CGPoint, with event: Any?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
          self.point(inside: point, with: event)
        else { return nil }
        for view in _subviews.reversed() {
          let inner = CGPoint(
            x: point.x - view._origin.x + view._boundsOrigin.x,
            y: point.y - view._origin.y + view._boundsOrigin.y)
          if let found = view.hitTest(inner, with: event) { return found }
        }
        return self
      }
      func endEditing(_ force: Bool) -> Bool { true }

      var _gestures: [UIGestureRecognizer] = []
      var gestureRecognizers: [UIGestureRecognizer]? { _gestures }
      func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
        gesture.view = self
        _gestures.append(gesture)
        _UIKitScreen.requestCycle()
      }
      func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
        _gestures.removeAll { $0 === gesture }
        _UIKitScreen.requestCycle()
      }

      static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

      /// What a reader of the trees sees of the view, and what typing and a tap do.
      var _text: String? { nil }
      var _field: _UIKitField? { nil }
      var _tap: (() -> Void)? {
        guard isUserInteractionEnabled, _gestures.contains(where: { $0 is UITapGestureRecognizer })
        else { return nil }
        return {
          for gesture in self._gestures where gesture is UITapGestureRecognizer { gesture._fire() }
        }
      }
      func _picture() -> _UIKitPicture {
        _UIKitPicture(
          _id: _number, _type: "\(type(of: self))",
          _x: _origin.x - (_superview?._boundsOrigin.x ?? 0),
          _y: _origin.y - (_superview?._boundsOrigin.y ?? 0), _width: _size.width,
          _height: _size.height, _text: _text, _tap: _tap, _field: _field,
          _parts: _subviews.filter { !$0.isHidden }.map { $0._picture() })
      }
    }

    /// What recognises a gesture on a view; a tap is performed, others never happen.
    class UIGestureRecognizer: UIResponder {
      weak var view: UIView?
      var isEnabled = true
      var _targets: [() -> Void] = []
      init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
      }
      func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject?
        _targets.append { [weak object, weak self] in action.__perform(object, self) }
      }
      func _fire() {
        guard isEnabled else { return }
        for target in _targets { target() }
      }
    }

    /// Recognises taps.
    class UITapGestureRecognizer: UIGestureRecognizer {
      var numberOfTapsRequired = 1
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
      }
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
