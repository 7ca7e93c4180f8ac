import Interpreter

extension Feature {
  static let observableObject = Feature(
    "ObservableObject",
    #"""
    /// An object that says when it is about to change.
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
      /// Sends before a `@Published` property changes.
      var objectWillChange: ObservableObjectPublisher { get }
    }

    extension ObservableObject {
      var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_object: self) }
    }

    /// The signal of one object: whoever observes the object runs again (U64).
    final class ObservableObjectPublisher {
      let _object: AnyObject?
      init() { self._object = nil }
      init(_object: AnyObject) { self._object = _object }
      /// Announces a change.
      func send() { _objectWillChange(_object ?? self) }
    }

    func _objectWillChange(_ object: AnyObject)
    """#,
    natives: ["_objectWillChange(_:)": announceObjectChange])
}
