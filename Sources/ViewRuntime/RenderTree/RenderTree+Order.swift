extension RenderTree {
  /// True if `left` stands before `right` in the tree, parents before what is inside them.
  ///
  /// Works from depths and slots alone, so it costs the depth of the tree and not its width, and
  /// also answers for records that have been removed.
  func precedes(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
    if left == right { return false }
    let (above, below) = divergence(of: left, right)
    if above == below { return self[left].depth < self[right].depth }
    return self[above].slot < self[below].slot
  }

  /// True if the appear action of `left` runs before that of `right`: inner before outer (U151).
  ///
  /// The order of siblings is not specified. As observed, views of one container go last to first,
  /// rows of a `ForEach` first to last (C01).
  func appearsBefore(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
    if left == right { return false }
    let (above, below) = divergence(of: left, right)
    if above == below { return self[left].depth > self[right].depth }
    let isForward = self[above].kind.isRow && self[below].kind.isRow
    return (self[above].slot < self[below].slot) == isForward
  }

  /// True if `left` was written before `right`: inner before outer, siblings first to last (U142).
  func isWrittenBefore(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
    if left == right { return false }
    let (above, below) = divergence(of: left, right)
    if above == below { return self[left].depth > self[right].depth }
    return self[above].slot < self[below].slot
  }

  /// The two siblings the ways from the root part at; the same record twice if one of the two is
  /// inside the other.
  private func divergence(of left: NodeIndex, _ right: NodeIndex) -> (NodeIndex, NodeIndex) {
    var left = left
    var right = right
    while self[left].depth > self[right].depth { left = self[left].parent }
    while self[right].depth > self[left].depth { right = self[right].parent }
    while left != right, self[left].parent != self[right].parent {
      left = self[left].parent
      right = self[right].parent
    }
    return (left, right)
  }
}
