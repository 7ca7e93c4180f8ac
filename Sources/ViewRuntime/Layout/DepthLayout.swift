/// `ZStack`: as large as its children together, aligned by one point of each (G37).
///
/// Only the children of the highest priority count; the others are offered the size that these
/// make (G38).
struct DepthLayout: LayoutAlgorithm {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    let spans = spans(of: children, proposal)
    return Size(width: spans.horizontal.length, height: spans.vertical.length)
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    let spans = spans(of: children, proposal)
    let highest = children.map(\.priority).max()
    return children.map { child in
      let offer = child.priority == highest ? proposal : ProposedSize(size)
      let x = child.position(of: .horizontal(alignment.horizontal), offer)
      let y = child.position(of: .vertical(alignment.vertical), offer)
      return .at(
        Point(
          x: spans.horizontal.origin(ofAlignedAt: x), y: spans.vertical.origin(ofAlignedAt: y)),
        offer)
    }
  }

  private func spans(
    of children: LayoutProxies, _ proposal: ProposedSize
  ) -> (horizontal: AlignedSpan, vertical: AlignedSpan) {
    var horizontal = AlignedSpan()
    var vertical = AlignedSpan()
    let highest = children.map(\.priority).max()
    for child in children where child.priority == highest {
      let size = child.size(proposal)
      horizontal.add(
        size.width, alignedAt: child.position(of: .horizontal(alignment.horizontal), proposal))
      vertical.add(
        size.height, alignedAt: child.position(of: .vertical(alignment.vertical), proposal))
    }
    return (horizontal, vertical)
  }
}
