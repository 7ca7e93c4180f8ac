/// `ViewThatFits`: shows the first child whose ideal size fits, or else the last (G41).
struct FirstFittingLayout: LayoutAlgorithm {
  /// The axes on which a child has to fit.
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    chosen(of: children, proposal).map { children[$0].size(proposal) } ?? .zero
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    let chosen = chosen(of: children, proposal)
    return children.indices.map { $0 == chosen ? .at(.zero, proposal) : .hidden }
  }

  private func chosen(of children: LayoutProxies, _ proposal: ProposedSize) -> Int? {
    children.indices.first { index in
      let ideal = children[index].size(
        ProposedSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
      let fitsAcross = !horizontal || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !vertical || ideal.height <= proposal.height ?? .infinity
      return fitsAcross && fitsDown
    } ?? children.indices.last
  }
}
