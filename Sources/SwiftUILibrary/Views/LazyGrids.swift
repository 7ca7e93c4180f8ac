import Interpreter
import ViewRuntime

extension Feature {
  static let lazyGrids = Feature(
    "LazyGrids",
    #"""
    /// Views in columns, made line by line as they come into view (Z16).
    struct LazyVGrid<Content: View>: View {
      typealias Body = Never
      let _tracks: [GridItem]
      let _alignment: HorizontalAlignment
      let _spacing: CGFloat?
      let _content: Content
      init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self._tracks = columns
        self._alignment = alignment
        self._spacing = spacing
        self._content = content()
      }
      /// Headers and footers of a grid stay where they are.
      @notSimulated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
      ) {
        self._tracks = columns
        self._alignment = alignment
        self._spacing = spacing
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    /// Views in rows, made column by column as they come into view.
    struct LazyHGrid<Content: View>: View {
      typealias Body = Never
      let _tracks: [GridItem]
      let _alignment: VerticalAlignment
      let _spacing: CGFloat?
      let _content: Content
      init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self._tracks = rows
        self._alignment = alignment
        self._spacing = spacing
        self._content = content()
      }
      /// Headers and footers of a grid stay where they are.
      @notSimulated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
      ) {
        self._tracks = rows
        self._alignment = alignment
        self._spacing = spacing
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "LazyVGrid": { part throws(Trap) in
        try grid(
          "LazyVGrid", part, .vertical,
          Alignment(horizontal: part.horizontalAlignment("_alignment"), vertical: .center))
      },
      "LazyHGrid": { part throws(Trap) in
        try grid(
          "LazyHGrid", part, .horizontal,
          Alignment(horizontal: .center, vertical: part.verticalAlignment("_alignment")))
      },
    ])

  private static func grid(
    _ type: String, _ part: Part, _ axis: ViewRuntime.Axis, _ alignment: Alignment
  ) throws(Trap) -> ViewElement {
    let spacing = part.optionalNumber("_spacing")
    let tracks = part.bridge.evaluator.elements(of: part.value("_tracks")).map {
      Part(part.bridge, $0).gridTrack()
    }
    return .container(
      ContainerElement(
        type: type,
        detail: Detail.list([
          "\(axis == .vertical ? "columns" : "rows"): \(tracks.count)",
          spacing.map { "spacing: \(Detail.number($0))" },
        ]),
        layout: .lazyGrid(axis: axis, tracks: tracks, alignment: alignment, spacing: spacing),
        content: try part.element("_content", as: part.typeArgument(0))))
  }
}

extension Part {
  /// This value, which is a `GridItem`.
  fileprivate func gridTrack() -> GridTrack {
    let size = value("size")
    let numbers = bridge.evaluator.fields(of: size).map(\.asNumber)
    let length: GridTrack.Length =
      switch bridge.caseName(size) {
      case "fixed": .fixed(numbers.first ?? 0)
      case "adaptive": .adaptive(minimum: numbers.first ?? 10, maximum: numbers.last ?? .infinity)
      default: .flexible(minimum: numbers.first ?? 10, maximum: numbers.last ?? .infinity)
      }
    return GridTrack(
      length: length, spacing: optionalNumber("spacing"),
      alignment: value("alignment").isNone
        ? nil : Part(bridge, bridge.evaluator.opened(value("alignment"))).alignment())
  }
}
