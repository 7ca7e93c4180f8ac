/// Lines of a lazy grid: each holds one element for each track, side by side.
extension LazyStackLayout {
  func placedTracks(_ proposal: ProposedSize) -> [PlacedTrack] {
    PlacedTrack.tracks(tracks, in: proposal[axis.cross] ?? 0)
  }

  /// The length of a line: that of its longest element.
  func lineLength(
    _ line: LayoutContribution?, _ proposal: ProposedSize, _ pass: LayoutPass,
    _ context: LayoutContext
  ) -> Double {
    let inner = context.inside(.along(axis))
    var length = 0.0
    for (item, track) in zip(line?.items ?? [], placedTracks(proposal)) {
      length = max(length, pass.size(of: item, offer(in: track), inner)[axis])
    }
    return length
  }

  func placeLine(
    _ line: LayoutContribution, at start: Double, in bounds: Rectangle, _ proposal: ProposedSize,
    _ pass: LayoutPass, _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    let inner = context.inside(.along(axis))
    let length = lineLength(line, proposal, pass, context)
    var placed: [Rectangle?] = []
    for (item, track) in zip(line.items, placedTracks(proposal)) {
      let offer = offer(in: track)
      let child = LayoutProxy(item: item, pass: pass, context: inner)
      let size = child.size(offer)
      let guide = track.alignment?.guide(across: axis) ?? alignment
      var origin = bounds.origin
      origin[axis] += start + (length - size[axis]) / 2
      origin[axis.cross] +=
        track.start
        + pass.position(of: guide, in: Size(along: axis, length: 0, breadth: track.length))
        - child.position(of: guide, offer)
      placed.append(
        pass.place(item, at: origin.finite(else: bounds.origin), offer, inner, in: viewport))
    }
    placed += Array(repeating: nil, count: line.items.count - placed.count)
    pass.record(line.groups, around: placed)
  }

  private func offer(in track: PlacedTrack) -> ProposedSize {
    ProposedSize(along: axis, length: nil, breadth: track.length)
  }
}

extension Alignment {
  /// The guide across an axis.
  func guide(across axis: Axis) -> AlignmentGuide {
    axis == .vertical ? .horizontal(horizontal) : .vertical(vertical)
  }
}
