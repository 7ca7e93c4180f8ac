import Interpreter

extension Feature {
  static let layout = Feature(
    "Layout",
    #"""
    /// How a container of the program's own sizes and places its views.
    protocol Layout: Animatable {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      /// The size of the container for a proposal.
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Self.Cache
      ) -> CGSize
      /// Places every subview with `place(at:anchor:proposal:)`.
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Self.Cache)
      /// What the container is like, to spacers and dividers among its views.
      static var layoutProperties: LayoutProperties { get }
    }

    extension Layout {
      typealias Subviews = LayoutSubviews
      static var layoutProperties: LayoutProperties { LayoutProperties() }
      /// Lays out the views of a closure.
      func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> _LayoutView<Self, V> {
        _LayoutView(
          _layout: self, _orientation: Self.layoutProperties.stackOrientation,
          _content: content())
      }
    }

    /// Views in a container of the program's own.
    struct _LayoutView<L, Content: View>: View {
      typealias Body = Never
      let _layout: L
      let _orientation: Axis?
      let _content: Content
      var body: Never { _primitiveBody() }
    }

    /// What a container may tell of itself.
    struct LayoutProperties {
      var stackOrientation: Axis?
      init() { self.stackOrientation = nil }
    }
    """#,
    views: ["_LayoutView": { part throws(Trap) in try laidOut(part) }])
}
