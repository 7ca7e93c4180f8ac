extension Feature {
  /// The screen, the device and the app as UIKit programs ask for them.
  static let uiApplication = Feature(
    "UIApplication",
    #"""
    /// The screen: as large as an iPhone's.
    @_unmodelled struct UIScreen {
      init() {}
      static let main = UIScreen()
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
      var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
      var scale: CGFloat { 3 }
    }

    /// The device: an iPhone.
    @_unmodelled class UIDevice {
      init() {}
      static let current = UIDevice()
      var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom.phone }
      var name: String { "iPhone" }
      var model: String { "iPhone" }
      var systemName: String { "iOS" }
      var systemVersion: String { "18.0" }
      var orientation: UIDeviceOrientation { UIDeviceOrientation.portrait }
      var isBatteryMonitoringEnabled: Bool { false }
      var batteryLevel: Float { -1 }
      var identifierForVendor: UUID? { nil }
      static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
      func beginGeneratingDeviceOrientationNotifications() {}
      func endGeneratingDeviceOrientationNotifications() {}
    }

    /// How the device is held.
    enum UIDeviceOrientation: Int {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      var isFlat: Bool { self == .faceUp || self == .faceDown }
      var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }

    /// What an archive is read from; there are none.
    @_unmodelled class NSCoder {
      init() {}
    }

    /// What gets events.
    @_unmodelled class UIResponder {
      init() {}
      static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
      static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
      static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
      static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
      static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
      static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
      static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
      static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
      func resignFirstResponder() -> Bool { true }
      func becomeFirstResponder() -> Bool { true }
    }

    /// The app as UIKit sees it; nothing outside the app can be reached.
    @notSimulated class UIApplication: UIResponder {
      static let shared = UIApplication()
      static let openSettingsURLString = "app-settings:"
      static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
      static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
      static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
      static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
      static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
      static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
      static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
      static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
      static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
      static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
      static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
      /// What an app was launched for.
      struct LaunchOptionsKey: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        static let remoteNotification = LaunchOptionsKey(
          rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
      }
      override init() { super.init() }
      var isIdleTimerDisabled = false
      var applicationIconBadgeNumber = 0
      var connectedScenes: Set<UIScene> { [] }
      var windows: [UIWindow] { [] }
      var keyWindow: UIWindow? { nil }
      func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
        true
      }
      func open(
        _ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
      ) {
        completionHandler?(false)
      }
      func canOpenURL(_ url: URL) -> Bool { false }
    }

    /// A scene of the app; there are none.
    class UIScene: UIResponder, Hashable {
      override init() { super.init() }
      /// Why a scene was connected: for nothing in particular.
      class ConnectionOptions {
        init() {}
        var userActivities: Set<AnyHashable> { [] }
        var urlContexts: Set<AnyHashable> { [] }
      }
      static func == (lhs: UIScene, rhs: UIScene) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    class UIWindowScene: UIScene {
      override init() { super.init() }
      var windows: [UIWindow] { [] }
      var keyWindow: UIWindow? { nil }
      var screen: UIScreen { UIScreen.main }
    }

    /// A kind of device.
    enum UIUserInterfaceIdiom: Int {
      case unspecified = -1
      case phone, pad, tv, carPlay
      case mac = 5
      case vision
    }
    """#)
}
