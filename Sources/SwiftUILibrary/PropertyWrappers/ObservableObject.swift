import Interpreter

extension Feature {
  static let observableObject = Feature(
    "ObservableObject",
    #"""
    /// An object that says when it is about to change.
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      /// Sends before a `@Published` property changes.
      var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_object: self) }
    }

    extension ObservableObject {
      /// Follows the publisher that the object declares itself, as whoever observes it would.
      func _followOwnPublisher() -> AnyCancellable {
        objectWillChange.sink { [weak self] _ in
          if let self { _fireOwnPublisher(self) }
        }
      }
    }

    /// The signal of one object: whoever observes the object runs again (U64).
    final class ObservableObjectPublisher: Publisher {
      typealias Output = Void
      typealias Failure = Never
      let _object: AnyObject?
      init() { self._object = nil }
      init(_object: AnyObject) { self._object = _object }
      /// Announces a change.
      func send() { _objectWillChange(_object ?? self) }
      var __name: String { "ObservableObjectPublisher" }
      func __attach(_ observer: __Observer<Void>) -> AnyCancellable {
        let object: AnyObject = _object ?? self
        if let known = _announcer(of: object) {
          return (known as! __Audience<Void>).add(observer)
        }
        let audience = __Audience<Void>()
        _setAnnouncer(audience, of: object)
        return audience.add(observer)
      }
    }

    /// Announces a change to views and to subscribers.
    func _objectWillChange(_ object: AnyObject) {
      _fireObjectWillChange(object)
      if let audience = _announcer(of: object) { (audience as! __Audience<Void>).send(()) }
    }
    func _fireObjectWillChange(_ object: AnyObject)
    func _fireOwnPublisher(_ object: AnyObject)
    /// What an object's subscribers are kept in, if it has had one.
    func _announcer(of object: AnyObject) -> AnyObject?
    func _setAnnouncer(_ audience: AnyObject, of object: AnyObject)
    """#,
    natives: [
      "_fireObjectWillChange(_:)": announceObjectChange,
      "_fireOwnPublisher(_:)": announceOwnPublisher,
      "_announcer(of:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        return bridge.objects.knownRecord(of: call[0])?.announcer?.value.copied ?? .none
      },
      "_setAnnouncer(_:of:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        bridge.objects.record(of: call[1])?.announcer = HeldValue(
          borrowing: call[0], call.evaluator)
        return .void
      },
    ])
}
