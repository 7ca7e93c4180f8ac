import Interpreter
import ViewRuntime

extension Feature {
  /// Constraints: they mark what they belong to, but Auto Layout is not solved (K15).
  static let nsLayoutConstraint = Feature(
    "NSLayoutConstraint",
    #"""
    /// A rule about the frames of two views; another constant marks their layout.
    class NSLayoutConstraint {
      weak var firstItem: UIView?
      weak var secondItem: UIView?
      let _attribute: String
      var constant: CGFloat { didSet { if constant != oldValue { _mark() } } }
      var priority: Float = 1000
      var identifier: String?
      var isActive = false {
        didSet {
          guard isActive != oldValue else { return }
          if isActive { _noteAutoLayout() }
          _mark()
        }
      }
      init(_ item: UIView?, _ attribute: String, _ other: UIView?, _ constant: CGFloat) {
        self.firstItem = item
        self.secondItem = other
        self._attribute = attribute
        self.constant = constant
      }
      func _mark() {
        guard let firstItem else { return }
        let isSize = _attribute == "width" || _attribute == "height"
        if isSize { firstItem.setNeedsLayout() }
        firstItem._superview?.setNeedsLayout()
      }
      static func activate(_ constraints: [Any]) {
        for case let constraint as NSLayoutConstraint in constraints { constraint.isActive = true }
      }
      static func deactivate(_ constraints: [Any]) {
        for case let constraint as NSLayoutConstraint in constraints { constraint.isActive = false }
      }
      enum Axis: Int { case horizontal, vertical }
    }

    /// An edge, a centre or a length of a view, to make constraints from.
    struct NSLayoutAnchor {
      let _item: UIView
      let _attribute: String
      /// The other anchor may be of a view that is not modelled.
      func _made(with other: Any, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_item, _attribute, (other as? NSLayoutAnchor)?._item, constant)
      }
      func constraint(
        equalTo anchor: Any, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint {
        _made(with: anchor, constant)
      }
      func constraint(
        greaterThanOrEqualTo anchor: Any, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint {
        _made(with: anchor, constant)
      }
      func constraint(
        lessThanOrEqualTo anchor: Any, multiplier: CGFloat = 1, constant: CGFloat = 0
      ) -> NSLayoutConstraint {
        _made(with: anchor, constant)
      }
      func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_item, _attribute, nil, c)
      }
      func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_item, _attribute, nil, c)
      }
      func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_item, _attribute, nil, c)
      }
    }

    extension UIView {
      var topAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "top") }
      var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "bottom") }
      var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "leading") }
      var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "trailing") }
      var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "left") }
      var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "right") }
      var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "centerX") }
      var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "centerY") }
      var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "width") }
      var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(_item: self, _attribute: "height") }
      var safeAreaLayoutGuide: UIView { self }
      var layoutMarginsGuide: UIView { self }
      func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
      func addConstraints(_ constraints: [Any]) {
        NSLayoutConstraint.activate(constraints)
      }
    }

    func _noteAutoLayout()
    """#,
    natives: ["_noteAutoLayout()": noteAutoLayout])

  /// Says once that constraints place nothing.
  private static func noteAutoLayout(_ call: NativeCall) throws(Trap) -> Value {
    guard let bridge = call.evaluator.host as? ViewBridge else { return .void }
    bridge.noteUnsimulated("Auto Layout", "constraints mark views, but frames stay as they are set")
    return .void
  }
}
