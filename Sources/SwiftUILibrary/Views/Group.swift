import Interpreter

extension Feature {
  static let group = Feature(
    "Group",
    #"""
    /// Several views treated as one, without a layout of their own.
    struct Group<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "Group": { part throws(Trap) in
        .group(try part.element("_content", as: part.typeArgument(0)))
      }
    ])
}
