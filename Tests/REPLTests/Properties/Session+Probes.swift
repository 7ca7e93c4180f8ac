import AttributeGraph
import ViewRuntime

@testable import REPL
@testable import ViewRuntime

/// What the properties look at, beside what a session prints.
extension Session {
  /// One live node as reports name it.
  struct Leaf: Hashable {
    let node: Int
    let path: String
    let type: String
    let detail: String
  }

  /// The live nodes, in tree order.
  var leaves: [Leaf] {
    simulation.runtime.treeRows().map {
      Leaf(node: $0.node, path: $0.path, type: $0.type, detail: $0.detail)
    }
  }

  /// Paths and contents, without the numbers that tell how often something was made anew.
  var picture: [String] { leaves.map { "\($0.path) \($0.detail)" } }

  /// The live nodes in tree order, without some and what is inside those.
  func order(without nodes: Set<Int>) -> [Int] {
    var hidden = Int.max
    return simulation.runtime.treeRows().compactMap { row in
      guard row.depth <= hidden else { return nil }
      hidden = nodes.contains(row.node) ? row.depth : Int.max
      return hidden == Int.max ? row.node : nil
    }
  }

  /// The recorded edges: reader, source and the property it is read by.
  var edges: Set<String> {
    Set(
      simulation.runtime.graphSnapshot().attributes.flatMap { reader in
        reader.sources.map {
          "\(reader.name) \(reader.id.rawValue) reads \($0.source.rawValue) as \($0.label)"
        }
      })
  }

  /// Runs every live body, and every other closure that makes views, though nothing changed.
  func runEverythingAgain() -> StepReport {
    let runtime = simulation.runtime
    return simulation.perform {
      runtime.tree.walk(runtime.tree.root) { node in
        switch runtime.tree[node].payload {
        case .composite(let instance) where runtime.tree[node].kind == .composite:
          instance.replacement = .init(value: instance.value, difference: Difference("again"))
          runtime.graph.invalidate(instance.rule)
        case .dynamic(let place): runtime.graph.invalidate(place.rule)
        case .deferred(let place): runtime.graph.invalidate(place.rule)
        default: if let rule = runtime.rowRules[node] { runtime.graph.invalidate(rule) }
        }
        return true
      }
      runtime.update()
    }
  }

  /// What is wrong after a step: nothing, if the screen and the edges are as if everything had just
  /// been made, and if what was reported leads from the `old` nodes to the live ones.
  func violations(after report: StepReport, from old: [Leaf]) -> [String] {
    var found = unreported(by: report, since: old)
    let (edges, leaves) = (edges, leaves)
    let again = runEverythingAgain()
    found += again.changes.map { "run again: \($0.node.path) was \($0.verb) \($0.node.detail)" }
    if self.leaves != leaves { found.append("run again: another tree") }
    let read = self.edges
    found += edges.subtracting(read).sorted().map { "stale edge: \($0)" }
    found += read.subtracting(edges).sorted().map { "missing edge: \($0)" }
    return found
  }

  /// Where the reported changes, made to the nodes of before, do not give the nodes of now.
  private func unreported(by report: StepReport, since old: [Leaf]) -> [String] {
    var found: [String] = []
    var nodes: [Int: Leaf] = [:]
    for leaf in old {
      if nodes.updateValue(leaf, forKey: leaf.node) != nil { found.append("twice: \(leaf)") }
    }
    for node in report.removed where nodes.removeValue(forKey: node.id) == nil {
      found.append("removed, but was not there: \(node.path)")
    }
    for node in report.created where nodes.updateValue(Leaf(node), forKey: node.id) != nil {
      found.append("created, but was there: \(node.path)")
    }
    for node in report.updated {
      let before = nodes.updateValue(Leaf(node), forKey: node.id)
      if before == nil || node.was.map({ $0 != before?.detail }) ?? false {
        found.append("updated, but was \(before?.detail ?? "not there"): \(node.path)")
      }
    }
    let now = Dictionary(leaves.map { ($0.node, $0) }) { first, _ in first }
    for (node, leaf) in now where nodes[node] != leaf { found.append("not reported: \(leaf)") }
    for (node, leaf) in nodes where now[node] == nil { found.append("still reported: \(leaf)") }
    let kept = order(without: Set((report.created + report.moved).map(\.id)))
    if old.map(\.node).filter(Set(kept).contains) != kept { found.append("moved unreported") }
    return found
  }
}

extension Session.Leaf {
  fileprivate init(_ node: NodeReport) {
    self.init(node: node.id, path: node.path, type: node.type, detail: node.detail)
  }
}
