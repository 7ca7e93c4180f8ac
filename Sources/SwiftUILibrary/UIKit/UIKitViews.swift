extension Feature {
  /// Views and gestures of UIKit that stand in a hierarchy, take part in the update cycle and do
  /// nothing of their own.
  static let uiKitViews = Feature(
    "UIKitViews",
    #"""
    /// A picture; it is not drawn.
    class UIImageView: UIView {
      var image: UIImage?
      convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
      }
    }

    /// Views in a row or a column; Grove leaves them where they are.
    @notSimulated class UIStackView: UIView {
      var axis = NSLayoutConstraint.Axis.horizontal
      var spacing: CGFloat = 0
      var _arranged: [UIView] = []
      convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
      }
      var arrangedSubviews: [UIView] { _arranged }
      func addArrangedSubview(_ view: UIView) {
        guard _isPlatformView(view) else { return }
        _arranged.append(view)
        addSubview(view)
      }
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard _isPlatformView(view) else { return }
        _arranged.insert(view, at: min(stackIndex, _arranged.count))
        addSubview(view)
      }
      func removeArrangedSubview(_ view: UIView) { _arranged.removeAll { $0 === view } }
    }

    @notSimulated class UITableView: UIScrollView {}
    @notSimulated class UICollectionView: UIScrollView {}
    @notSimulated class UISwitch: UIControl {
      var isOn = false
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
    }
    @notSimulated class UISlider: UIControl {
      var value: Float = 0
      var minimumValue: Float = 0
      var maximumValue: Float = 1
    }
    @notSimulated class UIStepper: UIControl {
      var value: Double = 0
    }
    @notSimulated class UISegmentedControl: UIControl {
      var selectedSegmentIndex = -1
    }
    @notSimulated class UIDatePicker: UIControl {
      var date = Date()
    }
    @notSimulated class UIPageControl: UIControl {
      var numberOfPages = 0
      var currentPage = 0
    }
    @notSimulated class UIRefreshControl: UIControl {}
    @notSimulated class UIProgressView: UIView {
      var progress: Float = 0
      func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }
    @notSimulated class UIActivityIndicatorView: UIView {
      var isAnimating = false
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
    }
    @notSimulated class UIVisualEffectView: UIView {
      let contentView = UIView()
    }
    @notSimulated class UIPickerView: UIView {}
    @notSimulated class UINavigationBar: UIView {}
    @notSimulated class UITabBar: UIView {}
    @notSimulated class UIToolbar: UIView {}

    @notSimulated class UIPanGestureRecognizer: UIGestureRecognizer {}
    @notSimulated class UISwipeGestureRecognizer: UIGestureRecognizer {}
    @notSimulated class UILongPressGestureRecognizer: UIGestureRecognizer {}
    @notSimulated class UIPinchGestureRecognizer: UIGestureRecognizer {}
    @notSimulated class UIRotationGestureRecognizer: UIGestureRecognizer {}

    /// False for what stands for a class that Grove does not model.
    func _isPlatformView(_ value: Any) -> Bool { value is UIView }
    """#)
}
