import AttributeGraph

/// The bodies that ran in a step, in the order of their first runs.
///
/// A list of a hundred thousand new rows is as many first runs with nothing to tell of them but the
/// node: those take two numbers each, and a `Run` is made when somebody asks.
struct RunLog: RandomAccessCollection {
  private var entries: ContiguousArray<Entry> = []
  private var details: ContiguousArray<Run> = []
  /// Where each node's run is, from the first time that a body runs again.
  private var places: [NodeIndex: Int]?

  private struct Entry {
    let node: NodeIndex
    /// The place in `details`; below zero a first run without any: the complement of twice the
    /// number of the view's properties, and one more where its output changed something.
    var detail: Int32
  }

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(index: Int) -> Run {
    let entry = entries[index]
    guard entry.detail < 0 else { return details[Int(entry.detail)] }
    let plain = ~entry.detail
    var run = Run(
      node: entry.node, reasons: .first(ofPropertyCount: Int(plain >> 1)), replacement: nil,
      sources: [])
    run.changedOutput = plain & 1 == 1
    return run
  }

  /// The index of the run of a node's body, if it has run.
  mutating func place(of node: NodeIndex) -> Int? {
    let known =
      places
      ?? Dictionary(
        entries.indices.map { (entries[$0].node, $0) }, uniquingKeysWith: { _, last in last })
    places = known
    return known[node]
  }

  /// Adds the first run of a new node whose view has so many dynamic properties.
  mutating func append(firstOf node: NodeIndex, propertyCount: Int) {
    places?[node] = entries.count
    entries.append(Entry(node: node, detail: ~Int32(propertyCount << 1)))
  }

  mutating func append(_ run: Run) {
    places?[run.node] = entries.count
    entries.append(Entry(node: run.node, detail: Int32(details.count)))
    details.append(run)
  }

  /// Notes that the output of a run changed something.
  mutating func noteChange(at index: Int) {
    let detail = entries[index].detail
    if detail < 0 {
      entries[index].detail = ~(~detail | 1)
    } else {
      details[Int(detail)].changedOutput = true
    }
  }

  /// Changes what is known of a run.
  mutating func update(at index: Int, _ change: (inout Run) -> Void) {
    if entries[index].detail < 0 {
      let run = self[index]
      entries[index].detail = Int32(details.count)
      details.append(run)
    }
    change(&details[Int(entries[index].detail)])
  }
}

extension RunLog {
  /// A body that ran, once or more often.
  struct Run {
    let node: NodeIndex
    var count: Int32 = 1
    var reasons: Reasons
    var changedOutput = false
    var failed = false
    private var causes: Causes?

    init(
      node: NodeIndex, reasons: Reasons, replacement: CompositeInstance.Replacement?,
      sources: [(source: AttributeID, label: Int32)]
    ) {
      self.node = node
      self.reasons = reasons
      add(replacement, sources)
    }

    /// Where the view value differed, for `@self`.
    var replacement: CompositeInstance.Replacement? { causes?.replacement }

    /// The sources that had changed, with the property each is called by.
    var sources: [(source: AttributeID, label: Int32)] { causes?.sources ?? [] }

    mutating func add(
      _ replacement: CompositeInstance.Replacement?,
      _ sources: [(source: AttributeID, label: Int32)]
    ) {
      if replacement == nil, sources.isEmpty { return }
      causes = Causes(
        replacement: replacement ?? causes?.replacement, sources: self.sources + sources)
    }
  }

  /// What a first run is without: apart from the runs, since there may be as many new rows.
  private final class Causes {
    let replacement: CompositeInstance.Replacement?
    let sources: [(source: AttributeID, label: Int32)]

    init(
      replacement: CompositeInstance.Replacement?,
      sources: [(source: AttributeID, label: Int32)]
    ) {
      self.replacement = replacement
      self.sources = sources
    }
  }
}
