import Interpreter

extension Feature {
  /// What every view is, and the shapes that a builder gives to several of them.
  static let view = Feature(
    "View",
    #"""
    /// A type that represents part of your app's user interface.
    protocol View {
      associatedtype Body: View
      /// The content and behavior of the view.
      @ViewBuilder var body: Self.Body { get }
    }

    extension View {
      /// Prints why this body runs: `@self`, `@identity` and the names of dynamic properties.
      static func _printChanges() { _printBodyReasons(self) }
      /// Prints why this body runs, as `_printChanges()` does.
      static func _logChanges() { _printBodyReasons(self) }
    }

    extension Never: View {
      typealias Body = Never
      var body: Never { _primitiveBody() }
    }

    extension Optional: View where Wrapped: View {
      typealias Body = Never
      var body: Never { _primitiveBody() }
    }

    /// Traps: a built-in view has no body to call.
    func _primitiveBody() -> Never { fatalError("body() should not be called on a built-in view") }

    func _printBodyReasons(_ type: Any.Type)
    """#,
    natives: ["_printBodyReasons(_:)": printBodyReasons])
}
