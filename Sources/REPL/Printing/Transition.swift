import Diagnostics

/// `old -> new`, shortened so that what differs stays to be seen.
struct Transition {
  let old: String
  let new: String

  private static let arrow = " -> "
  /// Characters of a common beginning that are kept in front of the difference.
  private static let keptPrefix = 3

  /// Describes a change; an empty text is shown as one.
  init(old: String, new: String) {
    self.old = old.isEmpty ? "\"\"" : old
    self.new = new.isEmpty ? "\"\"" : new
  }

  /// The change, however long it is.
  var whole: String { old + Transition.arrow + new }

  /// Reads a remark; `nil` if it is not one change.
  init?(_ text: String) {
    let parts = text.split(separator: Transition.arrow, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(old: String(parts[0]), new: String(parts[1]))
  }

  /// Returns the change in at most `width` cells.
  func text(width: Int, ellipsis: String) -> String {
    guard whole.displayWidth > width else { return whole }
    let room = width - Transition.arrow.displayWidth
    guard room >= 8 else { return whole.shortened(to: width, ellipsis: ellipsis) }
    let (left, right) = withoutCommonPrefix(ellipsis)
    let half = room / 2
    let leftRoom = max(half, room - right.displayWidth)
    let shownLeft = left.shortened(to: leftRoom, ellipsis: ellipsis)
    let shownRight = right.shortened(to: room - shownLeft.displayWidth, ellipsis: ellipsis)
    return shownLeft + Transition.arrow + shownRight
  }

  /// Drops what both begin with, if that is long, so that the difference fits.
  private func withoutCommonPrefix(_ ellipsis: String) -> (String, String) {
    var common = 0
    for (first, second) in zip(old, new) {
      guard first == second else { break }
      common += 1
    }
    let dropped = common - Transition.keptPrefix
    guard dropped > Transition.keptPrefix else { return (old, new) }
    return (ellipsis + old.dropFirst(dropped), ellipsis + new.dropFirst(dropped))
  }
}
