import Diagnostics
import ViewRuntime

extension Session {
  /// Finds the one node a reference means, or lists the candidates.
  func resolve(
    _ reference: TargetReference?, for purpose: TargetPurpose
  ) throws(Misuse) -> ResolvedTarget {
    try requireMounted()
    let runtime = simulation.runtime
    guard let reference else {
      let all = candidates(for: purpose)
      guard all.count != 1 else { return all[0].resolved }
      if purpose.isOfKeyboard, let field = runtime.focusedField,
        let focused = all.first(where: { $0.target.node == field })
      {
        return focused.resolved
      }
      throw all.isEmpty
        ? Misuse("no-target", purpose.absence)
        : ambiguity("the target", all.map(\.target))
    }
    let found = runtime.targets(matching: reference.text)
    let matches = unique(found, for: purpose)
    if let index = reference.index {
      guard matches.indices.contains(index) else {
        throw Misuse(
          "no-target",
          "\(reference.shown)[\(index)] does not exist: there \(counted(matches.count))")
      }
      return matches[index].resolved
    }
    if matches.count == 1 { return matches[0].resolved }
    if matches.isEmpty {
      throw missing(reference, found, candidates(for: purpose).map(\.target), purpose)
    }
    throw ambiguity(reference.shown, matches.map(\.target))
  }

  /// A target with what it answers to.
  private struct Candidate {
    let target: Runtime.Target
    let interaction: Interaction

    var resolved: ResolvedTarget {
      ResolvedTarget(node: target.node, interaction: interaction)
    }
  }

  /// Everything on the screen that answers to `purpose`, in tree order.
  private func candidates(for purpose: TargetPurpose) -> [Candidate] {
    unique(simulation.runtime.controls(), for: purpose)
  }

  private func unique(_ targets: [Runtime.Target], for purpose: TargetPurpose) -> [Candidate] {
    var seen: Set<Int> = []
    let all = targets.compactMap { target -> Candidate? in
      var candidate = self.candidate(target, for: purpose)
      var outer = target
      while candidate == nil, purpose.isOfWholeControl,
        let next = simulation.runtime.control(around: outer.node)
      {
        outer = next
        candidate = self.candidate(next, for: purpose)
      }
      return candidate.flatMap { seen.insert($0.target.node).inserted ? $0 : nil }
    }
    let likely = all.filter { purpose.isUsual(for: $0.interaction) }
    return likely.isEmpty ? all : likely
  }

  private func candidate(_ target: Runtime.Target, for purpose: TargetPurpose) -> Candidate? {
    guard let interaction = simulation.runtime.interaction(of: target.node),
      purpose.accepts(interaction, simulation.runtime.touchKinds(of: target.node))
    else { return nil }
    return Candidate(target: target, interaction: interaction)
  }

  private func missing(
    _ reference: TargetReference, _ found: [Runtime.Target], _ all: [Runtime.Target],
    _ purpose: TargetPurpose
  ) -> Misuse {
    if let target = found.first {
      if let cover = simulation.runtime.cover(of: target.node) {
        return Misuse(
          "covered", "\(target.type) #\(target.node) lies behind \(cover)",
          notes: [":dismiss closes what is on top"] + list(all))
      }
      return Misuse(
        "no-target", "\(target.type) #\(target.node) is not \(purpose.noun), or it is disabled",
        notes: list(all))
    }
    let nearest = Suggestion.nearest(
      to: reference.text, in: all.map(\.label).filter { !$0.isEmpty })
    var notes = nearest.map { ["did you mean \"\($0.visible())\"?"] } ?? []
    notes += list(all)
    return Misuse("no-target", "nothing on the screen is called \(reference.shown)", notes: notes)
  }

  private func ambiguity(_ shown: String, _ targets: [Runtime.Target]) -> Misuse {
    Misuse(
      "ambiguous", "\(shown) could be \(targets.count) things; say which", notes: list(targets))
  }

  /// Candidates as they would be typed.
  private func list(_ targets: [Runtime.Target]) -> [String] {
    let shown = targets.prefix(Session.longestCandidateList)
    var counts: [String: Int] = [:]
    let repeated = Set(
      targets.map(\.label).filter { label in
        targets.count { $0.label == label } > 1
      })
    var notes = shown.map { target -> String in
      let index = counts[target.label, default: 0]
      counts[target.label] = index + 1
      let suffix = repeated.contains(target.label) ? "[\(index)]" : ""
      let label = target.label.isEmpty ? "" : "\"\(target.label.visible())\"\(suffix)  "
      return "\(label)#\(target.node)  \(target.path.visible())"
    }
    if targets.count > shown.count { notes.append("and \(targets.count - shown.count) more") }
    return notes
  }

  private func counted(_ count: Int) -> String {
    switch count {
    case 0: "is none"
    case 1: "is one, [0]"
    default: "are \(count), [0] to [\(count - 1)]"
    }
  }

  /// Candidates listed before the rest is only counted.
  static let longestCandidateList = 12

  /// Makes sure there is something to act on.
  func requireMounted() throws(Misuse) {
    guard !isMounted else { return }
    throw Misuse(
      "not-mounted", "no view is mounted",
      notes: [":load PATH loads a file, :mount EXPRESSION mounts a view"])
  }
}
