import Interpreter

extension Feature {
  static let emptyView = Feature(
    "EmptyView",
    #"""
    /// A view with nothing in it: no node, no space.
    struct EmptyView: View {
      typealias Body = Never
      init() {}
      var body: Never { _primitiveBody() }
    }
    """#,
    views: ["EmptyView": { _ throws(Trap) in .empty }])
}
