import Interpreter

extension Feature {
  static let modifiedContent = Feature(
    "ModifiedContent",
    #"""
    /// A view with a modifier applied to it.
    struct ModifiedContent<Content, Modifier>: View {
      typealias Body = Never
      var content: Content
      var modifier: Modifier
      init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "ModifiedContent": { part throws(Trap) in
        try part.bridge.modified(part["content"], as: part.typeArgument(0), by: part["modifier"])
      }
    ])
}
