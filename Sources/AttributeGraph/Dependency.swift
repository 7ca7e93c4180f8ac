/// One edge: `reader` has read `source`.
///
/// Trivially copyable, linked into both ends' lists.
struct DependencyRecord {
  var reader: Int32
  var source: Int32
  var nextSource = none
  /// Of the first in its list, the last: an end that nobody else needs to keep.
  var previousSource = none
  var nextReader = none
  var previousReader = none
  private var labelAndKind: Int32
  /// The run that had read the source before the reader's run began, put back when it ends.
  var outerRun: UInt32 = 0

  init(reader: Int32, source: Int32, label: Int32, isSticky: Bool) {
    self.reader = reader
    self.source = source
    labelAndKind = label << 1 | (isSticky ? 1 : 0)
  }

  /// What the reader calls this source, for explaining; the highest bit is not kept.
  var label: Int32 {
    get { labelAndKind >> 1 }
    set { labelAndKind = newValue << 1 | labelAndKind & 1 }
  }

  /// True for an edge that stays when its reader runs again.
  var isSticky: Bool {
    get { labelAndKind & 1 == 1 }
    set { labelAndKind = labelAndKind & ~1 | (newValue ? 1 : 0) }
  }
}

extension Graph {
  /// The label of a read nobody named.
  package static let unlabelled: Int32 = -1

  /// Records that the running rule has read `source`; nothing if no rule runs.
  ///
  /// Only a rule's own run gets here, so a rule that merely checks its sources makes no edge, and
  /// reading twice finds the mark of this run and adds nothing.
  package func recordRead(of source: AttributeID, label: Int32 = Graph.unlabelled) {
    guard let reader = runStack.last, attributes[source.rawValue].lastRun != currentRun else {
      return
    }
    link(reader: reader, source: source.rawValue, label: label, isSticky: false)
  }

  /// Adds an edge that stays until it or one of its ends is removed, whoever runs.
  ///
  /// With `replacing`, other sticky edges of the reader with the same label go: what the reader
  /// calls by that name is another source now. The reader may be running itself, but no rule that
  /// it started may be.
  package func addStickyDependency(
    of reader: AttributeID, on source: AttributeID, label: Int32, replacing: Bool = false
  ) {
    var edge = attributes[reader.rawValue].firstSource
    var isPresent = false
    while edge != none {
      let next = dependencies[edge].nextSource
      if dependencies[edge].source == source.rawValue {
        if !dependencies[edge].isSticky { dependencies[edge].label = label }
        dependencies[edge].isSticky = true
        isPresent = isPresent || dependencies[edge].label == label
      } else if replacing, dependencies[edge].isSticky, dependencies[edge].label == label {
        unlink(edge)
      }
      edge = next
    }
    guard !isPresent else { return }
    link(reader: reader.rawValue, source: source.rawValue, label: label, isSticky: true)
  }

  /// True if a rule depends on any input with this name: many may share one.
  ///
  /// Looks at the whole arena if there is none, without making anything.
  package func isRead(named name: String) -> Bool {
    guard let kind = kinds.firstIndex(of: AttributeKind(name: name, runner: none)) else {
      return false
    }
    return attributes.contains { $0.kind == kind && $0.role == .input && $0.firstReader != none }
  }

  /// True if `rule` depends on anything.
  package func hasDependencies(_ rule: AttributeID) -> Bool {
    attributes[rule.rawValue].firstSource != none
  }

  /// Calls `visit` for each edge that leads to `source`, in the order the readers began to read.
  package func forEachReader(of source: AttributeID, _ visit: (_ reader: AttributeID) -> Void) {
    guard contains(source) else { return }
    var edge = attributes[source.rawValue].firstReader
    while edge != none {
      visit(AttributeID(rawValue: dependencies[edge].reader))
      edge = dependencies[edge].nextReader
    }
  }

  /// Calls `visit` for each source that `rule` depends on, in reading order.
  package func forEachSource(
    of rule: AttributeID, _ visit: (_ source: AttributeID, _ label: Int32) -> Void
  ) {
    guard contains(rule) else { return }
    var edge = attributes[rule.rawValue].firstSource
    while edge != none {
      visit(AttributeID(rawValue: dependencies[edge].source), dependencies[edge].label)
      edge = dependencies[edge].nextSource
    }
  }

  /// Calls `visit` for each source of `rule` that changed since the rule last agreed with it.
  package func forEachChangedSource(
    of rule: AttributeID, _ visit: (_ source: AttributeID, _ label: Int32) -> Void
  ) {
    let checkedAt = attributes[rule.rawValue].checkedAt
    var edge = attributes[rule.rawValue].firstSource
    while edge != none {
      let dependency = dependencies[edge]
      if attributes[dependency.source].changedAt > checkedAt {
        visit(AttributeID(rawValue: dependency.source), dependency.label)
      }
      edge = dependency.nextSource
    }
  }

  /// Drops what the last run read, keeps sticky edges, and marks their sources as read already.
  func beginRecording(_ reader: Int32) {
    var edge = attributes[reader].firstSource
    while edge != none {
      let next = dependencies[edge].nextSource
      if dependencies[edge].isSticky {
        dependencies[edge].outerRun = attributes[dependencies[edge].source].lastRun
        attributes[dependencies[edge].source].lastRun = currentRun
      } else {
        unlink(edge)
      }
      edge = next
    }
  }

  /// Puts back the marks of the run this one interrupted.
  func endRecording(_ reader: Int32) {
    let first = attributes[reader].firstSource
    guard first != none else { return }
    var edge = first
    repeat {
      edge = dependencies[edge].previousSource
      attributes[dependencies[edge].source].lastRun = dependencies[edge].outerRun
    } while edge != first
  }

  /// Removes every edge from `reader` to what it has read, sticky ones too.
  package func removeDependencies(of reader: AttributeID) {
    let index = reader.rawValue
    while attributes[index].firstSource != none { unlink(attributes[index].firstSource) }
  }

  private func link(reader: Int32, source: Int32, label: Int32, isSticky: Bool) {
    var record = DependencyRecord(reader: reader, source: source, label: label, isSticky: isSticky)
    record.outerRun = attributes[source].lastRun
    if reader == runStack.last { attributes[source].lastRun = currentRun }
    let edge: Int32
    if freeDependency != none {
      edge = freeDependency
      freeDependency = dependencies[edge].nextSource
      dependencies[edge] = record
    } else {
      dependencies.append(record)
      edge = Int32(dependencies.count - 1)
    }
    let firstSource = attributes[reader].firstSource
    if firstSource == none {
      attributes[reader].firstSource = edge
      dependencies[edge].previousSource = edge
    } else {
      let last = dependencies[firstSource].previousSource
      dependencies[last].nextSource = edge
      dependencies[edge].previousSource = last
      dependencies[firstSource].previousSource = edge
    }
    let firstReader = attributes[source].firstReader
    if firstReader == none {
      attributes[source].firstReader = edge
      dependencies[edge].previousReader = edge
    } else {
      let last = dependencies[firstReader].previousReader
      dependencies[last].nextReader = edge
      dependencies[edge].previousReader = last
      dependencies[firstReader].previousReader = edge
    }
    onEvent?(.linked(reader: AttributeID(rawValue: reader), source: AttributeID(rawValue: source)))
  }

  func unlink(_ edge: Int32) {
    let record = dependencies[edge]
    let firstSource = attributes[record.reader].firstSource
    if edge == firstSource {
      attributes[record.reader].firstSource = record.nextSource
    } else {
      dependencies[record.previousSource].nextSource = record.nextSource
    }
    // The one after, or the first for what it knows of the end.
    let sourceAfter = record.nextSource != none ? record.nextSource : firstSource
    dependencies[sourceAfter].previousSource = record.previousSource
    let firstReader = attributes[record.source].firstReader
    if edge == firstReader {
      attributes[record.source].firstReader = record.nextReader
    } else {
      dependencies[record.previousReader].nextReader = record.nextReader
    }
    let readerAfter = record.nextReader != none ? record.nextReader : firstReader
    dependencies[readerAfter].previousReader = record.previousReader
    dependencies[edge].nextSource = freeDependency
    freeDependency = edge
    onEvent?(
      .unlinked(
        reader: AttributeID(rawValue: record.reader), source: AttributeID(rawValue: record.source)))
  }
}
