/// The lines that lead from a parent to its children.
struct TreeGuides {
  let branch: String
  let last: String
  let through: String
  let gap: String

  /// Cells one level takes where there is room.
  static let wide = 4

  /// Chooses guides; `isNarrow` halves the indentation, for trees too deep for the line.
  init(charset: PrintOptions.Charset, isNarrow: Bool) {
    switch (charset == .unicode, isNarrow) {
    case (true, false): (branch, last, through, gap) = ("├── ", "└── ", "│   ", "    ")
    case (true, true): (branch, last, through, gap) = ("├ ", "└ ", "│ ", "  ")
    case (false, false): (branch, last, through, gap) = ("|-- ", "`-- ", "|   ", "    ")
    case (false, true): (branch, last, through, gap) = ("|-", "`-", "| ", "  ")
    }
  }
}
