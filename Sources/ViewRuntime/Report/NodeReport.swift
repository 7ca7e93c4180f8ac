package enum NodeKind: String, Sendable { case composite, primitive, container, modifier }

/// One node in a list of what was created, updated, removed or moved.
package struct NodeReport: Sendable {
  package var id: Int
  package var path: String
  package var type: String
  package var kind: NodeKind
  package var detail: String
  /// The detail before, for updated nodes.
  package var was: String?
  /// One sentence: why it was created, updated or removed.
  package var because: String
  /// The topmost node it was created or removed with, if it is not that itself.
  package var top: Int?
  /// The sources that made it another without a body, as `WriteReport.source` numbers them.
  package var sources: [Int32] = []

  package init(
    id: Int, path: String, type: String, kind: NodeKind, detail: String, was: String? = nil,
    because: String, top: Int? = nil
  ) {
    self.id = id
    self.path = path
    self.type = type
    self.kind = kind
    self.detail = detail
    self.was = was
    self.because = because
    self.top = top
  }
}
