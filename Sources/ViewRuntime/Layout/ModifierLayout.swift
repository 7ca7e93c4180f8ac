/// A layout with one child, as modifiers are: it offers something, and aligns the answer.
protocol ModifierLayout: LayoutAlgorithm {
  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size

  /// Where the child goes in bounds of `size`, and what it is offered there.
  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize)
}

extension ModifierLayout {
  var childAxis: ChildAxis { .inherited }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    guard let child = children.first else { return .zero }
    return sizeThatFits(proposal, child: child)
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    children.prefix(1).map { child in
      let placement = placement(in: size, proposal: proposal, child: child)
      return .at(placement.origin, placement.offer)
    }
  }
}

extension Alignment {
  /// Where a child begins whose point of alignment is brought to that of bounds of `size`.
  func origin(of child: LayoutProxy, _ offer: ProposedSize, in size: Size) -> Point {
    let x = AlignmentGuide.horizontal(horizontal)
    let y = AlignmentGuide.vertical(vertical)
    return Point(
      x: child.pass.position(of: x, in: size) - child.position(of: x, offer),
      y: child.pass.position(of: y, in: size) - child.position(of: y, offer))
  }
}
