/// A child as the layout around it sees it: it can be asked for sizes, and not for what it is.
package struct LayoutProxy {
  let item: LayoutItem
  let pass: LayoutPass
  let context: LayoutContext

  /// The size the child takes when it is offered `proposal`; remembered (G43).
  package func size(_ proposal: ProposedSize) -> Size {
    pass.size(of: item, proposal, context)
  }

  /// Where `guide` is in the child's own coordinates when it is offered `proposal`.
  package func position(of guide: AlignmentGuide, _ proposal: ProposedSize) -> Double {
    explicitPosition(of: guide, proposal)
      ?? pass.engine.defaultPosition(of: guide, GuideContext(of: self, proposal))
  }

  /// The same, or `nil` if nothing in the child says where the guide is (G21).
  package func explicitPosition(of guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? {
    pass.explicitPosition(of: guide, in: item, proposal, context)
  }

  /// Children with a higher one are sized first (G04).
  package var priority: Double { item.priority }

  /// How the child takes part in a grid.
  var cell: GridCell { item.cell }

  /// What the child would like between itself and its neighbours.
  package var spacing: LayoutSpacing { pass.spacing(of: item, context) }

  /// What was said to the layout around the child with `layoutValue`, if anything was.
  package func value(of key: LayoutValueKey) -> (any ComparableValue)? { item.values[key] }
}

/// The children of a layout.
package struct LayoutProxies: RandomAccessCollection {
  let items: [LayoutItem]
  let pass: LayoutPass
  let context: LayoutContext

  package var startIndex: Int { 0 }
  package var endIndex: Int { items.count }

  package subscript(index: Int) -> LayoutProxy {
    LayoutProxy(item: items[index], pass: pass, context: context)
  }
}
