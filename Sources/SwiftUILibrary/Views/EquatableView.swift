import Interpreter

extension Feature {
  static let equatableView = Feature(
    "EquatableView",
    #"""
    /// A view compared with its own `==` to decide whether its body runs (U125).
    struct EquatableView<Content: View>: View {
      typealias Body = Never
      var content: Content
      init(content: Content) { self.content = content }
      var body: Never { _primitiveBody() }
    }

    extension View {
      /// Compares this view with its own `==` before its body runs again.
      func equatable() -> EquatableView<Self> { EquatableView(content: self) }
    }
    """#,
    views: [
      "EquatableView": { part throws(Trap) in
        try part.bridge.element(part["content"], comparing: .equatableAlways)
      }
    ])
}
