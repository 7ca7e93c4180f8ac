extension Catalog {
  /// Types of UIKit, Core Animation and Core Graphics that SwiftUI programs mention, in order.
  ///
  /// A program that only names one still loads: what it does with one is not simulated.
  static let knownPlatformTypes = """
    AVAudioPlayer AVAudioSession AVPlayer AVPlayerItem CADisplayLink CAEmitterCell CAEmitterLayer
    CAGradientLayer CALayer CAMediaTimingFunction CAShapeLayer CATransaction CGContext CGGradient
    CGImage CGMutablePath CIContext CIFilter CIImage CLLocation CLLocationCoordinate2D
    CLLocationManager MKCoordinateRegion MKCoordinateSpan NSFetchRequest
    NSLayoutConstraint NSManagedObject NSManagedObjectContext
    NSPersistentContainer UIAccessibility UIAction UIActivity
    UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController
    UIApplicationShortcutItem UIBarButtonItem UIBezierPath UIBlurEffect UIButton
    UICollectionView UICollectionViewCell UICollectionViewLayout UIContentSizeCategory
    UIContextMenuConfiguration UIControl UIDatePicker UIDeviceOrientation
    UIDocumentPickerViewController UIEdgeInsets UIEvent UIFont UIFontDescriptor
    UIGestureRecognizer UIGraphicsImageRenderer UIHostingController UIImageConfiguration
    UIImagePickerController UIImageView UIInputViewController UIInterfaceOrientation
    UIInterfaceOrientationMask UIKey UIKeyCommand UILabel
    UILongPressGestureRecognizer UIMenu UINavigationBar UINavigationBarAppearance
    UINavigationController UINavigationItem UIPageControl UIPageViewController
    UIPanGestureRecognizer UIPasteboard UIPickerView UIPinchGestureRecognizer
    UIPresentationController UIPress UIProgressView UIRectCorner UIRefreshControl
    UIRotationGestureRecognizer UISceneConfiguration UISceneSession UIScrollView
    UIScrollViewDelegate UISearchBar UISearchController UISegmentedControl
    UISheetPresentationController UISlider UISplitViewController UIStackView UIStatusBarStyle
    UIStepper UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController
    UITabBarItem UITableView UITableViewCell UITableViewController UITapGestureRecognizer
    UITextField UITextFieldDelegate UITextView
    UITextViewDelegate UIToolbar UITouch UITraitCollection UIUserInterfaceStyle UIVibrancyEffect
    UIView UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView
    UIWindowSceneDelegate WKWebView
    """
}
