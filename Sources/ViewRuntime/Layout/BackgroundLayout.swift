/// `.background {}` and `.overlay {}`: a view and a layer that is offered its size; the layer never
/// changes it (G35).
struct BackgroundLayout: LayoutAlgorithm {
  /// True if the layer is drawn first, and therefore is the first child.
  let isBehind: Bool
  let alignment: Alignment

  var childAxis: ChildAxis { .inherited }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    primary(of: children)?.size(proposal) ?? .zero
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    guard let primary = primary(of: children), children.count == 2 else { return [] }
    let layer = children[isBehind ? 0 : 1]
    let offer = ProposedSize(size)
    let x = AlignmentGuide.horizontal(alignment.horizontal)
    let y = AlignmentGuide.vertical(alignment.vertical)
    let origin = Point(
      x: primary.position(of: x, proposal) - layer.position(of: x, offer),
      y: primary.position(of: y, proposal) - layer.position(of: y, offer))
    let placements = [ChildPlacement.at(.zero, proposal), .at(origin, offer)]
    return isBehind ? placements.reversed() : placements
  }

  private func primary(of children: LayoutProxies) -> LayoutProxy? {
    isBehind ? children.last : children.first
  }
}
