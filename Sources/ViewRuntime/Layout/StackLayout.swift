/// `HStack` and `VStack`: divides the length that is offered among the children (G04).
///
/// Spacing is set aside first. Children with a higher priority choose first, though the least that
/// the others need is kept for them; among equals the least flexible chooses first, and each is
/// offered an equal share of what is left. A child may take more than its share: then the stack is
/// longer than it was offered (G07, G18).
struct StackLayout: LayoutAlgorithm {
  let axis: Axis
  /// A guide across the axis.
  let alignment: AlignmentGuide
  /// `nil` for the spacing that the children want (G11).
  let spacing: Double?

  var childAxis: ChildAxis { .along(axis) }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    arrangement(of: children, proposal).size
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    // A child that fills the breadth fills that of the stack, where none was offered to it.
    let offer = ProposedSize(
      along: axis, length: proposal[axis], breadth: proposal[axis.cross] ?? size[axis.cross])
    return arrangement(of: children, offer).children.map { .at($0.origin, $0.offer) }
  }

  private struct Arrangement {
    var children: [(origin: Point, offer: ProposedSize)] = []
    var size = Size.zero
  }

  private func arrangement(
    of children: LayoutProxies, _ proposal: ProposedSize
  ) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let gaps = gaps(between: children)
    let offers = offers(to: children, proposal, spacing: gaps.reduce(0, +))
    let answers = zip(children, offers).map { child, offer in
      (size: child.size(offer), guide: child.position(of: alignment, offer))
    }
    var across = AlignedSpan()
    for answer in answers { across.add(answer.size[axis.cross], alignedAt: answer.guide) }
    var arrangement = Arrangement()
    arrangement.children.reserveCapacity(answers.count)
    var position = 0.0
    for (index, answer) in answers.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      var origin = Point.zero
      origin[axis] = position
      origin[axis.cross] = across.origin(ofAlignedAt: answer.guide)
      arrangement.children.append((origin, offers[index]))
      position += answer.size[axis]
    }
    arrangement.size = Size(along: axis, length: max(0, position), breadth: across.length)
    return arrangement
  }

  private func gaps(between children: LayoutProxies) -> [Double] {
    zip(children, children.dropFirst()).map { child, next in
      if let spacing, spacing.isFinite { return spacing }
      return child.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// What each child is offered.
  private func offers(
    to children: LayoutProxies, _ proposal: ProposedSize, spacing: Double
  ) -> [ProposedSize] {
    let breadth = proposal[axis.cross]
    var offers = [ProposedSize](
      repeating: ProposedSize(along: axis, length: nil, breadth: breadth), count: children.count)
    // Where no length is offered every child takes its ideal one (G19).
    guard let length = proposal[axis] else { return offers }
    var rest = length - spacing
    var groups = priorityGroups(children)
    while let group = groups.popLast() {
      var needed = 0.0
      for index in groups.joined() { needed += self.length(of: children[index], at: 0, breadth) }
      var share = subtract(needed, from: rest)
      for (position, index) in byFlexibility(group, of: children, breadth).enumerated() {
        let offer = max(0, share / Double(group.count - position))
        offers[index] = ProposedSize(along: axis, length: offer, breadth: breadth)
        let taken = children[index].size(offers[index])[axis]
        share = subtract(taken, from: share)
        rest = subtract(taken, from: rest)
      }
    }
    return offers
  }

  /// Indices of children of equal priority, in order; the highest priority last.
  private func priorityGroups(_ children: LayoutProxies) -> [[Int]] {
    guard let first = children.first, children.contains(where: { $0.priority != first.priority })
    else { return [Array(children.indices)] }
    let groups = Dictionary(grouping: children.indices) { children[$0].priority }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Least flexible first; a lone child is not asked (G44).
  private func byFlexibility(
    _ group: [Int], of children: LayoutProxies, _ breadth: Double?
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let flexible = group.map { index in
      let least = length(of: children[index], at: 0, breadth)
      let most = length(of: children[index], at: .infinity, breadth)
      return (index: index, flexibility: most == .infinity ? .infinity : most - least)
    }
    return flexible.sorted { left, right in
      left.flexibility == right.flexibility
        ? left.index < right.index : left.flexibility < right.flexibility
    }.map(\.index)
  }

  private func length(of child: LayoutProxy, at offer: Double, _ breadth: Double?) -> Double {
    child.size(ProposedSize(along: axis, length: offer, breadth: breadth))[axis]
  }

  /// An endless offer stays endless, whatever is taken from it.
  private func subtract(_ length: Double, from rest: Double) -> Double {
    rest == .infinity ? rest : rest - length
  }
}
