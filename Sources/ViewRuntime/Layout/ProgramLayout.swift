/// A layout whose functions are the program's: they are seen to run, so they run when SwiftUI would
/// run them, and they may say more than sizes and places.
package protocol ProgramLayout: LayoutAlgorithm, AnyObject {
  /// True if the program says where guides are, or may.
  var answersForGuides: Bool { get }

  /// Takes over what the layout that this view had before remembers; false if this one may lay out
  /// differently (G42).
  func follow(_ old: any LayoutAlgorithm) -> Bool

  /// To be called when the views inside, or what they answer, may be others (G42).
  func childrenDidChange()

  /// What the container would like between itself and its neighbours.
  func spacing(of children: LayoutProxies) -> LayoutSpacing

  /// Where the program says that a guide is; `nil` to leave it to the children.
  func explicitPosition(
    of guide: AlignmentGuide, in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> Double?
}

/// Where a program's layout has put its children last, and for what: it is asked again only for
/// another size or offer, or after its item was made anew (G42).
struct PlacementMemo {
  let size: Size
  let proposal: ProposedSize
  let placements: [ChildPlacement]
}

extension LayoutPass {
  /// Where the children of `item` go.
  func placements(
    of item: LayoutItem, _ algorithm: any LayoutAlgorithm, in size: Size, _ proposal: ProposedSize,
    _ children: LayoutProxies
  ) -> [ChildPlacement] {
    guard item.program != nil else {
      return algorithm.placements(in: size, proposal: proposal, children: children)
    }
    if let memo = item.lastPlacements, memo.size == size, memo.proposal == proposal {
      return memo.placements
    }
    let made = algorithm.placements(in: size, proposal: proposal, children: children)
    item.lastPlacements = PlacementMemo(size: size, proposal: proposal, placements: made)
    return made
  }

  /// What `item` would like between itself and its neighbours; a program's layout is asked for it
  /// when that is first needed.
  func spacing(of item: LayoutItem, _ context: LayoutContext) -> LayoutSpacing {
    if let known = item.spacing { return known }
    let asked: LayoutSpacing
    if let program = item.program {
      asked = program.spacing(of: proxies(of: item, program, context))
    } else {
      // A modifier on such a layout.
      let inside = item.children.first { $0.spacing == nil }
      asked = inside.map { spacing(of: $0, context) } ?? .standard
    }
    item.spacing = asked
    return asked
  }
}
