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
  /// The room that a list keeps around the row, where that is not the usual one.
  let rowInsets: EdgeInsets?
  /// `nil` until a program's layout was asked for it.
  var spacing: LayoutSpacing?
  /// What was said with `layoutValue`, for the layout around.
  let values: [LayoutValueKey: any ComparableValue]
  /// The guides given explicitly here or below.
  let guides: AlignmentGuideMask
  /// `.alignmentGuide` on this view.
  let ownGuide: (guide: AlignmentGuide, position: (GuideContext) -> Double)?

  /// How the view takes part in a grid; the row is known once the row is built.
  var cell: GridCell

  /// The layout, if it is the program's.
  let program: (any ProgramLayout)?
  /// What stands over the edges of a scroll view, whose content keeps clear of it.
  private(set) var insets: [ScrollInset] = []
  /// True if the size may depend on the container around, because of a frame relative to it.
  let isRelative: Bool
  /// The container that the sizes were computed in.
  private var container: Size?
  var sizes = SizeMemo()
  var lastPlacements: PlacementMemo?
  var guidePositions: [GuideKey: Double?] = [:]

  struct GuideKey: Hashable {
    let guide: AlignmentGuide
    let key: SizeMemo.Key
  }

  /// Makes a view that behaves towards its parent as SwiftUI's modifiers do: like `primary`, the
  /// view it is applied to, except where `traits` say otherwise.
  init(
    node: LayoutNodeID?, kind: Kind, children: [LayoutItem] = [], groups: [LayoutGroup] = [],
    primary: LayoutItem? = nil, traits: LayoutTraits = LayoutTraits(),
    program: (any ProgramLayout)? = nil
  ) {
    self.node = node
    self.kind = kind
    self.children = children
    self.groups = groups
    drawingOrder = Self.drawingOrder(of: children)
    priority = traits.priority ?? primary?.priority ?? 0
    zIndex = traits.zIndex ?? primary?.zIndex ?? 0
    rowInsets = traits.rowInsets ?? primary?.rowInsets
    cell = traits.cell ?? primary?.cell ?? GridCell()
    values = traits.values ?? primary?.values ?? [:]
    ownGuide = traits.guide
    var guides = AlignmentGuideMask()
    self.program = program
    if let program, program.answersForGuides { guides = .all }
    if let own = traits.spacing {
      spacing = own
    } else if let primary {
      spacing = primary.spacing
    } else {
      spacing = program == nil ? .standard : nil
    }
    switch kind {
    case .leaf(.text): guides = .textBaselines
    case .leaf, .scroll, .lazy: break
    case .algorithm: for child in children { guides.formUnion(child.guides) }
    }
    if let own = traits.guide { guides.formUnion(own.guide.mask) }
    self.guides = guides
    isRelative =
      switch kind {
      case .lazy: true
      case .algorithm(is RelativeFrameLayout): true
      case .leaf: false
      case .algorithm, .scroll: children.contains(where: \.isRelative)
      }
  }

  /// Tells the scroll view that this is, or that modifiers without a layout of their own are
  /// applied to, what one node insets at its edges; false if there is none.
  ///
  /// It reaches under what is inset, and its content does not.
  func setInset(_ inset: ScrollInset?, of owner: LayoutNodeID) -> Bool {
    switch kind {
    case .scroll:
      insets.removeAll { $0.owner == owner }
      if let inset { insets.append(inset) }
    case .algorithm(let layout):
      let isLast = (layout as? BackgroundLayout)?.isBehind ?? false
      let isPlain =
        layout is PassthroughLayout || layout is ScreensLayout || layout is InsetLayout
        || layout is BackgroundLayout
      guard isPlain, let child = isLast ? children.last : children.first,
        child.setInset(inset, of: owner)
      else { return false }
    case .leaf, .lazy: return false
    }
    forget()
    return true
  }

  /// To be called before sizes are asked for: those for another container are forgotten.
  func enter(_ container: Size) {
    guard isRelative, self.container != container else { return }
    if self.container != nil { forget() }
    self.container = container
  }

  private static func drawingOrder(of children: [LayoutItem]) -> [Int]? {
    guard children.contains(where: { $0.zIndex != 0 }) else { return nil }
    return children.indices.sorted { first, second in
      let (left, right) = (children[first].zIndex, children[second].zIndex)
      return left == right ? first < second : left < right
    }
  }

  /// Forgets the sizes: rows inside were made, or the container around is another.
  func forget() {
    sizes = SizeMemo()
    guidePositions = [:]
    lastPlacements = nil
  }
}

/// What an item tells its parent, where it differs from the view it is applied to.
struct LayoutTraits {
  var priority: Double?
  var zIndex: Double?
  var rowInsets: EdgeInsets?
  var spacing: LayoutSpacing?
  var guide: (guide: AlignmentGuide, position: (GuideContext) -> Double)?
  var cell: GridCell?
  var values: [LayoutValueKey: any ComparableValue]?
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
