/// Source text with tabs expanded to stops and control characters made visible.
struct WidenedText {
  /// Cells between tab stops.
  static let tabStop = 4

  let text: String
  /// Cells the text takes.
  let width: Int

  /// Widens `source`, which begins at cell `start` of its line.
  init(_ source: String, from start: Int) {
    var text = ""
    var cell = start
    for character in source {
      if character == "\t" {
        let count = WidenedText.tabStop - cell % WidenedText.tabStop
        text += String(repeating: " ", count: count)
        cell += count
      } else {
        let shown = String(character).visible()
        text += shown
        cell += shown.displayWidth
      }
    }
    self.text = text
    width = cell - start
  }
}

/// The part of a long source line that is shown around a caret.
struct SourceWindow {
  let before: String
  let marked: String
  let after: String

  var line: String { before + marked + after }

  /// Cuts the three parts so that together they take at most `width` cells.
  init(before: String, marked: String, after: String, width: Int, ellipsis: String) {
    guard (before + marked + after).displayWidth > width else {
      self.before = before
      self.marked = marked
      self.after = after
      return
    }
    let lead = width / 2
    self.before =
      before.displayWidth <= lead
      ? before : ellipsis + before.lastCells(lead - ellipsis.displayWidth)
    let room = width - self.before.displayWidth
    self.marked = marked.shortened(to: room, ellipsis: ellipsis)
    self.after = after.shortened(to: room - self.marked.displayWidth, ellipsis: ellipsis)
  }
}

extension String {
  /// The longest suffix that takes at most `width` cells.
  fileprivate func lastCells(_ width: Int) -> String {
    var used = 0
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      used += self[previous].displayWidth
      if used > width { break }
      start = previous
    }
    return String(self[start...])
  }
}
