/// The captures of a regular expression, as its literal's type lists them.
///
/// A capture that a match may go without, since it is repeated from zero on or stands in one of
/// several alternatives, is optional; how often it may be left out does not count.
struct RegexCaptures {
  struct Capture {
    let name: String?
    var isOptional = false
  }

  private(set) var captures: [Capture] = []
  private var groups: [Group] = [Group(isCapture: false, first: 0)]
  private var rest: Substring

  /// A group that has not ended, with the number of the first capture in it.
  private struct Group {
    let isCapture: Bool
    let first: Int
    var hasAlternatives = false
  }

  init(_ pattern: String) {
    rest = pattern[...]
    let skipsComments = pattern.hasPrefix("(?x)")
    while let character = rest.popFirst() {
      switch character {
      case "\\": skipEscape()
      case "[": skipClass()
      case "#" where skipsComments: rest = rest.drop { !$0.isNewline }
      case "(": open()
      case ")": close()
      case "|": groups[groups.count - 1].hasAlternatives = true
      default: break
      }
    }
    while !groups.isEmpty { end(groups.removeLast()) }
  }

  private mutating func skipEscape() {
    guard rest.popFirst() == "Q" else { return }
    while !rest.isEmpty, !rest.hasPrefix("\\E") { rest.removeFirst() }
  }

  private mutating func skipClass() {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "\\": _ = rest.popFirst()
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
    }
  }

  private mutating func open() {
    guard rest.first == "?" else { return begin(capture: Capture(name: nil)) }
    let kind = rest.dropFirst()
    if kind.first == "#" {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return
    }
    let named = kind.hasPrefix("P<") ? kind.dropFirst() : kind
    if named.first == "<", let second = named.dropFirst().first, second != "=", second != "!" {
      begin(capture: Capture(name: String(named.dropFirst().prefix { $0 != ">" })))
    } else {
      groups.append(Group(isCapture: false, first: captures.count))
    }
    rest = kind
  }

  private mutating func begin(capture: Capture) {
    groups.append(Group(isCapture: true, first: captures.count))
    captures.append(capture)
  }

  private mutating func close() {
    guard groups.count > 1 else { return }
    let group = groups.removeLast()
    end(group)
    let mayBeLeftOut = ["?", "*", "{0", "{,"].contains { rest.hasPrefix($0) }
    if mayBeLeftOut { makeOptional(from: group.first) }
  }

  private mutating func end(_ group: Group) {
    if group.hasAlternatives { makeOptional(from: group.first + (group.isCapture ? 1 : 0)) }
  }

  private mutating func makeOptional(from first: Int) {
    for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
  }
}
