import Diagnostics
import ViewRuntime

/// Prints a tree: mark in the margin, guides, type and id, remark in a column of its own.
struct TreePrinter {
  /// Alike siblings shown before the rest of a long run is folded.
  static let shownOfRun = 3
  /// Runs of siblings that changed alike are folded if they are longer than this.
  static let longestRun = 8
  /// The same for siblings that look alike, where a whole tree was asked for.
  static let longestListing = 20

  /// How much of a tree is shown.
  enum Extent {
    /// What changed.
    case changes
    /// Every row with its detail; the rest of a long list is folded.
    case listing
    case everything
  }

  let options: PrintOptions
  let extent: Extent
  private let outline: Outline
  private let guides: TreeGuides
  private var lines: [String] = []

  /// Prepares to print `rows`.
  private init(_ rows: [TreeRow], options: PrintOptions, _ extent: Extent) {
    self.options = options
    self.extent = extent
    outline = Outline(rows)
    let depth = extent == .changes ? outline.interestingDepth : outline.depth
    let isNarrow = depth * TreeGuides.wide > options.remarkColumn - 7
    guides = TreeGuides(charset: options.charset, isNarrow: isNarrow)
  }

  /// Returns the lines of a tree.
  static func lines(_ rows: [TreeRow], options: PrintOptions, _ extent: Extent) -> [String] {
    var printer = TreePrinter(rows, options: options, extent)
    printer.printSiblings(printer.outline.roots, prefix: "", isRoot: true)
    return printer.lines
  }

  /// What stands in a parent's list of children: a row, or a stretch that was left out.
  private enum Item {
    case row(Int)
    case folded(count: Int, what: String)
  }

  private mutating func printSiblings(_ siblings: [Int], prefix: String, isRoot: Bool) {
    let items = items(siblings)
    for (position, item) in items.enumerated() {
      let isLast = position == items.count - 1
      let lead = isRoot ? "" : prefix + (isLast ? guides.last : guides.branch)
      switch item {
      case .row(let index):
        let entry = outline.entries[index]
        printRow(entry.row, lead: lead)
        let below = isRoot ? "" : prefix + (isLast ? guides.gap : guides.through)
        printSiblings(entry.children, prefix: below, isRoot: false)
      case .folded(let count, let what):
        let text = "    " + fitted(lead) + "\(options.ellipsis) \(count) \(what)"
        lines.append(options.paint(text.shortened(to: options.lineWidth), .dim))
      }
    }
  }

  private func items(_ siblings: [Int]) -> [Item] {
    switch extent {
    case .changes: folded(siblings)
    case .listing: listed(siblings)
    case .everything: siblings.map { .row($0) }
    }
  }

  /// Folds the rest of long runs of siblings of one type and size.
  private func listed(_ siblings: [Int]) -> [Item] {
    var items: [Item] = []
    var position = 0
    while position < siblings.count {
      let first = outline.entries[siblings[position]]
      let run = siblings[position...].prefix { index in
        let entry = outline.entries[index]
        return entry.row.type == first.row.type && entry.size == first.size
      }
      let shown = run.count > TreePrinter.longestListing ? TreePrinter.shownOfRun : run.count
      items += run.prefix(shown).map { .row($0) }
      if shown < run.count {
        let what = "more \(options.shown(first.row.type))"
        items.append(.folded(count: run.count - shown, what: what))
      }
      position += run.count
    }
    return items
  }

  /// Folds unchanged stretches, and the middle of long runs of alike changes.
  private func folded(_ siblings: [Int]) -> [Item] {
    var items: [Item] = []
    var unchanged = 0
    var position = 0
    func flush() {
      if unchanged > 0 { items.append(.folded(count: unchanged, what: "unchanged")) }
      unchanged = 0
    }
    while position < siblings.count {
      let entry = outline.entries[siblings[position]]
      guard entry.isInteresting else {
        unchanged += entry.size
        position += 1
        continue
      }
      flush()
      let run = lengthOfRun(in: siblings, from: position)
      let shown = run > TreePrinter.longestRun ? TreePrinter.shownOfRun : run
      items += siblings[position..<position + shown].map { .row($0) }
      if shown < run {
        let rest = siblings[position + shown..<position + run]
        let count = rest.reduce(0) { $0 + outline.entries[$1].size }
        items.append(.folded(count: count, what: entry.row.mark.word))
      }
      position += run
    }
    flush()
    return items
  }

  /// How many siblings from `position` on were created, or removed, alike; at least one.
  private func lengthOfRun(in siblings: [Int], from position: Int) -> Int {
    let first = outline.entries[siblings[position]]
    guard first.row.mark == .created || first.row.mark == .removed, first.isUniform else {
      return 1
    }
    let alike = siblings[position...].prefix { index in
      let entry = outline.entries[index]
      return entry.isUniform && entry.row.mark == first.row.mark
        && entry.row.type == first.row.type && entry.size == first.size
    }
    return max(alike.count, 1)
  }

  private mutating func printRow(_ row: TreeRow, lead: String) {
    var left = row.mark.rawValue + "   " + fitted(lead) + options.shown(row.type)
    if row.node > 0 { left += " #\(row.node)" }
    left = left.shortened(to: options.lineWidth, ellipsis: options.ellipsis)
    var remark = options.shown(row.remark)
    if remark.isEmpty, extent != .changes || row.mark == .created {
      remark = options.shown(row.detail)
    }
    if row.isReset { remark += remark.isEmpty ? "!" : " !" }
    guard !remark.isEmpty else {
      lines.append(painted(left, row.mark))
      return
    }
    let start = max(options.remarkColumn, left.displayWidth + 2)
    let room = options.lineWidth - start
    guard room >= 4 else {
      lines.append(painted(left, row.mark))
      return
    }
    lines.append(
      painted(left, row.mark) + String(repeating: " ", count: start - left.displayWidth)
        + shortened(remark, to: room))
  }

  private func shortened(_ remark: String, to room: Int) -> String {
    Transition(remark)?.text(width: room, ellipsis: options.ellipsis)
      ?? remark.shortened(to: room, ellipsis: options.ellipsis)
  }

  /// Cuts guides from the left where a tree is deeper than the line is wide.
  private func fitted(_ lead: String) -> String {
    let room = options.lineWidth - 28
    guard lead.count > room else { return lead }
    return options.ellipsis + lead.suffix(room - options.ellipsis.count)
  }

  private func painted(_ text: String, _ mark: TreeRow.Mark) -> String {
    let text = text.trimmingTrailingSpaces
    return mark.colour.map { options.paint(text, $0) } ?? text
  }
}

extension TreeRow.Mark {
  /// The mark in words.
  var word: String {
    switch self {
    case .created: "created"
    case .updated: "updated"
    case .removed: "removed"
    case .moved: "moved"
    case .ran: "ran"
    case .unchanged: "unchanged"
    }
  }

  fileprivate var colour: ANSIColour? {
    switch self {
    case .created: .green
    case .updated: .yellow
    case .removed: .red
    case .moved: .blue
    case .ran: .cyan
    case .unchanged: nil
    }
  }
}
