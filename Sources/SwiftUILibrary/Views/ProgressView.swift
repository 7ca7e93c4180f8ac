import Interpreter
import ViewRuntime

extension Feature {
  static let progressView = Feature(
    "ProgressView",
    #"""
    /// How far something has come, or that it is going on.
    struct ProgressView<Label: View>: View {
      typealias Body = Never
      let _value: Double?
      let _total: Double
      let _label: Label
      init(@ViewBuilder label: () -> Label) {
        self._value = nil
        self._total = 1
        self._label = label()
      }
      init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label
      ) {
        self._value = value.map { Double($0) }
        self._total = Double(total)
        self._label = label()
      }
      var body: Never { _primitiveBody() }
    }

    extension ProgressView where Label == EmptyView {
      init() { self.init { EmptyView() } }
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) { EmptyView() }
      }
    }

    extension ProgressView where Label == Text {
      init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
      init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
      }
    }
    """#,
    views: [
      "ProgressView": { part throws(Trap) in
        let total = part.number("_total")
        let value = part.optionalNumber("_value")
        let bar = PrimitiveElement(
          type: "ProgressView",
          detail: value.map { "\(Detail.number($0)) of \(Detail.number(total))" } ?? "",
          layout: value == nil ? .fixed(Size(width: 20, height: 20)) : .fillsWidth(height: 4))
        let label = try part.element("_label", as: part.typeArgument(0))
        if case .empty = label { return .primitive(bar) }
        return .container(
          ContainerElement(
            type: "ProgressView", detail: bar.detail,
            layout: .vertical(alignment: .leading, spacing: nil), content: label))
      }
    ])
}
