/// Why a node was made, removed or updated, in one sentence that ends with the rule's id.
extension Runtime {
  func creationSentence(_ creation: StepLog.Creation) -> String {
    switch creation.cause {
    case _ where tree[creation.node].kind == .screen: "its screen was pushed (L24)"
    case .mounted: "the view was mounted"
    case .appeared where tree[creation.node].kind == .branch: "its `if` became true (I05)"
    case .appeared, .vanished:
      "\(ownerName(of: creation.node))'s body has a view here now (I05)"
    case .row(let id): "ForEach has a new id: \(id.display) (I43)"
    default: sharedSentence(creation.cause)
    }
  }

  func removalSentence(_ removal: StepLog.Removal) -> String {
    switch removal.cause {
    case _ where tree[removal.node].kind == .screen: "its screen was popped (L24)"
    case .vanished where tree[removal.node].kind == .branch: "its `if` became false (I05)"
    case .appeared, .vanished, .mounted:
      "\(ownerName(of: removal.node))'s body has no view here any more (I05)"
    case .row(let id), .rowGone(let id): "ForEach has no id \(id.display) any more (I44)"
    default: sharedSentence(removal.cause)
    }
  }

  func updateSentence(for node: NodeIndex) -> String {
    var place = tree[node].parent
    while place != .none, tree[place].kind != .composite {
      let owner = tree.owner(of: place)
      let isOnItsOwn = owner == .none || !marks(of: owner).contains(.ran)
      if tree[place].kind == .dynamic, isOnItsOwn {
        return "the value it is bound to changed (U50)"
      }
      if tree[place].kind == .row || tree[place].kind == .deferred, isOnItsOwn {
        return "the closure that makes it ran again (U96)"
      }
      place = tree[place].parent
    }
    return "\(ownerName(of: node))'s body ran and gave it other arguments"
  }

  /// Sentences that say the same of what went and of what came.
  private func sharedSentence(_ cause: Cause) -> String {
    switch cause {
    case .branch:
      "its `if` or `switch` took another branch, which is another identity (I01)"
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
