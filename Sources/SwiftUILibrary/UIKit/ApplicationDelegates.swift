extension Feature {
  /// What is told of the life of an app on each platform.
  static let applicationDelegates = Feature(
    "ApplicationDelegates",
    #"""
    protocol UIApplicationDelegate {}
    protocol NSApplicationDelegate {}
    protocol WKApplicationDelegate {}
    protocol WKExtensionDelegate {}

    func _delegate<D: NSObject>(_ type: D.Type) -> D { type.init() }
    func _delegate<D: UIResponder>(_ type: D.Type) -> D { type.init() }

    /// Makes the delegate of an app on iOS; nobody calls it.
    @propertyWrapper struct UIApplicationDelegateAdaptor<Delegate> {
      let wrappedValue: Delegate
    }
    extension UIApplicationDelegateAdaptor where Delegate: NSObject {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }
    extension UIApplicationDelegateAdaptor where Delegate: UIResponder {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }

    /// Makes the delegate of an app on a Mac; nobody calls it.
    @propertyWrapper struct NSApplicationDelegateAdaptor<Delegate> {
      let wrappedValue: Delegate
    }
    extension NSApplicationDelegateAdaptor where Delegate: NSObject {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }
    extension NSApplicationDelegateAdaptor where Delegate: UIResponder {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }

    /// Makes the delegate of an app on a watch; nobody calls it.
    @propertyWrapper struct WKApplicationDelegateAdaptor<Delegate> {
      let wrappedValue: Delegate
    }
    extension WKApplicationDelegateAdaptor where Delegate: NSObject {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }
    extension WKApplicationDelegateAdaptor where Delegate: UIResponder {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }

    /// Makes the delegate of an app on a watch, in the older form; nobody calls it.
    @propertyWrapper struct WKExtensionDelegateAdaptor<Delegate> {
      let wrappedValue: Delegate
    }
    extension WKExtensionDelegateAdaptor where Delegate: NSObject {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }
    extension WKExtensionDelegateAdaptor where Delegate: UIResponder {
      init(_ delegateType: Delegate.Type = Delegate.self) {
        self.init(wrappedValue: _delegate(delegateType))
      }
    }
    """#)
}
