/// Something the graph did, in the order it did it.
package enum GraphEvent: Hashable, Sendable {
  /// An input was written, or a rule declared out of date; nothing was computed.
  case invalidated(AttributeID)
  /// The rule's sources turned out unchanged: it did not run.
  case skipped(AttributeID)
  case ran(AttributeID, isChanged: Bool)
  case linked(reader: AttributeID, source: AttributeID)
  case unlinked(reader: AttributeID, source: AttributeID)
  case failed(AttributeID, GraphFailure)
}

/// Why a rule has no value.
package enum GraphFailure: Error, Hashable, Sendable {
  /// The rule needs its own value; the names lead from the rule back to itself.
  case cycle([String])
  /// Rules ran inside one another deeper than the graph allows.
  case tooDeep(limit: Int)
}
