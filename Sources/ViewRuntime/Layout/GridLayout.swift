/// `Grid`: rows of cells whose widths are agreed on by column.
///
/// Modelled after the documented behaviour: widths are divided among the columns as a stack divides
/// its length, the least flexible first; heights follow from the widths in the same way. A view
/// outside any row spans all columns.
package struct GridLayout: LayoutAlgorithm {
  private let alignment: Alignment
  private let horizontalSpacing: Double
  private let verticalSpacing: Double

  /// Makes a grid; spacing that is not given is 8 points.
  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 8
    self.verticalSpacing = verticalSpacing ?? 8
  }

  package func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    guard !children.isEmpty else { return .zero }
    return Table(children, self, proposal).size
  }

  package func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    guard !children.isEmpty else { return [] }
    let table = Table(children, self, proposal)
    return children.indices.map { placement(of: children[$0], in: table, table.places[$0]) }
  }

  private func placement(
    of child: LayoutProxy, in table: Table, _ place: Table.Place
  ) -> ChildPlacement {
    let area = Size(
      width: table.width(of: place.columns), height: table.heights[place.row])
    let corner = Point(
      x: table.start(of: place.columns.lowerBound, table.widths, horizontalSpacing),
      y: table.start(of: place.row, table.heights, verticalSpacing))
    let offer = ProposedSize(area)
    var origin: Point
    if let anchor = child.cell.anchor {
      let size = child.size(offer)
      origin = Point(
        x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
    } else {
      let aligned = Alignment(
        horizontal: table.alignments[place.columns.lowerBound] ?? alignment.horizontal,
        vertical: child.cell.rowAlignment ?? alignment.vertical)
      origin = aligned.origin(of: child, offer, in: area)
    }
    origin.x += corner.x
    origin.y += corner.y
    return .at(origin, offer)
  }

  /// The widths and heights for one proposal.
  private struct Table {
    struct Place {
      var row: Int
      var columns: Range<Int>
    }

    var places: [Place] = []
    var widths: [Double] = []
    var heights: [Double] = []
    var alignments: [HorizontalAlignment?] = []
    private let children: LayoutProxies
    private let grid: GridLayout

    init(_ children: LayoutProxies, _ grid: GridLayout, _ proposal: ProposedSize) {
      self.children = children
      self.grid = grid
      findPlaces()
      widths = lengths(
        count: alignments.count, offered: proposal.width, spacing: grid.horizontalSpacing
      ) { column, offer in
        breadth(ofColumn: column, offer)
      }
      widenForSpans(proposal)
      heights = lengths(
        count: (places.map(\.row).max() ?? -1) + 1, offered: proposal.height,
        spacing: grid.verticalSpacing
      ) { row, offer in height(ofRow: row, offer) }
    }

    var size: Size {
      Size(
        width: widths.reduce(0, +) + grid.horizontalSpacing * Double(max(0, widths.count - 1)),
        height: heights.reduce(0, +) + grid.verticalSpacing * Double(max(0, heights.count - 1)))
    }

    func width(of columns: Range<Int>) -> Double {
      widths[columns].reduce(0, +) + grid.horizontalSpacing * Double(columns.count - 1)
    }

    func start(of index: Int, _ lengths: [Double], _ spacing: Double) -> Double {
      lengths.prefix(index).reduce(0, +) + spacing * Double(index)
    }

    private mutating func findPlaces() {
      var (row, column) = (-1, 0)
      var current: LayoutNodeID?
      for child in children {
        let cell = child.cell
        if cell.row == nil || cell.row != current {
          row += 1
          column = 0
        }
        current = cell.row
        let span = cell.row == nil ? 1 : max(1, cell.columns)
        places.append(Place(row: row, columns: column..<column + span))
        column += span
      }
      let count = places.map(\.columns.upperBound).max() ?? 0
      alignments = Array(repeating: nil, count: count)
      for (index, child) in children.enumerated() {
        if child.cell.row == nil { places[index].columns = 0..<count }
        if let wanted = child.cell.columnAlignment {
          alignments[places[index].columns.lowerBound] = wanted
        }
      }
    }

    /// Divides a length as a stack does (G04); ideal lengths where none is offered (G19).
    private func lengths(
      count: Int, offered: Double?, spacing: Double, _ measure: (Int, Double?) -> Double
    ) -> [Double] {
      guard let offered else { return (0..<count).map { measure($0, nil) } }
      var rest = max(0, offered - spacing * Double(max(0, count - 1)))
      let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
      let order = (0..<count).sorted {
        flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
      }
      var lengths = [Double](repeating: 0, count: count)
      for (position, index) in order.enumerated() {
        lengths[index] = measure(index, max(0, rest / Double(count - position)))
        rest -= lengths[index]
      }
      return lengths
    }

    private func breadth(ofColumn column: Int, _ offer: Double?) -> Double {
      var widest = 0.0
      for (index, place) in places.enumerated()
      where place.columns == column..<column + 1 && !children[index].cell.isUnsizedHorizontally {
        widest = max(
          widest, children[index].size(ProposedSize(width: offer, height: nil)).width)
      }
      return widest
    }

    /// What spans columns and needs more than they have makes all of them wider.
    private mutating func widenForSpans(_ proposal: ProposedSize) {
      for (index, place) in places.enumerated()
      where place.columns.count > 1 && !children[index].cell.isUnsizedHorizontally {
        let wanted = children[index].size(ProposedSize(width: proposal.width, height: nil)).width
        let missing = wanted - width(of: place.columns)
        guard missing > 0, missing.isFinite else { continue }
        for column in place.columns { widths[column] += missing / Double(place.columns.count) }
      }
    }

    private func height(ofRow row: Int, _ offer: Double?) -> Double {
      var tallest = 0.0
      for (index, place) in places.enumerated()
      where place.row == row && !children[index].cell.isUnsizedVertically {
        let size = children[index].size(
          ProposedSize(width: width(of: place.columns), height: offer))
        tallest = max(tallest, size.height)
      }
      return tallest
    }
  }
}
