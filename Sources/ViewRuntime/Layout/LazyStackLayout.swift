/// `LazyVStack`, `LazyHStack`, and the rows of a `List`.
///
/// Inside a scroll view along its axis only the rows in the viewport are made (Z01); anywhere else
/// all of them are (Z03). It takes the whole breadth that is offered, which a plain stack does not
/// (Z04), and offers each row that breadth and no length. The header of the section at the start of
/// the viewport may be pinned there (Z15).
struct LazyStackLayout {
  let axis: Axis
  /// A guide across the axis.
  let alignment: AlignmentGuide
  /// `nil` for the default.
  let spacing: Double?
  /// Room around each row.
  var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The least length of a row, insets included.
  var leastLength = 0.0
  /// What the rows of a grid are divided into; empty for a stack.
  var tracks: [GridTrack] = []

  /// Rows of a list: 16 points in from both sides, 8 above and below, and 44 high at least.
  static let list = LazyStackLayout(
    axis: .vertical, alignment: .horizontal(.leading), spacing: 0,
    insets: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16), leastLength: 44)

  func size(
    _ proposal: ProposedSize, of rows: LazyRows, in pass: LayoutPass, _ context: LayoutContext
  ) -> Size {
    prepare(rows, proposal, pass, context)
    let measured = measure(rows, proposal, pass, context)
    return Size(
      along: axis, length: measured.extent.total,
      breadth: proposal[axis.cross] ?? measured.breadth)
  }

  func place(
    _ rows: LazyRows, in bounds: Rectangle, _ proposal: ProposedSize, pass: LayoutPass,
    _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    prepare(rows, proposal, pass, context)
    var extent = measure(rows, proposal, pass, context).extent
    func visible() -> Range<Int> {
      let all = 0..<rows.count
      guard context.scrolls(along: axis), let viewport else { return limited(all, rows, pass) }
      guard viewport.size[axis.cross] > 0 else { return 0..<0 }
      let seen = viewport.range(along: axis)
      let start = bounds.origin[axis]
      let range = extent.rows(from: seen.start - start, to: seen.end - start)
      return limited(range, rows, pass)
    }
    var made = rows.indices.count
    let most = made + LayoutLimits.rows
    while made < most, fill(visible(), rows, extent, bounds, proposal, pass, context, viewport) {
      made = rows.indices.count
      extent = measure(rows, proposal, pass, context).extent
    }
    let pinned = pinnedRows(around: visible(), rows, pass, context, viewport)
    for pin in pinned where rows.realise(pin.row..<pin.row + 1, pass) {
      extent = measure(rows, proposal, pass, context).extent
    }
    // Others were placed by an estimate that is now known to be wrong.
    let error = extent.total - bounds.size[axis]
    if abs(error) > LazyExtent.tolerance { pass.resizings += 1 }
    let shown = visible()
    pass.result.visibleRows[rows.node] = rows.elements(inLines: shown)
    for index in shown where !pinned.contains(where: { $0.row == index }) {
      guard let row = rows[index] else { continue }
      place(row, at: extent.start(of: index), in: bounds, proposal, pass, context, viewport)
    }
    guard let viewport else { return }
    let seen = viewport.range(along: axis)
    for pin in pinned {
      guard let row = rows[pin.row] else { continue }
      let length = extent.start(of: pin.row + 1) - extent.start(of: pin.row)
      let first = extent.start(of: pin.section.lowerBound)
      let last = extent.start(of: pin.section.upperBound) - length
      let edge =
        pin.isFooter
        ? seen.end - (length - distance) - bounds.origin[axis]
        : seen.start - bounds.origin[axis]
      place(
        row, at: max(first, min(edge, last)), in: bounds, proposal, pass, context, viewport)
    }
  }

  /// Makes the rows of a range until what is seen is full, whatever the others were taken for; true
  /// if there were any to make (Z01).
  private func fill(
    _ range: Range<Int>, _ rows: LazyRows, _ extent: LazyExtent, _ bounds: Rectangle,
    _ proposal: ProposedSize, _ pass: LayoutPass, _ context: LayoutContext, _ viewport: Rectangle?
  ) -> Bool {
    guard context.scrolls(along: axis), let viewport else { return rows.realise(range, pass) }
    let end = viewport.range(along: axis).end - bounds.origin[axis] - LazyExtent.tolerance
    let before = rows.indices.count
    var position = extent.start(of: range.lowerBound)
    for index in range where position < end {
      rows.realise(index, pass)
      position += pitch(of: rows[index], proposal, pass, context).length
    }
    return rows.indices.count > before
  }

  /// The header that stays at the start of the viewport until the next section pushes it out, and
  /// the footer at its end (Z15).
  private func pinnedRows(
    around visible: Range<Int>, _ rows: LazyRows, _ pass: LayoutPass, _ context: LayoutContext,
    _ viewport: Rectangle?
  ) -> [PinnedRow] {
    guard context.scrolls(along: axis), viewport != nil, !visible.isEmpty, tracks.isEmpty else {
      return []
    }
    return pass.tree.pinnedRows(of: rows.node, around: visible)
  }

  private func place(
    _ row: LayoutContribution, at start: Double, in bounds: Rectangle, _ proposal: ProposedSize,
    _ pass: LayoutPass, _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    guard tracks.isEmpty else {
      return placeLine(row, at: start, in: bounds, proposal, pass, context, viewport)
    }
    let inner = context.inside(.along(axis))
    var start = start
    var placed: [Rectangle?] = []
    for item in row.items {
      let insets = insets(of: item)
      let offer = offer(proposal, insets)
      let room = Size(
        along: axis, length: 0,
        breadth: bounds.size[axis.cross] - insets.total(along: axis.cross))
      let child = LayoutProxy(item: item, pass: pass, context: inner)
      let size = child.size(offer)
      let length = length(of: size, insets)
      // A row that is longer than its content, because of the least length, centres it.
      let slack = (length - insets.total(along: axis) - size[axis]) / 2
      var origin = bounds.origin
      origin[axis] += start + insets.leading(along: axis) + slack
      origin[axis.cross] +=
        insets.leading(along: axis.cross) + pass.position(of: alignment, in: room)
        - child.position(of: alignment, offer)
      origin = origin.finite(else: bounds.origin)
      placed.append(pass.place(item, at: origin, offer, inner, in: viewport))
      start += length + distance
    }
    pass.record(row.groups, around: placed)
  }

  var distance: Double {
    guard let spacing, spacing.isFinite else { return LayoutSpacing.standardDistance }
    return spacing
  }

  /// Rows of a list may ask for other insets than the usual ones.
  private func insets(of row: LayoutItem) -> EdgeInsets {
    leastLength > 0 ? row.rowInsets ?? insets : insets
  }

  private func offer(_ proposal: ProposedSize, _ insets: EdgeInsets) -> ProposedSize {
    let breadth = proposal[axis.cross].map { max(0, $0 - insets.total(along: axis.cross)) }
    return ProposedSize(along: axis, length: nil, breadth: breadth)
  }

  private func length(of size: Size, _ insets: EdgeInsets) -> Double {
    max(leastLength, size[axis] + insets.total(along: axis))
  }

  /// Makes the rows that have to exist before anything can be said of the others.
  private func prepare(
    _ rows: LazyRows, _ proposal: ProposedSize, _ pass: LayoutPass, _ context: LayoutContext
  ) {
    rows.load(pass, perLine: tracks.isEmpty ? 1 : placedTracks(proposal).count)
    if !context.scrolls(along: axis) {
      _ = rows.realise(limited(0..<rows.count, rows, pass), pass)
    } else if rows.indices.isEmpty {
      // The others are estimated by this one.
      _ = rows.realise(0..<min(1, rows.count), pass)
    }
  }

  private func measure(
    _ rows: LazyRows, _ proposal: ProposedSize, _ pass: LayoutPass, _ context: LayoutContext
  ) -> (extent: LazyExtent, breadth: Double) {
    var breadth = 0.0
    let realised = rows.indices.map { index in
      let pitch = pitch(of: rows[index], proposal, pass, context)
      breadth = max(breadth, pitch.breadth)
      return (index: index, pitch: pitch.length)
    }
    let extent = LazyExtent(count: rows.count, spacing: distance, realised: realised)
    return (extent, breadth)
  }

  /// How much further the next row begins, and how broad this one is.
  private func pitch(
    of row: LayoutContribution?, _ proposal: ProposedSize, _ pass: LayoutPass,
    _ context: LayoutContext
  ) -> (length: Double, breadth: Double) {
    guard tracks.isEmpty else {
      let length = lineLength(row, proposal, pass, context)
      return (length > 0 ? length + distance : 0, 0)
    }
    let inner = context.inside(.along(axis))
    var (pitch, breadth) = (0.0, 0.0)
    for item in row?.items ?? [] {
      let insets = insets(of: item)
      let size = pass.size(of: item, offer(proposal, insets), inner)
      pitch += max(0, length(of: size, insets) + distance)
      breadth = max(breadth, size[axis.cross] + insets.total(along: axis.cross))
    }
    return (pitch, breadth)
  }

  private func limited(_ range: Range<Int>, _ rows: LazyRows, _ pass: LayoutPass) -> Range<Int> {
    guard range.count > LayoutLimits.rows else { return range }
    pass.engine.warn(.tooManyRows, at: rows.node)
    return range.prefix(LayoutLimits.rows)
  }
}

extension EdgeInsets {
  func leading(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}
