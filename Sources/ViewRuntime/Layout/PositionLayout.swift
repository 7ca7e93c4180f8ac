/// `.position`: takes all that is offered and puts the child's centre at a point of it (G40).
struct PositionLayout: ModifierLayout {
  let centre: Point

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let size = child.size(proposal)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    let child = child.size(proposal)
    return (Point(x: centre.x - child.width / 2, y: centre.y - child.height / 2), proposal)
  }
}
