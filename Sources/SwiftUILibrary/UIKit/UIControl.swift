extension Feature {
  /// Labels and controls of UIKit, as far as they can be seen and touched.
  static let uiControl = Feature(
    "UIControl",
    #"""
    /// A line of text; another one has another size of its own (K22).
    class UILabel: UIView {
      var text: String? {
        didSet {
          guard text != oldValue else { return }
          invalidateIntrinsicContentSize()
          setNeedsDisplay()
        }
      }
      var textColor: UIColor?
      var textAlignment = NSTextAlignment.natural
      var numberOfLines = 1
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var intrinsicContentSize: CGSize {
        CGSize(width: 8 * CGFloat((text ?? "").count), height: 16)
      }
      override var _text: String? { text }
    }

    enum NSTextAlignment: Int { case left, center, right, justified, natural }

    /// What can be touched.
    class UIControl: UIView {
      var isEnabled = true
      var isSelected = false
      var isHighlighted = false
      var _actions: [(Event, (UIControl) -> Void)] = []
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
      }
      func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        // A control does not keep its targets alive.
        let object = target as AnyObject?
        _actions.append((controlEvents, { [weak object] in action.__perform(object, $0) }))
      }
      func addAction(_ action: UIAction, for controlEvents: Event) {
        _actions.append((controlEvents, { _ in action._handler(action) }))
      }
      func sendActions(for controlEvents: Event) {
        for (event, action) in _actions where !event.isDisjoint(with: controlEvents) {
          action(self)
        }
      }
      override var _tap: (() -> Void)? {
        guard isEnabled, isUserInteractionEnabled, !_actions.isEmpty else { return nil }
        return { self.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
      }

      struct Event: OptionSet {
        let rawValue: UInt
        static let touchDown = Event(rawValue: 1)
        static let touchUpInside = Event(rawValue: 64)
        static let touchUpOutside = Event(rawValue: 128)
        static let valueChanged = Event(rawValue: 4096)
        static let primaryActionTriggered = Event(rawValue: 8192)
        static let editingChanged = Event(rawValue: 1 << 17)
        static let editingDidEnd = Event(rawValue: 1 << 18)
        static let allEvents = Event(rawValue: 0xffff_ffff)
      }
      struct State: OptionSet {
        let rawValue: UInt
        static let normal: State = []
        static let highlighted = State(rawValue: 1)
        static let disabled = State(rawValue: 2)
        static let selected = State(rawValue: 4)
      }
    }

    /// A button of UIKit.
    class UIButton: UIControl {
      var _titles: [UInt: String] = [:]
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      convenience init(type: ButtonType) { self.init(frame: .zero) }
      convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        if let title = primaryAction?.title { setTitle(title, for: .normal) }
      }
      enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, close }
      func setTitle(_ title: String?, for state: State) {
        _titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
      }
      func setTitleColor(_ color: UIColor?, for state: State) {}
      func title(for state: State) -> String? { _titles[state.rawValue] }
      var currentTitle: String? { _titles[0] }
      override var intrinsicContentSize: CGSize {
        CGSize(width: 8 * CGFloat((currentTitle ?? "").count), height: 34)
      }
      override var _text: String? { currentTitle }
    }

    /// What a control does.
    class UIAction {
      var title: String
      let _handler: (UIAction) -> Void
      init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self._handler = handler
      }
    }

    /// A viewport: scrolling moves the origin of its bounds (K12).
    class UIScrollView: UIView {
      var contentSize = CGSize.zero
      var contentInset = UIEdgeInsets.zero
      var isScrollEnabled = true
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
      }
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
      }
    }
    """#)
}
