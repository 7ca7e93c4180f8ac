/// Earlier entries, oldest first, without duplicates.
package struct History: Equatable, Sendable {
  /// The most that is remembered.
  package static let capacity = 1000

  package private(set) var entries: [String] = []

  package init() {}

  /// Adds an entry as the newest; an equal older one goes.
  ///
  /// An entry that begins with a space is not recorded: that is how a user keeps one private.
  /// Returns whether it was recorded.
  @discardableResult
  package mutating func add(_ entry: String) -> Bool {
    let isBlank = entry.allSatisfy(\.isWhitespace)
    guard !isBlank, !entry.hasPrefix(" ") else { return false }
    entries.removeAll { $0 == entry }
    entries.append(entry)
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
    return true
  }
}
