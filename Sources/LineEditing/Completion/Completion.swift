/// What could stand in place of the word before the cursor.
package struct Completion: Equatable, Sendable {
  /// The word as typed so far, the end of the line before the cursor.
  package var word: String
  /// Whole words, each of which begins with `word`.
  package var candidates: [String]

  package init(word: String, candidates: [String]) {
    self.word = word
    self.candidates = candidates
  }

  /// What all candidates agree on beyond the word as typed.
  var agreed: String {
    let extensions = candidates.filter { $0.hasPrefix(word) }.map { $0.dropFirst(word.count) }
    guard let first = extensions.first else { return "" }
    let length = extensions.dropFirst().reduce(first.count) { length, other in
      min(length, zip(first, other).prefix { $0 == $1 }.count)
    }
    return String(first.prefix(length))
  }
}
