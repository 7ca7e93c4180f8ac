import Diagnostics

/// What a command is to act on, as typed: `"Add"[1]`, `#7`, `VStack/1/Counter`.
package struct TargetReference: Hashable, Sendable {
  /// The ways to name a node.
  package enum Kind: Hashable, Sendable {
    /// Visible text.
    case label(String)
    case node(Int)
    /// The end of an identity path, or a label without quotes.
    case path(String)
  }

  package let kind: Kind
  /// Which of several, in tree order from 0.
  package let index: Int?

  /// What the runtime looks for.
  var text: String {
    switch kind {
    case .label(let text), .path(let text): text
    case .node(let id): "#\(id)"
    }
  }

  /// As the user would type it, without the index.
  var shown: String {
    switch kind {
    case .label(let label): "\"\(label.visible())\""
    case .node: text
    case .path(let path): "'\(path.visible())'"
    }
  }
}

extension ArgumentReader {
  /// Takes a target, if one comes next.
  package mutating func target() throws(Misuse) -> TargetReference? {
    if let label = try quoted() { return TargetReference(kind: .label(label), index: index()) }
    guard let word = word() else { return nil }
    return try target(from: word)
  }

  /// Takes everything that is left as one target, so that labels of several words need no quotes.
  package mutating func lastTarget() throws(Misuse) -> TargetReference? {
    guard let next else { return nil }
    guard next != "\"" else {
      let found = try target()
      try end()
      return found
    }
    return try target(from: rest())
  }

  private func target(from word: String) throws(Misuse) -> TargetReference {
    if word.hasPrefix("#") {
      guard let id = Int(word.dropFirst()) else {
        throw misuse("'\(word)' is not a node id; ids look like #7")
      }
      return TargetReference(kind: .node(id), index: nil)
    }
    if word.hasSuffix("]"), let open = word.lastIndex(of: "["),
      let index = Int(word[word.index(after: open)...].dropLast())
    {
      return TargetReference(kind: .path(String(word[..<open])), index: index)
    }
    return TargetReference(kind: .path(word), index: nil)
  }
}
