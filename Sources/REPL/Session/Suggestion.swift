/// Finds the name that was probably meant.
package enum Suggestion {
  /// Returns the nearest of `names`, if one is near enough to be worth saying.
  package static func nearest(to name: String, in names: [String]) -> String? {
    let typed = Array(name.lowercased())
    guard !typed.isEmpty else { return nil }
    let limit = max(1, typed.count / 3 + (typed.count > 3 ? 1 : 0))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = editDistance(typed, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty else { return second.count }
    guard !second.isEmpty else { return first.count }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in 1...first.count {
      var row = [i]
      for j in 1...second.count {
        let isSame = first[i - 1] == second[j - 1]
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
