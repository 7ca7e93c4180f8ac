extension Feature {
  /// What fills the window of an app of UIKit, and what Grove mounts for it.
  static let sceneDelegates = Feature(
    "SceneDelegates",
    #"""
    /// Is told of the life of a scene; Grove connects one.
    protocol UISceneDelegate: AnyObject {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    }
    extension UISceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {}
    }

    protocol UIWindowSceneDelegate: UISceneDelegate {
      var window: UIWindow? { get set }
    }
    extension UIWindowSceneDelegate {
      var window: UIWindow? {
        get { nil }
        set {}
      }
    }

    /// What the system remembers of a scene.
    final class UISceneSession: NSObject {
      struct Role: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      }
      override init() { super.init() }
      var role: Role { .windowApplication }
      var persistentIdentifier: String { "scene" }
    }

    /// How a scene is made.
    class UISceneConfiguration {
      var name: String?
      var delegateClass: AnyClass?
      init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
    }

    /// The window of the one scene that Grove connects.
    enum _SceneWindow {
      /// Nobody else keeps the delegate.
      static var delegate: (any UIWindowSceneDelegate)?
      static func content(filledBy delegate: any UIWindowSceneDelegate) -> AnyView {
        self.delegate = delegate
        delegate.scene(
          UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        guard let root = delegate.window?.rootViewController else { return AnyView(EmptyView()) }
        if let hosting = root as? any _Hosting { return hosting._hosted }
        return AnyView(_PlaygroundController(controller: root))
      }
    }
    """#)
}
