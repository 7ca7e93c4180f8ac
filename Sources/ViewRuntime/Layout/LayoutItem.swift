/// One view that takes part in layout: a leaf, a container, or a modifier on one view.
///
/// Items are what is left of the render tree when everything transparent is flattened (I15). They
/// are made once and kept until their node is invalidated, with the sizes they answered.
final class LayoutItem {
  enum Kind {
    case leaf(LeafLayout)
    case algorithm(any LayoutAlgorithm)
    case scroll(ScrollLayout)
    case lazy(LazyStackLayout, LazyRows)
  }

  /// `nil` for views that layout adds itself, such as the stack around several roots (I30).
  let node: LayoutNodeID?
  let kind: Kind
  let children: [LayoutItem]
  /// Transparent nodes between this view and its children.
  let groups: [LayoutGroup]
  /// Indices of the children, lower `zIndex` first; `nil` if that is their order anyway.
  let drawingOrder: [Int]?
  let priority: Double
  let zIndex: Double
  let spacing: LayoutSpacing
  /// The guides given explicitly here or below.
  let guides: AlignmentGuideMask
  /// `.alignmentGuide` on this view.
  let ownGuide: (guide: AlignmentGuide, position: (GuideContext) -> Double)?

  /// How the view takes part in a grid; the row is known once the row is built.
  var cell: GridCell

  var sizes = SizeMemo()
  var guidePositions: [GuideKey: Double?] = [:]

  struct GuideKey: Hashable {
    let guide: AlignmentGuide
    let key: SizeMemo.Key
  }

  /// Makes a view that behaves towards its parent as SwiftUI's modifiers do: like `primary`, the
  /// view it is applied to, except where `traits` say otherwise.
  init(
    node: LayoutNodeID?, kind: Kind, children: [LayoutItem] = [], groups: [LayoutGroup] = [],
    primary: LayoutItem? = nil, traits: LayoutTraits = LayoutTraits()
  ) {
    self.node = node
    self.kind = kind
    self.children = children
    self.groups = groups
    drawingOrder = Self.drawingOrder(of: children)
    priority = traits.priority ?? primary?.priority ?? 0
    zIndex = traits.zIndex ?? primary?.zIndex ?? 0
    cell = traits.cell ?? primary?.cell ?? GridCell()
    spacing = traits.spacing ?? primary?.spacing ?? .standard
    ownGuide = traits.guide
    var guides = AlignmentGuideMask()
    switch kind {
    case .leaf(.text): guides = .textBaselines
    case .leaf, .scroll, .lazy: break
    case .algorithm: for child in children { guides.formUnion(child.guides) }
    }
    if let own = traits.guide { guides.formUnion(own.guide.mask) }
    self.guides = guides
  }

  private static func drawingOrder(of children: [LayoutItem]) -> [Int]? {
    guard children.contains(where: { $0.zIndex != 0 }) else { return nil }
    return children.indices.sorted { first, second in
      let (left, right) = (children[first].zIndex, children[second].zIndex)
      return left == right ? first < second : left < right
    }
  }

  /// Forgets the sizes, because rows inside were made.
  func forget() {
    sizes = SizeMemo()
    guidePositions = [:]
  }
}

/// What an item tells its parent, where it differs from the view it is applied to.
struct LayoutTraits {
  var priority: Double?
  var zIndex: Double?
  var spacing: LayoutSpacing?
  var guide: (guide: AlignmentGuide, position: (GuideContext) -> Double)?
  var cell: GridCell?
}

/// A transparent node and which of its parent's children lie in it.
struct LayoutGroup {
  let node: LayoutNodeID
  let range: Range<Int>

  func moved(by count: Int) -> LayoutGroup {
    LayoutGroup(node: node, range: range.lowerBound + count..<range.upperBound + count)
  }
}

/// What one node contributes to the layout around it.
struct LayoutContribution {
  var items: [LayoutItem] = []
  var groups: [LayoutGroup] = []

  mutating func append(_ other: LayoutContribution) {
    let count = items.count
    items.append(contentsOf: other.items)
    for group in other.groups { groups.append(group.moved(by: count)) }
  }

  /// The transparent nodes around one of the items, as if it were alone.
  func groups(around index: Int) -> [LayoutGroup] {
    groups.compactMap { group in
      group.range.contains(index) ? LayoutGroup(node: group.node, range: 0..<1) : nil
    }
  }
}
