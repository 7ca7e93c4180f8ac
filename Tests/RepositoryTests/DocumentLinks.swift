/// Relative links in our documents.
enum DocumentLinks {
  /// Returns a line for each link in `text` that leads nowhere; `exists` is asked with paths
  /// relative to the root.
  static func violations(in text: String, at path: String, exists: (String) -> Bool) -> [String] {
    let folder = path.split(separator: "/").dropLast()
    var isFenced = false
    var found: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("```") || start.hasPrefix("~~~") { isFenced.toggle() }
      guard !isFenced else { continue }
      for link in line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s#]+)[^)]*\)/) {
        let target = String(link.1)
        guard !target.contains(":") else { continue }
        if !exists(resolve(target, from: folder)) {
          found.append("\(path):\(number + 1): no file at \(target)")
        }
      }
    }
    return found
  }

  private static func resolve(_ target: String, from folder: ArraySlice<Substring>) -> String {
    let parts = target.split(separator: "/").reduce(into: Array(folder)) { parts, part in
      switch part {
      case ".": break
      case ".." where !parts.isEmpty: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
