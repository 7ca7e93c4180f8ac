import Interpreter
import ViewRuntime

extension Feature {
  static let divider = Feature(
    "Divider",
    #"""
    /// A thin line across the axis of its stack.
    struct Divider: View {
      typealias Body = Never
      init() {}
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "Divider": { _ throws(Trap) in
        .primitive(LeafElement(type: "Divider", layout: .divider))
      }
    ])
}
