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
    UIWindowSceneDelegate WKApplication WKExtension WKHapticType WKInterfaceController
    WKInterfaceDevice WKWebView
    """

  /// Types of Foundation that reach outside of the program, or that few programs use, in order.
  static let knownFoundationTypes = """
    AffineTransform AttributeScopes CachedURLResponse DistributedNotificationCenter EnergyFormatter
    HTTPCookie HTTPCookieStorage Host InflectionRule InputStream LengthFormatter MassFormatter
    MessagePort Morphology NotificationQueue OutputStream Pipe Port Process PropertyListDecoder
    PropertyListEncoder PropertyListSerialization SocketPort Stream StreamDelegate
    URLAuthenticationChallenge URLCache URLCredential URLProtectionSpace URLProtocol XMLDocument
    XMLElement XMLNode XMLParser XMLParserDelegate
    """
}
