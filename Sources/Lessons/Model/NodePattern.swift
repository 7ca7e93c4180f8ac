/// A type's name, or a pattern for identity paths: `*` stands for anything within a segment, `**`
/// for any segments.
package struct NodePattern: Hashable, Sendable {
  package let text: String
  private let segments: [String]
  private let isPath: Bool

  /// Reads a pattern.
  package init(_ text: String) {
    self.text = text
    isPath = text.contains("/") || text.contains("*")
    segments = text.split(separator: "/").map(String.init)
  }

  /// True if a node of this type at this path is meant.
  package func matches(type: String, path: String) -> Bool {
    guard isPath else { return type == text }
    return NodePattern.matches(segments[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(
    _ pattern: ArraySlice<String>, _ path: ArraySlice<String>
  ) -> Bool {
    // `reached[i]`: the path up to `i` agrees with the pattern so far.
    var reached = [true] + Array(repeating: false, count: path.count)
    for segment in pattern {
      var next = Array(repeating: false, count: path.count + 1)
      if segment == "**" {
        var isOpen = false
        for index in reached.indices {
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
      } else {
        for (offset, part) in path.enumerated() where reached[offset] {
          next[offset + 1] = agrees(Array(segment), Array(part))
        }
      }
      reached = next
    }
    return reached.last ?? false
  }

  private static func agrees(_ pattern: [Character], _ part: [Character]) -> Bool {
    var reached = [true] + Array(repeating: false, count: part.count)
    for character in pattern {
      var next = Array(repeating: false, count: part.count + 1)
      if character == "*" {
        var isOpen = false
        for index in reached.indices {
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
      } else {
        for (offset, found) in part.enumerated() where reached[offset] && found == character {
          next[offset + 1] = true
        }
      }
      reached = next
    }
    return reached.last ?? false
  }
}
