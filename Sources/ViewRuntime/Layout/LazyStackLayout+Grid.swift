/// Lines of a lazy grid: each holds one element for each track, side by side.
extension LazyStackLayout {
  func placedTracks(_ proposal: ProposedSize) -> [PlacedTrack] {
    PlacedTrack.tracks(tracks, in: proposal[axis.cross] ?? 0)
  }

  /// The length of a line: that of its longest element.
  ///
  /// Elements of several views fill several lines, one after the other.
  func lineLength(
    _ line: LayoutContribution?, _ proposal: ProposedSize, _ pass: LayoutPass,
    _ context: LayoutContext
  ) -> Double {
    let tracks = placedTracks(proposal)
    let lengths = lines(of: line?.items ?? [], tracks.count).map { items in
      lineLength(items, tracks, pass, context.inside(.along(axis)))
    }
    return lengths.reduce(0, +) + distance * Double(max(0, lengths.count - 1))
  }

  private func lineLength(
    _ items: ArraySlice<LayoutItem>, _ tracks: [PlacedTrack], _ pass: LayoutPass,
    _ inner: LayoutContext
  ) -> Double {
    zip(items, tracks).reduce(0) { length, cell in
      max(length, pass.size(of: cell.0, offer(in: cell.1), inner)[axis])
    }
  }

  private func lines(of items: [LayoutItem], _ count: Int) -> [ArraySlice<LayoutItem>] {
    guard count > 0 else { return [] }
    return stride(from: 0, to: items.count, by: count).map { start in
      items[start..<min(start + count, items.count)]
    }
  }

  func placeLine(
    _ line: LayoutContribution, at start: Double, in bounds: Rectangle, _ proposal: ProposedSize,
    _ pass: LayoutPass, _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    let inner = context.inside(.along(axis))
    let tracks = placedTracks(proposal)
    var start = start
    var placed: [Rectangle?] = []
    for items in lines(of: line.items, tracks.count) {
      let length = lineLength(items, tracks, pass, inner)
      for (item, track) in zip(items, tracks) {
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
      start += length + distance
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
