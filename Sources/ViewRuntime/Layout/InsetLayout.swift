/// `safeAreaInset`: views at an edge, which take room from the view they are given to.
///
/// A scroll view keeps its size and lies under them; only its content keeps clear. Any other view
/// is offered what is left, and is larger by what it gave away.
struct InsetLayout: LayoutAlgorithm {
  let inset: EdgeInset
  let isOverScrollView: Bool

  var childAxis: ChildAxis { .inherited }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    guard let primary = children.first, children.count == 2 else { return .zero }
    if isOverScrollView { return primary.size(proposal) }
    let length = length(of: children[1], proposal)
    var size = primary.size(remaining(proposal, length))
    size[inset.axis] += length
    return size
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    guard let primary = children.first, children.count == 2 else { return [] }
    let layer = children[1]
    let offer = inset.offer(proposal)
    let taken = length(of: layer, proposal)
    var origin = Point(x: 0, y: 0)
    if !isOverScrollView, inset.isFirst { origin[inset.axis] = taken }
    let primaryOffer = isOverScrollView ? proposal : remaining(proposal, taken)
    let guide: AlignmentGuide =
      inset.axis == .vertical
      ? .horizontal(inset.alignment.horizontal) : .vertical(inset.alignment.vertical)
    var place = Point(x: 0, y: 0)
    place[inset.axis.cross] =
      primary.position(of: guide, primaryOffer) - layer.position(of: guide, offer)
    if !inset.isFirst {
      place[inset.axis] = size[inset.axis] - layer.size(offer)[inset.axis]
    }
    return [.at(origin, primaryOffer), .at(place, offer)]
  }

  private func length(of layer: LayoutProxy, _ proposal: ProposedSize) -> Double {
    inset.length(of: layer.size(inset.offer(proposal)))
  }

  private func remaining(_ proposal: ProposedSize, _ length: Double) -> ProposedSize {
    var rest = proposal
    if inset.axis == .vertical {
      rest.height = proposal.height.map { max(0, $0 - length) }
    } else {
      rest.width = proposal.width.map { max(0, $0 - length) }
    }
    return rest
  }
}

/// At which edge views are inset, and how.
package struct EdgeInset: Hashable, Sendable {
  /// Across the edge.
  package let axis: Axis
  /// True for the top and the leading edge.
  package let isFirst: Bool
  /// Room between them and the view.
  package let spacing: Double
  package let alignment: Alignment

  package init(axis: Axis, isFirst: Bool, spacing: Double, alignment: Alignment) {
    self.axis = axis
    self.isFirst = isFirst
    self.spacing = spacing
    self.alignment = alignment
  }

  /// What the inset views are offered: the whole edge, and their ideal length across it (modelled).
  func offer(_ proposal: ProposedSize) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: proposal.width, height: nil)
      : ProposedSize(width: nil, height: proposal.height)
  }

  /// How much room inset views of a size take.
  func length(of size: Size) -> Double { max(0, size[axis] + spacing) }

  func add(to margins: inout EdgeInsets, _ length: Double) {
    switch (axis, isFirst) {
    case (.vertical, true): margins.top += length
    case (.vertical, false): margins.bottom += length
    case (.horizontal, true): margins.leading += length
    case (.horizontal, false): margins.trailing += length
    }
  }
}

/// What stands over an edge of a scroll view.
struct ScrollInset {
  let inset: EdgeInset
  let layer: LayoutItem
  /// The modifier that put it there.
  let owner: LayoutNodeID
}
