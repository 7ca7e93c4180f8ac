import AttributeGraph

/// Why a node was made, removed or updated, in one sentence that ends with the rule's id.
extension Runtime {
  func creationSentence(_ creation: CreationLog.Creation) -> String {
    switch creation.cause {
    case _ where tree[creation.node].kind == .screen: "its screen was pushed (L24)"
    case .mounted: "the view was mounted"
    case .appeared where tree[creation.node].kind == .branch: "its `if` became true (I05)"
    case .appeared, .vanished:
      (contentCause(of: creation.node) ?? boundCause(of: creation.node))?.sentence
        ?? "\(ownerName(of: creation.node))'s body has a view here now (I05)"
    case .row where isInHierarchy(creation.node): "it was added to its superview (K09)"
    case .row: "ForEach has a new id: \(rowID(of: creation.node)?.display ?? "") (I43)"
    case .realised: lazySentence(for: creation.node)
    default: sharedSentence(creation.cause, of: creation.node)
    }
  }

  func removalSentence(_ removal: StepLog.Removal) -> String {
    switch removal.cause {
    case _ where tree[removal.node].kind == .screen: "its screen was popped (L24)"
    case .vanished where tree[removal.node].kind == .branch: "its `if` became false (I05)"
    case .appeared, .vanished, .mounted:
      (contentCause(of: removal.node) ?? boundCause(of: removal.node))?.sentence
        ?? "\(ownerName(of: removal.node))'s body has no view here any more (I05)"
    case .rowGone where isInHierarchy(removal.node): "it was removed from its superview (K10)"
    case .rowGone: "ForEach has no id \(rowID(of: removal.node)?.display ?? "") any more (I44)"
    default: sharedSentence(removal.cause, of: removal.node)
    }
  }

  func updateSentence(for node: NodeIndex) -> String {
    contentCause(of: node)?.sentence
      ?? "\(ownerName(of: node))'s body ran and gave it other arguments"
  }

  /// Where no body ran for a node: the closure that makes it, and the sources that changed for it.
  func contentCause(of node: NodeIndex) -> (sentence: String, sources: [Int32])? {
    var place = tree[node].parent
    while place != .none, tree[place].kind != .composite {
      let owner = tree.owner(of: place)
      let isOnItsOwn = owner == .none || !marks(of: owner).contains(.ran)
      if isOnItsOwn, let rule = contentRule(of: place) {
        let sources = changedSources(of: rule)
        return (contentSentence(for: place, sources), sources.map(\.rawValue))
      }
      place = tree[place].parent
    }
    return nil
  }

  /// Where a body ran as well: what hangs on a bound value all the same, as a sheet on its flag.
  func boundCause(of node: NodeIndex) -> (sentence: String, sources: [Int32])? {
    var place = tree[node].parent
    while place != .none, !tree[place].kind.isNode {
      if case .dynamic(let bound) = tree[place].payload {
        let sources = changedSources(of: bound.rule)
        guard !sources.isEmpty else { return nil }
        return (contentSentence(for: place, sources), sources.map(\.rawValue))
      }
      place = tree[place].parent
    }
    return nil
  }

  /// A row that a lazy container made: for a new element, or as it came near the screen.
  private func lazySentence(for row: NodeIndex) -> String {
    let sentence = sharedSentence(.realised, of: row)
    guard let id = rowID(of: row), log.lazyInserts[tree[row].parent]?.contains(id) == true else {
      return sentence
    }
    return "ForEach has a new id: \(id.display) (I43), and \(sentence)"
  }

  private func contentSentence(for place: NodeIndex, _ sources: [AttributeID]) -> String {
    let changes = sources.map { transition(of: $0) }.joined(separator: ", ")
    switch tree[place].payload {
    case .dynamic(let place) where place.element.reason != nil && changes.isEmpty:
      return place.element.reason ?? ""
    case .dynamic(let place) where isBound(place.element, to: sources):
      return "the value it is bound to changed\(changes.isEmpty ? "" : ": \(changes)") (U50)"
    case .deferred(let place) where changes.isEmpty && place.element.timing == .withSize:
      guard let size = place.size else { break }
      let (width, height) = (
        Int(saturating: size.width.rounded()), Int(saturating: size.height.rounded())
      )
      return "the closure that makes it ran again for a size of \(width) x \(height) (U22)"
    default: break
    }
    let reads = changes.isEmpty ? "" : ": it had read \(changes)"
    return "the closure that makes it ran again\(reads) (U96)"
  }

  /// True unless all that changed is what the closure of the content read on its own, as that of a
  /// sheet does (U96).
  private func isBound(_ element: DynamicElement, to sources: [AttributeID]) -> Bool {
    sources.isEmpty || element.sources.isEmpty
      || element.sources.contains { sources.contains($0.attribute) }
  }

  /// The rule of a place whose content may be made again without a body.
  private func contentRule(of place: NodeIndex) -> AttributeID? {
    switch tree[place].payload {
    case .dynamic(let place): place.rule
    case .deferred(let place): place.rule
    default: rowRules[place]
    }
  }

  /// What a rule depends on and the step changed, in reading order.
  private func changedSources(of rule: AttributeID) -> [AttributeID] {
    var sources: [AttributeID] = []
    graph.forEachSource(of: rule) { source, _ in
      if log.firstWrites[source] != nil, !sources.contains(source) { sources.append(source) }
    }
    return sources
  }

  /// True for the content of an `item:`, which goes by the item's id as by an `.id`.
  private func isItem(_ node: NodeIndex) -> Bool {
    var place = tree[node].parent
    while place != .none, !tree[place].kind.isNode {
      if case .dynamic = tree[place].payload { return true }
      place = tree[place].parent
    }
    return false
  }

  /// Sentences that say the same of what went and of what came.
  private func sharedSentence(_ cause: Cause, of node: NodeIndex) -> String {
    switch cause {
    case .branch:
      "its `if` or `switch` took another branch, which is another identity (I01)"
    case .identity(let old?, let new?) where isItem(node):
      "the item it shows has another id, \(new.display) instead of \(old.display) (I32)"
    case .identity(let old?, let new?):
      "its `.id` changed from \(old.display) to \(new.display) (I32)"
    case .identity(nil, let new?): "it has the `.id` \(new.display) now (I32)"
    case .identity(_, nil): "it has no `.id` any more (I32)"
    case .erasure(let old, let new): "AnyView holds \(new) instead of \(old) (I12)"
    case .type(let old, let new): "\(new) stands where \(old) stood (I12)"
    case .realised: "a lazy container needed the row (Z01)"
    case .released: "the row was far off screen (Z07)"
    case .revived: "it was wanted again before its removal transition had ended (I31)"
    case .mounted, .appeared, .vanished, .row, .rowGone: ""
    }
  }
}
