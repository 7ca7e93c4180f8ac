import Interpreter

extension Feature {
  static let idView = Feature(
    "IDView",
    #"""
    /// A view with an identity of its own, on top of its place.
    struct IDView<Content: View, ID: Hashable>: View {
      typealias Body = Never
      var content: Content
      var id: ID
      init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
      }
      var body: Never { _primitiveBody() }
    }

    extension View {
      /// Binds this view's identity to a value: another value is another view.
      func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(self, id: id) }
    }
    """#,
    views: [
      "IDView": { part throws(Trap) in
        .identified(
          part.bridge.explicitID(part["id"]),
          try part.element("content", as: part.typeArgument(0)))
      }
    ])
}
