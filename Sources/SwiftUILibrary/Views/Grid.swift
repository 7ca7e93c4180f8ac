import Interpreter
import ViewRuntime

extension Feature {
  static let grid = Feature(
    "Grid",
    #"""
    /// Rows of views whose columns are as wide as their widest cell.
    struct Grid<Content: View>: View {
      typealias Body = Never
      let alignment: Alignment
      let horizontalSpacing: CGFloat?
      let verticalSpacing: CGFloat?
      let _content: Content
      init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    /// A row of a grid.
    struct GridRow<Content: View>: View {
      typealias Body = Never
      let alignment: VerticalAlignment?
      let _content: Content
      init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    struct _GridCellModifier {
      let _columns: Int?
      let _anchor: UnitPoint?
      let _alignment: HorizontalAlignment?
      let _axes: Axis.Set?
      let _name: String
    }

    extension View {
      /// Lets this view span several columns of a grid.
      func gridCellColumns(_ count: Int) -> ModifiedContent<Self, _GridCellModifier> {
        ModifiedContent(
          content: self,
          modifier: _GridCellModifier(
            _columns: count, _anchor: nil, _alignment: nil, _axes: nil, _name: "gridCellColumns"))
      }
      /// Says where in its cell this view lies.
      func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, _GridCellModifier> {
        ModifiedContent(
          content: self,
          modifier: _GridCellModifier(
            _columns: nil, _anchor: anchor, _alignment: nil, _axes: nil, _name: "gridCellAnchor"))
      }
      /// Aligns the column of this cell.
      func gridColumnAlignment(
        _ guide: HorizontalAlignment
      ) -> ModifiedContent<Self, _GridCellModifier> {
        ModifiedContent(
          content: self,
          modifier: _GridCellModifier(
            _columns: nil, _anchor: nil, _alignment: guide, _axes: nil,
            _name: "gridColumnAlignment"))
      }
      /// Takes what the grid has and asks for nothing.
      func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _GridCellModifier> {
        ModifiedContent(
          content: self,
          modifier: _GridCellModifier(
            _columns: nil, _anchor: nil, _alignment: nil, _axes: axes,
            _name: "gridCellUnsizedAxes"))
      }
    }
    """#,
    views: [
      "Grid": { part throws(Trap) in
        let alignment = part.alignment("alignment")
        let horizontal = part.optionalNumber("horizontalSpacing")
        let vertical = part.optionalNumber("verticalSpacing")
        return .container(
          ContainerElement(
            type: "Grid",
            detail: Detail.list([
              Detail.argument("alignment", alignment),
              horizontal.map { "horizontalSpacing: \(Detail.number($0))" },
              vertical.map { "verticalSpacing: \(Detail.number($0))" },
            ]), layout: .passthrough,
            content: try part.element("_content", as: part.typeArgument(0)),
            algorithm: GridLayout(
              alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)))
      },
      "GridRow": { part throws(Trap) in
        let written = part.value("alignment")
        let name = written.isNone ? nil : Part(part.bridge, written).string("_name")
        return .container(
          ContainerElement(
            type: "GridRow", detail: name.map { "alignment: .\($0)" } ?? "",
            layout: .gridRow(
              written.isNone ? nil : part.bridge.verticalAlignment(Part(part.bridge, written))),
            content: try part.element("_content", as: part.typeArgument(0))))
      },
    ],
    modifiers: [
      "_GridCellModifier": { part throws(Trap) in try gridCell(part) }
    ])

  private static func gridCell(_ part: Part) throws(Trap) -> Modification {
    let columns = part.value("_columns")
    let (anchor, guide) = (part.value("_anchor"), part.value("_alignment"))
    let span = columns.isNone ? nil : columns.asInt
    let point =
      anchor.isNone
      ? nil
      : Point(x: Part(part.bridge, anchor).number("x"), y: Part(part.bridge, anchor).number("y"))
    let alignment =
      guide.isNone
      ? nil : part.bridge.horizontalAlignment(Part(part.bridge, guide))
    let axes = part.value("_axes").isNone ? 0 : part.rawValue("_axes")
    var written: String?
    for name in ["_columns", "_anchor", "_alignment", "_axes"] where !part.value(name).isNone {
      written = try part.detail(name)
    }
    return Modification(
      part.string("_name"), detail: written ?? "",
      .trait(
        .gridCell { cell in
          if let span { cell.columns = span }
          if let point { cell.anchor = point }
          if let alignment { cell.columnAlignment = alignment }
          if axes & 1 != 0 { cell.isUnsizedHorizontally = true }
          if axes & 2 != 0 { cell.isUnsizedVertically = true }
        }))
  }
}
