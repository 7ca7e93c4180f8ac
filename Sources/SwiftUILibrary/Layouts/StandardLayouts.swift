extension Feature {
  static let standardLayouts = Feature(
    "StandardLayouts",
    #"""
    /// The layout of `VStack`, as a value.
    struct VStackLayout: Layout {
      typealias Cache = Void
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
    }

    /// The layout of `HStack`, as a value.
    struct HStackLayout: Layout {
      typealias Cache = Void
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
    }

    /// The layout of `ZStack`, as a value.
    struct ZStackLayout: Layout {
      typealias Cache = Void
      var alignment: Alignment
      init(alignment: Alignment = .center) { self.alignment = alignment }
    }

    /// Any layout; changing it keeps the identity of the views (I21).
    struct AnyLayout: Layout {
      typealias Cache = Void
      let _layout: Any
      init<L: Layout>(_ layout: L) { self._layout = layout }
    }
    """#)
}
