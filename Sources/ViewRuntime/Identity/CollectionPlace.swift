/// The rows of one `ForEach`: their ids, all of them, and their records, as far as they are made.
final class CollectionPlace {
  var element: CollectionElement
  var ids: ExplicitIDs
  /// `none` where a lazy container has not asked for the row yet (Z12).
  var rows: ContiguousArray<NodeIndex> {
    didSet { knownRealised = nil }
  }
  /// True if a lazy container needs the rows for what they hold: they are made at once, and the
  /// views in them on demand.
  var isExpanded = false
  /// For a repeated id, the index of its first occurrence, whose content it shows (C17).
  var repeated: [Int: Int] = [:]
  /// Ids that have been warned about (I52).
  var warnedIDs: Set<ExplicitID> = []
  var hasWarnedCount = false
  private var knownRealised: [Int]?

  init(element: CollectionElement) {
    self.element = element
    ids = ExplicitIDs(count: element.count, element.id)
    rows = ContiguousArray(repeating: .none, count: element.count)
  }

  /// The rows that are made, ascending; layout asks for them again and again.
  var realised: [Int] {
    if let knownRealised { return knownRealised }
    let made = rows.indices.filter { rows[$0] != .none }
    knownRealised = made
    return made
  }
}
