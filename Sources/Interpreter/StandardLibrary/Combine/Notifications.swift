extension StandardLibrary {
  /// The messages of a notification centre as a publisher.
  static let notificationPublisher = LibraryEntry(
    "Notifications.swift",
    """
    /// Sends the messages with a name, for as long as somebody listens.
    struct __NotificationPublisher: Publisher {
      typealias Output = Notification
      typealias Failure = Never
      let center: NotificationCenter
      let name: Notification.Name
      let object: AnyObject?
      var __name: String { "NotificationCenter Publisher" }
      func __attach(_ observer: __Observer<Notification>) -> AnyCancellable {
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          observer.send($0)
        }
        return AnyCancellable { center.removeObserver(token) }
      }
    }

    extension NotificationCenter {
      typealias Publisher = __NotificationPublisher
      func publisher(
        for name: Notification.Name, object: AnyObject? = nil
      ) -> __NotificationPublisher {
        __NotificationPublisher(center: self, name: name, object: object)
      }
    }
    """)
}
