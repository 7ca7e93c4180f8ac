extension StandardLibrary {
  /// Messages within a program, delivered at once.
  static let notificationCenter = LibraryEntry(
    "NotificationCenter.swift",
    """
    /// A message to whoever listens for its name.
    struct Notification: CustomStringConvertible {
      /// What messages are told apart by.
      struct Name: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      var name: Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
      var description: String {
        "name = " + name.rawValue + ", object = \\(String(describing: object)), userInfo = "
          + "\\(String(describing: userInfo))"
      }
    }

    typealias NSNotification = Notification

    func __object(_ value: Any?) -> AnyObject? { value as? AnyObject }

    /// Delivers messages to observers, in the order in which they began to listen.
    class NotificationCenter: NSObject {
      static let `default` = NotificationCenter()
      var __observers: [__Observer] = []
      override init() {}
      /// One observer.
      final class __Observer: NSObject {
        let name: Notification.Name?
        let sender: AnyObject?
        let block: (Notification) -> Void
        /// Whose method is called, where an object listens with one.
        weak var target: AnyObject?
        init(
          _ name: Notification.Name?, _ sender: AnyObject?,
          _ block: @escaping (Notification) -> Void
        ) {
          self.name = name
          self.sender = sender
          self.block = block
          super.init()
        }
        func __hears(_ notification: Notification) -> Bool {
          if let name, name != notification.name { return false }
          if let sender { return __object(notification.object) === sender }
          return true
        }
      }
      /// What is posted under a name from now on.
      func notifications(
        named name: Notification.Name, object: AnyObject? = nil
      ) -> AsyncStream<Notification> {
        AsyncStream { continuation in
          addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
        }
      }
      @discardableResult
      func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
      ) -> any NSObjectProtocol {
        let observer = __Observer(name, __object(obj), block)
        __observers.append(observer)
        return observer
      }
      func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
        object anObject: Any?
      ) {
        weak var target = __object(observer)
        let added = __Observer(aName, __object(anObject)) { notification in
          if let target { aSelector.__perform(target, notification) }
        }
        added.target = target
        __observers.append(added)
      }
      func removeObserver(_ observer: Any) {
        let removed = __object(observer)
        __observers.removeAll { $0 === removed || $0.target != nil && $0.target === removed }
      }
      func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        let removed = __object(observer)
        let sender = __object(anObject)
        __observers.removeAll {
          ($0 === removed || $0.target != nil && $0.target === removed)
            && (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
        }
      }
      func post(_ notification: Notification) {
        for observer in __observers where observer.__hears(notification) {
          observer.block(notification)
        }
      }
      func post(
        name aName: Notification.Name, object anObject: Any?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
      ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
      }
    }
    """)
}
