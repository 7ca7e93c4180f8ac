import Diagnostics
import ViewRuntime

/// The sources of a program and the bodies that read them, as recorded.
struct DependencyGraph {
  let sources: [DependencyReport]

  /// The sources that a node's number, a view's, a property's or an object's name is about.
  func part(about subject: String) -> DependencyGraph {
    let node = subject.hasPrefix("#") ? Int(subject.dropFirst()) : nil
    return DependencyGraph(
      sources: sources.compactMap { source in
        if PropertyName.matches(subject, source.name)
          || source.name == "\(subject).objectWillChange"
        {
          return source
        }
        var part = source
        part.readers = source.readers.filter { reader in
          reader.node == node || CausePrinter.matches(subject, reader.view, reader.path)
        }
        return part.readers.isEmpty ? nil : part
      })
  }

  /// One line a source, one more for each further reader.
  func lines(_ options: PrintOptions) -> [String] {
    guard !sources.isEmpty else { return ["no body depends on anything: there is no state yet"] }
    let width = min(sources.map { options.shown($0.name).displayWidth }.max() ?? 0, 34)
    return sources.flatMap { source -> [String] in
      let name = options.shown(source.name).shortened(to: width, ellipsis: options.ellipsis)
      guard !source.readers.isEmpty else {
        return [name.padded(to: width) + "  read by nothing"]
      }
      let shown = source.readers.prefix(DependencyGraph.longestList)
      var lines = shown.enumerated().map { index, reader in
        let lead = index == 0 ? name.padded(to: width) + "  read by " : String.spaces(width + 10)
        let via = reader.property.map { "  as \($0)" } ?? ""
        return lead + options.shown("\(reader.view) #\(reader.node)\(via)")
      }
      if shown.count < source.readers.count {
        let rest = source.readers.count - shown.count
        lines.append(String.spaces(width + 10) + "\(options.ellipsis) \(rest) more")
      }
      return lines.map { $0.shortened(to: options.lineWidth, ellipsis: options.ellipsis) }
    }
  }

  /// The graph in Graphviz's language.
  var dot: [String] {
    var lines = ["digraph dependencies {", "  rankdir=LR;"]
    for (index, source) in sources.enumerated() {
      lines.append("  s\(index) [shape=box, label=\(JSON.string(source.name).text)];")
      for reader in source.readers {
        let label = JSON.string("\(reader.view) #\(reader.node)").text
        lines.append("  n\(reader.node) [label=\(label)];")
        lines.append("  s\(index) -> n\(reader.node);")
      }
    }
    return lines + ["}"]
  }

  /// Readers of one source that are listed.
  private static let longestList = 8
}

extension String {
  /// That many spaces.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(count, 0)) }
}

extension Session {
  /// What the running program depends on.
  func dependencyGraph() throws(Misuse) -> DependencyGraph {
    try requireMounted()
    simulation.bridge.forgetGoneObjects()
    return DependencyGraph(sources: simulation.runtime.dependencyReports())
  }
}
