import Interpreter
import ViewRuntime

extension Feature {
  static let spacer = Feature(
    "Spacer",
    #"""
    /// Space that takes what is left along the axis of its stack.
    struct Spacer: View {
      typealias Body = Never
      var minLength: CGFloat?
      init(minLength: CGFloat? = nil) { self.minLength = minLength }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "Spacer": { part throws(Trap) in
        let minLength = part.optionalNumber("minLength")
        return .primitive(
          LeafElement(
            type: "Spacer", detail: minLength.map { "minLength: \(Detail.number($0))" } ?? "",
            layout: .spacer(minLength: minLength)))
      }
    ])
}
