/// One line of the render tree.
package struct TreeRow: Sendable {
  package enum Mark: String, Sendable {
    case created = "+"
    case updated = "~"
    case removed = "-"
    case moved = ">"
    case ran = "*"
    case unchanged = " "
  }

  package var node: Int
  package var depth: Int
  package var type: String
  package var kind: NodeKind
  package var detail: String
  package var path: String
  package var mark: Mark
  /// `"ON" -> "OFF"`, `body ran: _isOn`, `n = 3 lost`, `n = 0 new`.
  package var remark: String
  /// State of this node was thrown away or started anew at the same place.
  package var isReset: Bool

  package init(
    node: Int, depth: Int, type: String, kind: NodeKind, detail: String, path: String, mark: Mark,
    remark: String, isReset: Bool = false
  ) {
    self.node = node
    self.depth = depth
    self.type = type
    self.kind = kind
    self.detail = detail
    self.path = path
    self.mark = mark
    self.remark = remark
    self.isReset = isReset
  }
}
